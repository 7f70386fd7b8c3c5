import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { CURRENT_POLICIES, FIRST_POLICIES } from './policies.ts'
import { TOLD_AT_ONCE } from './policyNotices.ts'
import { POLICY_CHANGES } from './policyVersions.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())
beforeEach(async () => {
  await prisma().account.deleteMany()
  harness.mails.length = 0
})

const prisma = () => harness.services.db.prisma
const EARLIER = '2024-01-01'

/** An account by its newest accepted versions. */
async function join(email: string, accepted: Partial<typeof CURRENT_POLICIES> = {}): Promise<string> {
  const { termsOfUse, privacyPolicy } = { ...CURRENT_POLICIES, ...accepted }
  const acceptedAt = new Date(0)
  const { id } = await prisma().account.create({
    data: {
      email,
      kind: 'BUYER',
      name: 'Ana',
      phone: '+59894123456',
      department: 'SALTO',
      createdAt: new Date(0),
      policyConsents: {
        create: [
          { policy: 'TERMS_OF_USE', version: termsOfUse, acceptedAt },
          { policy: 'PRIVACY_POLICY', version: privacyPolicy, acceptedAt },
        ],
      },
    },
  })
  return id
}

const askedFor = () => harness.runJob('policies.tell')

/** Runs the scheduled job and all jobs that follow. */
async function run(): Promise<void> {
  await askedFor()
  await harness.drain()
}

const mailed = () => harness.mails.map(({ to, subject }) => [to, subject]).toSorted()

test('mails an account the changes once when it has not accepted the version in force', async () => {
  await join('nueva@correo.test')
  await join('ana@correo.test', { privacyPolicy: FIRST_POLICIES.privacyPolicy })
  await run()
  await run()
  expect(mailed()).toEqual([['ana@correo.test', 'Cambió la Política de privacidad de Tuerca']])
  const text = harness.mails[0]?.text ?? ''
  expect(text).toContain('Habías aceptado la del 24 de julio de 2025.')
  const parts = POLICY_CHANGES['politica-privacidad']?.[FIRST_POLICIES.privacyPolicy] ?? []
  expect(parts).toContain('Quién ve qué')
  for (const part of parts) expect(text).toContain(`“${part}”`)
  expect(text).toContain(`El texto completo: ${harness.services.settings.publicUrl}/politica-privacidad`)
  expect(text).toContain(`Ver qué cambió: ${harness.services.settings.publicUrl}/dashboard`)
})

test('all that changed is in one mail, and a version that is not known is not compared', async () => {
  await join('ana@correo.test', { termsOfUse: EARLIER, privacyPolicy: FIRST_POLICIES.privacyPolicy })
  await run()
  expect(mailed()).toEqual([
    ['ana@correo.test', 'Cambiaron los Términos de uso y la Política de privacidad de Tuerca'],
  ])
  expect(harness.mails[0]?.text.match(/Cambia lo que dice/g)).toHaveLength(1)
})

test('mails only a later version again', async () => {
  const accountId = await join('ana@correo.test', { termsOfUse: EARLIER, privacyPolicy: EARLIER })
  await prisma().policyNotice.createMany({
    data: [
      { accountId, policy: 'TERMS_OF_USE', version: CURRENT_POLICIES.termsOfUse, toldAt: new Date(0) },
      { accountId, policy: 'PRIVACY_POLICY', version: FIRST_POLICIES.privacyPolicy, toldAt: new Date(0) },
    ],
  })
  await run()
  expect(mailed()).toEqual([['ana@correo.test', 'Cambió la Política de privacidad de Tuerca']])
})

/** One more account than a run reads, where all but the first lack both policies. */
async function joinMany(): Promise<string[]> {
  const emails = Array.from({ length: TOLD_AT_ONCE / 2 + 2 }, (_one, at) => `cuenta${at}@correo.test`)
  for (const [at, email] of emails.entries())
    await join(email, { termsOfUse: EARLIER, ...(at > 0 ? { privacyPolicy: EARLIER } : {}) })
  return emails
}

test('a run takes a maximum of versions with those of its last account, and the next run the rest', async () => {
  const emails = await joinMany()
  const ofAllButTheLast = TOLD_AT_ONCE + 1
  await run()
  expect(await prisma().policyNotice.count()).toBe(ofAllButTheLast)
  expect(harness.mails).toHaveLength(emails.length - 1)
  await run()
  expect(await prisma().policyNotice.count()).toBe(ofAllButTheLast + 2)
  expect(harness.mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
})

test('several processes at once mail each account once', async () => {
  const emails = await joinMany()
  await Promise.all([askedFor(), askedFor(), askedFor()])
  await run()
  expect(await prisma().policyNotice.count()).toBe(TOLD_AT_ONCE + 3)
  expect(harness.mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
})

test('mails no account that accepted meanwhile, is deactivated or erased; a reactivated one gets the mail', async () => {
  const [quick, resting, erased] = await Promise.all(
    ['pronta@correo.test', 'descansa@correo.test', 'nadie@correo.test'].map(email =>
      join(email, { termsOfUse: EARLIER }),
    ),
  )
  const mark = (id: string | undefined, data: { deactivatedAt?: Date | null; erasedAt?: Date }) =>
    prisma().account.update({ where: { id: id ?? '' }, data })
  await mark(resting, { deactivatedAt: new Date(0) })
  await mark(erased, { erasedAt: new Date(0) })
  await askedFor()
  await prisma().policyConsent.create({
    data: {
      accountId: quick ?? '',
      policy: 'TERMS_OF_USE',
      version: CURRENT_POLICIES.termsOfUse,
      acceptedAt: new Date(1),
    },
  })
  await harness.drain()
  expect(mailed()).toEqual([])
  await mark(resting, { deactivatedAt: null })
  await run()
  expect(mailed()).toEqual([['descansa@correo.test', 'Cambiaron los Términos de uso de Tuerca']])
})
