import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { hasForeignCursor } from './cursors.ts'
import { prepareOperation } from './preparedOperation.ts'

const schema = buildSchema(`
  type Query { things(after: String, page: Page, pages: [Page!]): ID }
  input Page { before: String }
`)

const OURS = Buffer.from('GPC:S:01a200c5-c766-7695-a484-2814ad52755c').toString('base64')

test.each([
  ['{ things(after: "$") }'],
  ['{ things(page: { before: "$" }) }'],
  ['{ things(pages: [{ before: null }, { before: "$" }]) }'],
  ['query ($c: String = "$") { things(after: $c) }'],
  ['query ($c: String = "$") { things(page: { before: $c }) }'],
  ['query ($page: Page = { before: "$" }) { things(page: $page) }'],
  ['query { ...F } fragment F on Query { things(after: "$") }'],
])('%s is looked at', text => {
  const asks = (cursor: string) => {
    const prepared = prepareOperation({ schema, document: parse(text.replace('$"', `${cursor}"`)) })
    return prepared && hasForeignCursor(prepared)
  }
  expect([asks(OURS), asks('basura'), asks('')]).toEqual([false, true, true])
})

test('checks the operation that is executed when a document has several', () => {
  const document = parse(`query A { things(after: "basura") } query B { things(after: "${OURS}") }`)
  const asks = (operationName: string) => {
    const prepared = prepareOperation({ schema, document, operationName })
    return prepared && hasForeignCursor(prepared)
  }
  expect([asks('A'), asks('B')]).toEqual([true, false])
})
