import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(() => {
  harness.mails.length = 0
})

const VICTIM = { name: 'Otra persona', email: 'victima@correo.test' }

/** A visitor asks for something in another's name, and is quoted; what the mails to that other say. */
async function mailsAbout(typed: { description: string; brand?: string }): Promise<string> {
  const { description, ...vehicle } = typed
  const parts = [{ description, condition: 'ANY', quantity: 1, urgency: 'LOW' }]
  await createOffer(cast.litoral, await createRequest(cast.visitor, { ...vehicle, parts, contact: VICTIM }))
  await harness.drain()
  const mails = harness.mails.filter(({ to }) => to === VICTIM.email)
  expect(mails).toHaveLength(2)
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n')
}

test.each([
  'Ganaste, entrá a https://evil.test/premio',
  'Ganaste: WWW.EVIL.TEST',
  'Ganaste en evil.test ahora',
  'Ganaste, escribí a premios@evil.test',
  'Ganaste en ñandú.evil',
])('nobody has us send “%s” to another', async description => {
  expect(await mailsAbout({ description })).not.toMatch(/Ganaste|evil/i)
})

test('not as the make of a vehicle either', async () => {
  expect(await mailsAbout({ description: 'Bomba de agua', brand: 'evil.test/premio' })).not.toContain('evil')
})

test('what is typed stays text in the mail', async () => {
  await mailsAbout({ description: '<img src=x onerror=alert(1)>' })
  const html = harness.mails.map(mail => mail.html).join()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img')
})

test('an honest wish is quoted', async () => {
  expect(await mailsAbout({ description: 'Amortiguador tras. izq. 1.6 8v (p/n 5U0.513.025)' })).toContain(
    'Amortiguador tras. izq. 1.6 8v (p/n 5U0.513.025)',
  )
})
