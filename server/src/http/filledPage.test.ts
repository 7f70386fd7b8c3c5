import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { fillPage, pageFacts, type SiteFacts } from './filledPage.ts'

const OPTIONS = { publicUrl: 'https://tuerca.test', storageOrigin: null }
const ROWS = Array.from({ length: 400 }, (_, at) => `<li class="r${at % 7}">${(at * 7919).toString(36)}</li>`)

test('recompresses a page at the highest level after it was first sent', async () => {
  const { file } = fillPage(`<ul>${ROWS.join('')}</ul>⟦email⟧`, OPTIONS)({ email: 'a@tuerca.test' })
  const copy = () => file.compressed[0]?.bytes ?? Buffer.of()
  const quick = copy()
  await eventually(() => expect(copy().length).toBeLessThan(quick.length))
  expect(brotliDecompressSync(copy())).toEqual(file.plain)
})

test('keeps a page when other facts leave its text unchanged', () => {
  const page = fillPage('<p>⟦email⟧</p>', OPTIONS)
  const first = page({ email: 'a@tuerca.test', orders: '51' })
  expect(page({ email: 'a@tuerca.test', orders: '52' })).toBe(first)
  expect(page({ email: 'b@tuerca.test', orders: '52' })).not.toBe(first)
})

test('gives the same facts object until a counted fact or a setting changes', () => {
  let counted: SiteFacts = { orders: '3' }
  let email = 'a@b.c'
  const facts = pageFacts(
    () => ({ email }),
    () => counted,
  )
  const first = facts()
  expect(first).toEqual({ email: 'a@b.c', orders: '3' })
  expect(facts()).toBe(first)
  counted = { orders: '4' }
  expect(facts()).toEqual({ email: 'a@b.c', orders: '4' })
  expect(facts()).toBe(facts())
  email = 'c@d.e'
  expect(facts()).toEqual({ email: 'c@d.e', orders: '4' })
  expect(facts()).toBe(facts())
})
