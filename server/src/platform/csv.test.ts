import { expect, test } from 'vitest'
import { csvHead, csvMoney, csvRow } from './csv.ts'

test.each([
  [485_050, '4850,50'],
  [100, '1,00'],
  [-7, '-0,07'],
  [0, '0,00'],
  [2_147_483_647, '21474836,47'],
])('writes %d centésimos with a decimal comma', (centesimos, written) => {
  expect(csvMoney(centesimos)).toBe(written)
})

test.each([
  ['=1+1', "'=1+1"],
  [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
  ['@cmd', "'@cmd"],
  ['+59899123456', "'+59899123456"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t=1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['Tuercas; tornillos', '"Tuercas; tornillos"'],
  ['un "bulón"\nlargo', '"un ""bulón""\nlargo"'],
  ['00123', '00123'],
  [csvMoney(-4_850), '-48,50'],
  [null, ''],
  [12, '12'],
])('writes %j so that a spreadsheet reads a text', (value, written) => {
  expect(csvRow([value, 'x'])).toBe(`${written};x\r\n`)
})

test('begins with a mark for Excel', () => {
  expect(csvHead(['Fecha', 'Importe'])).toBe('\uFEFFFecha;Importe\r\n')
})
