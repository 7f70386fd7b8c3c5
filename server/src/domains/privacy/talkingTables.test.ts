import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../test/authorization/people.ts'
import { openStage, type Stage } from '../../../test/authorization/stage.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { jpeg } from '../../../test/pictures.ts'
import { keepSessions, SUBSCRIBE_PUSH, sandboxBrowser } from '../../../test/pushWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { MESSAGE_PHOTO, uploadFile } from '../../../test/uploadsWorld.ts'
import { proveNumber, START_WHATSAPP } from '../../../test/whatsAppWorld.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'
import { unsubscribePush } from '../notifications/push.operations.ts'
import { withdrawQuote } from '../reviews/reviewQuote.operations.ts'
import { removeWhatsApp } from '../whatsapp/whatsAppNumber.operations.ts'
import { exportOwnData } from './dataExport.ts'
import { eraseAccount } from './erasure.ts'

type Party = 'owner' | 'provider'
const PARTIES = ['owner', 'provider'] as const

/** The fate of one table's rows about a person. */
interface Fate {
  /** SQL condition of the rows about the person; a join where it needs one. */
  readonly rows: (who: Person) => string
  /** Rows are deleted, keep their place without the person's words, or stay as they are. */
  readonly erasure: 'DELETED' | 'BLANKED' | 'KEPT'
  /** Section of the export which shows them; null where another one's rows say all. */
  readonly section: string | null
  /** Parties of an order who leave such rows. */
  readonly by?: Party
  /** Consent whose withdrawal deletes or changes the rows; null when they need none. */
  readonly consent: 'WHATSAPP' | 'PUSH' | 'QUOTE' | null
}

const quoted = (id: string) => `'${id}'`
const isOwn =
  (column: string) =>
  ({ accountId }: Person) =>
    `${column} = ${quoted(accountId)}`
const inOrders =
  (of: (orders: string) => string) =>
  ({ accountId, providerId }: Person) =>
    of(
      `SELECT id FROM "Order" WHERE "buyerId" = ${quoted(accountId)} OR "providerId" = ${providerId ? quoted(providerId) : 'NULL'}`,
    )
const inContact = ({ accountId }: Person) =>
  `"contactId" IN (SELECT id FROM "WhatsAppContact" WHERE "accountId" = ${quoted(accountId)})`

const FATES: Readonly<Record<string, Fate>> = {
  // The other party's record too; its rows name accounts without personal data.
  Conversation: {
    rows: inOrders(orders => `"orderId" IN (${orders})`),
    erasure: 'KEPT',
    section: 'Chats de tus compras y ventas',
    consent: null,
  },
  ConversationParty: {
    rows: isOwn('"accountId"'),
    erasure: 'KEPT',
    section: 'Chats de tus compras y ventas',
    consent: null,
  },
  Message: {
    rows: isOwn('"senderId"'),
    erasure: 'BLANKED',
    section: 'Mensajes que escribiste',
    consent: null,
  },
  MessageFile: {
    rows: ({ accountId }) =>
      `"messageId" IN (SELECT id FROM "Message" WHERE "senderId" = ${quoted(accountId)})`,
    erasure: 'DELETED',
    section: 'Mensajes que escribiste',
    consent: null,
  },
  MessageReport: {
    rows: ({ providerId }) => `reporter = '${providerId ? 'PROVIDER' : 'BUYER'}'`,
    erasure: 'BLANKED',
    section: 'Mensajes que denunciaste',
    consent: null,
  },
  Notification: {
    rows: isOwn('"accountId"'),
    erasure: 'DELETED',
    section: 'Avisos de la campana',
    consent: null,
  },
  // Counts the rows of Notification.
  NotificationCount: { rows: isOwn('"accountId"'), erasure: 'DELETED', section: null, consent: null },
  NoticeMute: {
    rows: isOwn('"accountId"'),
    erasure: 'DELETED',
    section: 'Avisos que apagaste',
    consent: null,
  },
  PushSubscription: {
    rows: isOwn('"sessionId"'),
    erasure: 'DELETED',
    section: 'Dispositivos con la sesión abierta',
    consent: 'PUSH',
  },
  // The stars are the provider's record and name nobody.
  Review: {
    rows: inOrders(orders => `"orderId" IN (${orders})`),
    erasure: 'BLANKED',
    section: 'Calificaciones que diste',
    by: 'owner',
    consent: 'QUOTE',
  },
  ReviewReport: {
    rows: ({ providerId }) =>
      `"reviewId" IN (SELECT id FROM "Review" WHERE "providerId" = ${quoted(providerId ?? '')})`,
    erasure: 'BLANKED',
    section: 'Calificaciones que recibiste',
    by: 'provider',
    consent: null,
  },
  WhatsAppContact: {
    rows: isOwn('"accountId"'),
    erasure: 'DELETED',
    section: 'Tu número de WhatsApp',
    consent: 'WHATSAPP',
  },
  WhatsAppCode: {
    rows: isOwn('"accountId"'),
    erasure: 'DELETED',
    section: 'Número de WhatsApp que estás confirmando',
    consent: 'WHATSAPP',
  },
  WhatsAppIncoming: {
    rows: inContact,
    erasure: 'DELETED',
    section: 'Mensajes de WhatsApp que esperan respuesta',
    consent: 'WHATSAPP',
  },
  WhatsAppMessage: {
    rows: inContact,
    erasure: 'DELETED',
    section: 'Avisos por WhatsApp',
    consent: 'WHATSAPP',
  },
}

/** The team's own account at Twilio and its tests: nothing about a person. */
const WITHOUT_PEOPLE = ['WhatsAppRun', 'WhatsAppSetup']

const MODELS = join(import.meta.dirname, '../../../../prisma/models')
/** Files whose models are all about talking. */
const FILES = ['chat', 'notifications', 'reviews', 'whatsapp']
/** Names by which a model elsewhere is about talking. */
const NAMES = /^(Chat|Conversation|Digest|Message|Notice|Notification|Push|Review|Testimonial|WhatsApp)/

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  await talk()
})
afterAll(() => stage.close())

const prisma = () => stage.harness.services.db.prisma
const person = (party: Party) => stage.people[party]
/** One word by party, in each text of theirs. */
const wordOf = (party: Party) => (party === 'owner' ? 'Leocadia77' : 'Fulgencio77')

/** Both parties of a finished order leave rows in every table. */
async function talk(): Promise<void> {
  const { harness, people } = stage
  const { owner, provider } = people
  const at = harness.clock.now()
  const request = await createRequest(owner.caller)
  const offerId = decodeGlobalId(await createOffer(provider.caller, request))?.id ?? ''
  const { currentVersionId } = await prisma().offer.findUniqueOrThrow({ where: { id: offerId } })
  await prisma().order.create({
    data: {
      source: 'OFFER',
      offerId,
      offerVersionId: currentVersionId,
      requestId: request.rawId,
      buyerId: owner.accountId,
      providerId: provider.providerId ?? '',
      plan: 'FULL',
      state: 'RELEASED',
      reviewStage: 'GIVEN',
      totalCentesimos: 485_000,
      paidCentesimos: 485_000,
      createdAt: at,
      conversation: {
        create: {
          createdAt: at,
          parties: { create: PARTIES.map(party => ({ accountId: people[party].accountId })) },
        },
      },
      review: {
        create: {
          provider: { connect: { id: provider.providerId ?? '' } },
          responseTime: 5,
          productQuality: 4,
          descriptionClarity: 4,
          productMatch: 4,
          comment: `Gracias, ${wordOf('owner')}`,
          answer: `De nada, ${wordOf('provider')}`,
          createdAt: at,
          mayBeQuoted: true,
          quotedAt: at,
          reports: { create: { reason: `No es así: ${wordOf('provider')}`, createdAt: at } },
        },
      },
    },
  })
  const conversation = await prisma().conversation.findFirstOrThrow()
  for (const party of PARTIES) {
    const { accountId, caller } = people[party]
    const other = party === 'owner' ? 'PROVIDER' : 'BUYER'
    const fileName = `${wordOf(party)}.jpg`
    const { upload } = await uploadFile(caller, await jpeg(), { ...MESSAGE_PHOTO, fileName })
    await prisma().message.create({
      data: {
        conversationId: conversation.id,
        senderId: accountId,
        clientKey: randomUUID(),
        body: `Te escribe ${wordOf(party)}`,
        createdAt: at,
        files: { create: { uploadId: upload?.id ?? '', position: 0, kind: 'IMAGE' } },
        reports: {
          create: {
            reporter: other,
            reason: `Me insulta: ${wordOf(party === 'owner' ? 'provider' : 'owner')}`,
            createdAt: at,
          },
        },
      },
    })
    await prisma().notification.create({
      data: {
        accountId,
        key: randomUUID(),
        kind: 'ORDER',
        title: 'Aviso',
        message: `Para ${wordOf(party)}`,
        path: '/dashboard',
        createdAt: at,
      },
    })
    await prisma().notificationCount.upsert({
      where: { accountId },
      create: { accountId, unread: 1 },
      update: {},
    })
    await prisma().noticeMute.create({
      data: { accountId, kind: 'MESSAGE', channel: 'MAIL', createdAt: at },
    })
    await subscribe(party)
  }
}

/** Rows of a party that need a consent, beside the review. */
async function subscribe(party: Party): Promise<void> {
  const { harness, people, sandbox } = stage
  const { accountId, caller } = people[party]
  await keepSessions(harness, [accountId])
  await caller.data(SUBSCRIBE_PUSH, { input: sandboxBrowser(sandbox) })
  const digit = party === 'owner' ? 1 : 2
  await proveNumber(stage, caller, `+5989477711${digit}`)
  await prisma().whatsAppContact.update({
    where: { accountId },
    data: {
      messages: { create: { id: randomUUID(), byTemplate: true, createdAt: harness.clock.now() } },
      incoming: {
        create: { sid: `SM-${wordOf(party)}`, text: `Soy ${wordOf(party)}`, media: [], hasOther: false },
      },
    },
  })
  await caller.data(START_WHATSAPP, { input: { phone: `+5989477722${digit}` } })
}

const rowsOf = async (table: string, { rows }: Fate, who: Person): Promise<string[]> => {
  const found = await stage.harness.services.db.query(
    `SELECT to_jsonb(line)::text AS text FROM "${table}" line WHERE ${rows(who)}`,
  )
  return found.rows.map(row => String((row as { text: string }).text))
}

const fatesOf = (party: Party) =>
  Object.entries(FATES).filter(([, { by }]) => by === undefined || by === party)

test('names each table about talking', () => {
  const models = readdirSync(MODELS).flatMap(file =>
    [...readFileSync(join(MODELS, file), 'utf8').matchAll(/^model (\w+)/gm)].map(([, name = '']) => ({
      file,
      name,
    })),
  )
  const ours = models.filter(
    ({ file, name }) => FILES.some(one => file === `${one}.prisma`) || NAMES.test(name),
  )
  expect(ours.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(FATES), ...WITHOUT_PEOPLE].toSorted(),
  )
})

test.each(PARTIES)('exports the rows of each table to the %s', async party => {
  const who = person(party)
  const shown = new Map<string, string[]>()
  const { sections } = await exportOwnData(who.caller.context())
  for (const [title, records] of sections) {
    const lines: string[] = []
    for await (const record of records) lines.push(JSON.stringify(record))
    shown.set(title, lines)
  }
  for (const [table, fate] of fatesOf(party)) {
    const rows = await rowsOf(table, fate, who)
    expect([table, rows.length]).not.toEqual([table, 0])
    if (fate.section === null) continue
    const section = shown.get(fate.section) ?? []
    expect([table, section.length]).not.toEqual([table, 0])
    if (rows.join().includes(wordOf(party)))
      expect([table, section.join()]).toEqual([table, expect.stringContaining(wordOf(party))])
  }
  // Words of the other party are theirs.
  const all = [...shown.values()].flat().join()
  expect(all).toContain(wordOf(party))
  expect(all).not.toContain(wordOf(party === 'owner' ? 'provider' : 'owner'))
})

test('ends what needs a consent when it is withdrawn', async () => {
  const { owner } = stage.people
  const ctx = owner.caller.context()
  const left = async (consent: NonNullable<Fate['consent']>) => {
    const tables = Object.entries(FATES).filter(([, fate]) => fate.consent === consent)
    const counts = await Promise.all(tables.map(([table, fate]) => rowsOf(table, fate, owner)))
    return counts.map(({ length }) => length)
  }
  expect(await left('WHATSAPP')).not.toContain(0)
  expect(await left('PUSH')).toEqual([1])
  const { id } = await prisma().review.findFirstOrThrow()
  await removeWhatsApp(ctx)
  await unsubscribePush(ctx, { id: owner.accountId })
  await withdrawQuote(ctx, { id })
  expect(await left('WHATSAPP')).toEqual([0, 0, 0, 0])
  expect(await left('PUSH')).toEqual([0])
  expect(await prisma().review.findFirstOrThrow()).toMatchObject({ mayBeQuoted: false, quotedAt: null })
  await subscribe('owner')
  await prisma().review.updateMany({ data: { mayBeQuoted: true, quotedAt: stage.harness.clock.now() } })
})

test.each(PARTIES)('erases the %s from each table, and not the other party', async party => {
  const { harness } = stage
  const who = person(party)
  // The erasure of the other party blanked these.
  const reason = `Denuncia de ${wordOf(party)}`
  await prisma().messageReport.updateMany({ data: { reason } })
  await prisma().reviewReport.updateMany({ data: { reason } })
  const before = new Map<string, readonly string[]>()
  for (const [table, fate] of fatesOf(party)) {
    const rows = await rowsOf(table, fate, who)
    expect([table, rows.length]).not.toEqual([table, 0])
    before.set(table, rows)
  }
  const others = await prisma().message.findMany({ where: { senderId: { not: who.accountId } } })
  const { adminEmail } = harness.services.settings
  const at = harness.clock.now()
  await harness.services.transact(unit => eraseAccount(unit, { accountId: who.accountId, adminEmail, at }))
  for (const [table, fate] of fatesOf(party)) {
    const rows = await rowsOf(table, fate, who)
    const former = before.get(table) ?? []
    if (fate.erasure === 'KEPT') expect([table, rows]).toEqual([table, former])
    if (fate.erasure === 'DELETED') expect([table, rows]).toEqual([table, []])
    if (fate.erasure !== 'BLANKED') continue
    expect([table, former.join()]).toEqual([table, expect.stringContaining(wordOf(party))])
    expect([table, rows.length]).toEqual([table, former.length])
    expect([table, rows.join()]).not.toEqual([table, expect.stringContaining(wordOf(party))])
  }
  expect(await prisma().message.findMany({ where: { senderId: { not: who.accountId } } })).toEqual(others)
  if (party === 'owner')
    expect(await prisma().review.findFirstOrThrow()).toMatchObject({
      comment: null,
      answer: `De nada, ${wordOf('provider')}`,
      mayBeQuoted: false,
      quotedAt: null,
      responseTime: 5,
    })
})
