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

let places = 0
const NAME = 'Otra persona'

/** Creates a request in another person's name with a quote; returns the text of the mails to that person. */
async function mailsAbout(typed: { description: string; brand?: string }): Promise<string> {
  const { description, ...vehicle } = typed
  // One address, and one e-mail, may create only so many requests.
  const visitor = harness.visitorAt(`203.0.113.${(places += 1)}`)
  const email = `victima${places}@correo.test`
  const parts = [{ description, condition: 'ANY', quantity: 1, urgency: 'LOW' }]
  await createOffer(
    cast.litoral,
    await createRequest(visitor, { ...vehicle, parts, contact: { name: NAME, email } }),
  )
  await harness.drain()
  const mails = harness.mails.filter(({ to }) => to === email)
  expect(mails).toHaveLength(2)
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n')
}

test.each([
  'Ganaste en evil.test ahora',
  'Ganaste en ñandú.evil',
  'Ganaste: 192.168.10.10/x',
  'Ganaste: evil。example',
  'Ganaste: ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'Ganaste: 𝐞𝐯𝐢𝐥.𝐞𝐱𝐚𝐦𝐩𝐥𝐞',
  'Ganaste: evil\u200b.\u2060exa\u00admple',
  'Ganaste: hxxp evil example',
  'Ganaste: hxxps:evil',
  'Ganaste: evil[.]example',
  'Ganaste: evil (punto) example',
  'Ganaste: evil.xn--p1ai',
  'Ganaste: evil.e\u0301xample',
])('sends nobody’s “%s” to another person', async description => {
  expect((await mailsAbout({ description })).normalize('NFKC')).not.toMatch(/Ganaste|evil/i)
})

// The words of a part refuse these as contact data.
test.each([
  'evil.test/premio',
  'Ganaste, entrá a https://evil.test/premio',
  'Ganaste: WWW.EVIL.TEST',
  'Ganaste, escribí a premios@evil.test',
  'Ganaste: ｈｔｔｐ：／／evil',
])('sends nobody’s make “%s” to another person', async brand => {
  const mails = await mailsAbout({ description: 'Bomba de agua', brand })
  expect(mails.normalize('NFKC')).not.toMatch(/Ganaste|evil/i)
})

test('keeps typed text as text in the mail', async () => {
  await mailsAbout({ description: '<img src=x onerror=alert(1)>' })
  const html = harness.mails.map(mail => mail.html).join()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  // Except the logo.
  expect(html.replaceAll(/<img src="cid:logo@tuerca"[^>]*>/g, '')).not.toContain('<img')
})

test.each([
  'Amortiguador tras. izq. 1.6 8v (p/n 5U0.513.025)',
  'Filtro 1.978.245.3.7, bomba (nueva) y 2.5 l.',
  'Óptica del. der. Corsa 1.4… 60/55 W',
])('quotes the honest wish “%s”', async description => {
  expect(await mailsAbout({ description })).toContain(description)
})
