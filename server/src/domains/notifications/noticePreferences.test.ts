import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
} from '../../../test/paymentsWorld.ts'
import { unsubscribe } from './noticePreference.operations.ts'
import { readUnsubscribeToken } from './noticePreferences.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.harness.drain()
  const { prisma } = world.harness.services.db
  await prisma.noticeMute.deleteMany()
  await prisma.notification.deleteMany()
  world.harness.mails.length = 0
})

const SET = /* GraphQL */ `
  mutation ($input: SetNoticePreferenceInput!) {
    setNoticePreference(input: $input) {
      ... on SetNoticePreferencePayload { account { noticePreferences { kind channel isWanted } } }
    }
  }
`
const set = (caller: Caller, channel: 'MAIL' | 'BELL', isWanted: boolean) =>
  caller.data<{ setNoticePreference: { account: { noticePreferences: object[] } } }>(SET, {
    input: { kind: 'OFFER', channel, isWanted },
  })

/** The mails and the rows of the bell that Ana gets of one offer on her request. */
async function reachedByOffer() {
  await requestWithOffer(world)
  await world.harness.drain()
  const { db } = world.harness.services
  const mails = world.harness.mails.filter(({ to }) => to === 'ana@cast.test')
  const rows = await db.prisma.notification.findMany({ where: { account: { email: 'ana@cast.test' } } })
  return { mails, rows }
}

/** The token in the address that a mail can be switched off by. */
function tokenOf(mail: { readonly unsubscribeUrl?: string } | undefined): string {
  const url = new URL(mail?.unsubscribeUrl ?? '')
  expect(url.pathname).toBe('/avisos/baja')
  return url.searchParams.get('enlace') ?? ''
}

test('delivers a kind through the channels that are left on, and all again afterwards', async () => {
  const { ana } = world.cast
  expect(await reachedByOffer()).toMatchObject({ mails: [{}], rows: [{}] })
  const { setNoticePreference } = await set(ana, 'MAIL', false)
  expect(setNoticePreference.account.noticePreferences).toHaveLength(16)
  expect(setNoticePreference.account.noticePreferences).toContainEqual({
    kind: 'OFFER',
    channel: 'MAIL',
    isWanted: false,
  })
  expect(await reachedByOffer()).toMatchObject({ mails: [{}], rows: [{}, {}] })
  await set(ana, 'BELL', false)
  await set(ana, 'MAIL', true)
  expect(await reachedByOffer()).toMatchObject({ mails: [{}, {}], rows: [{}, {}] })
})

test('keeps the choices of one account from others', async () => {
  await set(world.cast.bruno, 'MAIL', false)
  expect((await reachedByOffer()).mails).toHaveLength(1)
})

test('switches the mails of a kind off by the address in such a mail, without signing in, and twice is once', async () => {
  const { services } = world.harness
  const { mails } = await reachedByOffer()
  expect(mails[0]?.text).toContain(mails[0]?.unsubscribeUrl)
  const token = tokenOf(mails[0])
  for (let times = 0; times < 2; times += 1) await unsubscribe(services, token)
  const after = await reachedByOffer()
  expect(after).toMatchObject({ mails: [{}], rows: [{}, {}] })
})

test('refuses a token for another account or kind than it was signed for', async () => {
  const { services } = world.harness
  const token = tokenOf((await reachedByOffer()).mails[0])
  const [named, signature] = [token.slice(0, token.lastIndexOf('.')), token.slice(token.lastIndexOf('.'))]
  expect(readUnsubscribeToken(services.settings, token)?.kind).toBe('OFFER')
  const forged = `${named.replace('OFFER', 'ORDER')}${signature}`
  expect(readUnsubscribeToken(services.settings, forged)).toBeNull()
  await unsubscribe(services, forged)
  expect(await services.db.prisma.noticeMute.count()).toBe(0)
})

test('delivers mails about money to an account that switched sales off', async () => {
  const { db, clock } = world.harness.services
  const { id: accountId } = await db.prisma.account.findUniqueOrThrow({
    where: { email: 'litoral@cast.test' },
  })
  await db.prisma.noticeMute.create({
    data: { accountId, kind: 'ORDER', channel: 'MAIL', createdAt: clock.now() },
  })
  await createPaidOrder(world)
  await world.harness.drain()
  const mails = world.harness.mails.filter(({ to }) => to === 'litoral@cast.test')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.unsubscribeUrl).toBeUndefined()
})
