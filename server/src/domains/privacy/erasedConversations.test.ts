import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { createBuyer } from '../../../test/world.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { newId } from '../../platform/ids.ts'
import { requireAccount } from '../viewer.ts'
import { eraseAccount } from './erasure.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

const EMAIL = 'se_va@correo.test'
const contact = (email: string | null) => ({
  known: { contact: { name: { value: 'Se Va' }, email: email === null ? null : { value: email } } },
})

async function conversation(data: Partial<Prisma.AssistantConversationUncheckedCreateInput>, text = 'Hola') {
  const now = harness.clock.now()
  const id = newId()
  await harness.services.db.prisma.assistantConversation.create({
    data: {
      id,
      browserHash: newId(),
      state: contact(null),
      createdAt: now,
      touchedAt: now,
      messages: { create: { position: 0, author: 'VISITOR', text, isComplete: true, createdAt: now } },
      ...data,
    },
  })
  return id
}

test('erases conversations without an account that contain its e-mail, and no others', async () => {
  const { prisma } = harness.services.db
  const leaving = requireAccount((await createBuyer(harness, { name: 'Se Va', email: EMAIL })).viewer)
  const staying = requireAccount(
    (await createBuyer(harness, { name: 'Queda', email: 'queda@correo.test' })).viewer,
  )
  const theirs = [
    await conversation({ state: contact(EMAIL) }),
    await conversation({}, `Mi mail es ${EMAIL.toUpperCase()}, gracias`),
    await conversation({}, `mail:${EMAIL}.`),
    await conversation({ accountId: leaving.accountId, browserHash: null }),
  ]
  const others = [
    await conversation({ state: contact('otra@correo.test') }),
    // '_' is taken literally.
    await conversation({}, 'Mi mail es sexva@correo.test'),
    // Another mailbox, whose address contains this one.
    await conversation({}, `Mi mail es jose_va@correo.test`),
    await conversation({}, `Mi mail es la.${EMAIL}`),
    await conversation({}, `Mi mail es ${EMAIL}.uy`),
    await conversation({ accountId: staying.accountId, browserHash: null, state: contact(EMAIL) }),
  ]
  const { adminEmail } = harness.services.settings
  const at = harness.clock.now()
  await harness.services.transact(unit =>
    eraseAccount(unit, { accountId: leaving.accountId, adminEmail, at }),
  )
  const left = await prisma.assistantConversation.findMany({ select: { id: true } })
  expect(left.map(({ id }) => id).toSorted()).toEqual(others.toSorted())
  expect(theirs.some(id => left.some(row => row.id === id))).toBe(false)
})
