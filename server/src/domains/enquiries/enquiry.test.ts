import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness, SUPPORT_EMAIL } from '../../../test/harness.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const SEND = /* GraphQL */ `
  mutation ($input: SendEnquiryInput!) {
    sendEnquiry(input: $input) {
      __typename
      ... on SendEnquiryPayload { email }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const LIST = /* GraphQL */ `
  query ($answered: Boolean, $first: Int, $after: String) {
    enquiries(answered: $answered, first: $first, after: $after) {
      totalCount
      edges { node { id subject message phone answeredAt account { email } } }
      pageInfo { hasNextPage endCursor }
    }
  }
`
const ANSWER = /* GraphQL */ `
  mutation ($input: AnswerEnquiryInput!) {
    answerEnquiry(input: $input) { ... on AnswerEnquiryPayload { enquiry { answer answeredAt } } }
  }
`

interface Listed {
  enquiries: {
    totalCount: number
    edges: { node: { id: string; subject: string; message: string; phone: string | null } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
}

const input = (changes: object = {}) => ({
  submissionKey: newId(),
  kind: 'COMMERCIAL',
  name: 'Elena Pereira',
  email: 'elena@correo.test',
  phone: '094 231 234',
  subject: 'Flota de taxis',
  message: 'Tenemos 40 autos.\nQueremos hablar.',
  website: '',
  writtenForMs: 30_000,
  ...changes,
})
const send = async (changes: object = {}, caller = harness.visitor) =>
  (await caller.data<{ sendEnquiry: object }>(SEND, { input: input(changes) })).sendEnquiry

test('stores it, mails it to our team with the sender as reply address, and confirms it to the sender', async () => {
  expect(await send()).toMatchObject({ __typename: 'SendEnquiryPayload', email: 'elena@correo.test' })
  await harness.drain()
  const mailTo = (address: string) => harness.mails.find(({ to }) => to === address)
  const toTeam = mailTo(SUPPORT_EMAIL)
  const toSender = mailTo('elena@correo.test')
  expect(toTeam).toMatchObject({
    to: SUPPORT_EMAIL,
    replyTo: 'elena@correo.test',
    subject: 'Consulta: Flota de taxis',
  })
  expect(toTeam?.text).toContain('Queremos hablar.')
  expect(toSender).toMatchObject({ to: 'elena@correo.test', subject: 'Recibimos tu consulta' })
  // The typed e-mail may be another person's, who must not receive the sender's text from us.
  for (const typed of ['Elena', 'Flota de taxis', 'Queremos hablar.'])
    expect(`${toSender?.subject} ${toSender?.text} ${toSender?.html}`).not.toContain(typed)
  expect(toSender?.text).toContain('Consulta comercial')
})

test('shows our team unanswered ones, newest first, page by page', async () => {
  await send({ subject: 'Uno', email: 'uno@correo.test' }, cast.ana)
  await send({ subject: 'Dos', email: 'dos@correo.test', phone: null }, cast.ana)
  const page = await cast.admin.data<Listed>(LIST, { answered: false, first: 1 })
  expect(page.enquiries.edges[0]?.node).toMatchObject({
    subject: 'Dos',
    phone: null,
    account: { email: 'ana@cast.test' },
  })
  const next = await cast.admin.data<Listed>(LIST, {
    answered: false,
    first: 1,
    after: page.enquiries.pageInfo.endCursor,
  })
  expect(next.enquiries.edges[0]?.node).toMatchObject({ subject: 'Uno', phone: '+59894231234' })

  const id = page.enquiries.edges[0]?.node.id
  const input = { enquiryId: id, answer: 'Hola.\nHablemos el lunes.' }
  expect(await cast.admin.data(ANSWER, { input })).toMatchObject({
    answerEnquiry: { enquiry: { answer: input.answer, answeredAt: harness.clock.now().toISOString() } },
  })
  await harness.drain()
  const mail = harness.mails.filter(({ to }) => to === 'dos@correo.test').at(-1)
  expect(mail).toMatchObject({ subject: 'Respuesta a tu consulta', replyTo: SUPPORT_EMAIL })
  expect(mail?.text).toContain('Hablemos el lunes.')
  const subjects = async (answered?: boolean) =>
    (await cast.admin.data<Listed>(LIST, { answered })).enquiries.edges.map(({ node }) => node.subject)
  expect(await subjects(false)).not.toContain('Dos')
  expect(await subjects(true)).toEqual(['Dos'])
  expect(await subjects()).toEqual(expect.arrayContaining(['Uno', 'Dos']))
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Poné tu nombre.'],
  ['no subject', { subject: '' }, 'subject', 'Poné un asunto.'],
  ['no message', { message: '\n' }, 'message', 'Escribí tu mensaje.'],
  ['a phone that is none', { phone: '12' }, 'phone', 'Revisá el teléfono, por ejemplo 094 231 234.'],
  [
    'what only a program fills in',
    { website: 'http://x.test' },
    'website',
    'No pudimos enviar tu mensaje. Probá de nuevo; si no sale, escribinos por email.',
  ],
  [
    'the haste of a program',
    { writtenForMs: 300 },
    'writtenForMs',
    'Se envió demasiado rápido. Esperá un momento y volvé a intentarlo.',
  ],
])('refuses %s with a reason', async (_what, changes, path, message) => {
  expect(await send(changes)).toEqual({
    __typename: 'InvalidInput',
    fields: [{ path: [path], message }],
  })
})

test('stores a submission once, and limits the sixth in an hour', async () => {
  const fresh = await createHarness()
  try {
    const again = input({ email: 'otra@correo.test' })
    const sent = async (one: object) =>
      (await fresh.visitor.data<{ sendEnquiry: { __typename: string } }>(SEND, { input: one })).sendEnquiry
        .__typename
    for (let times = 0; times < 7; times += 1) expect(await sent(again)).toBe('SendEnquiryPayload')
    expect(await fresh.services.db.prisma.enquiry.count()).toBe(1)
    expect(await sent({ ...again, message: 'Otra cosa.' })).toBe('InvalidInput')
    for (let times = 0; times < 4; times += 1) expect(await sent(input())).toBe('SendEnquiryPayload')
    expect(await sent(input())).toBe('RateLimited')
  } finally {
    await fresh.close()
  }
})

test('removes an enquiry two years after its answer, and never before it is answered', async () => {
  const ago = (days: number) => after(harness.clock.now(), -days * DAY_MS)
  const written = { kind: 'OTHER', name: 'Ana', email: 'ana@correo.test', message: 'Hola.' } as const
  const answers = { old: ago(731), kept: ago(729), waiting: null }
  const { enquiry } = harness.services.db.prisma
  await enquiry.deleteMany()
  for (const [subject, answeredAt] of Object.entries(answers)) {
    const data = { ...written, subject, answeredAt, submissionKey: newId(), createdAt: ago(800) }
    await enquiry.create({ data })
  }
  await harness.runJob('enquiries.removeOld')
  const left = await enquiry.findMany({ orderBy: { subject: 'asc' } })
  expect(left.map(({ subject }) => subject)).toEqual(['kept', 'waiting'])
})
