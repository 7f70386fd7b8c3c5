export type CsvValue = string | number | null

/** Opens a file as UTF-8 in Excel. */
const BOM = '\uFEFF'
/** A spreadsheet would run a text that begins so, also after blanks. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r]/

/** A spreadsheet's file as Excel in Spanish opens it: semicolons, decimal commas; texts that people typed are no formulas. */
export function csvHead(names: readonly string[]): string {
  return BOM + csvRow(names)
}

/** Numbers are whole; an amount of money is a text of `csvMoney`. */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(field).join(';')}\r\n`
}

/** Pesos with a decimal comma: '4850,50'. */
export function csvMoney(centesimos: number): CsvMoney {
  const absolute = Math.abs(centesimos)
  const pesos = Math.trunc(absolute / 100)
  const rest = String(absolute % 100).padStart(2, '0')
  return `${centesimos < 0 ? '-' : ''}${pesos},${rest}`
}
type CsvMoney = `${string},${string}`

const AMOUNT = /^-\d+,\d\d$/

function field(value: CsvValue): string {
  if (value === null) return ''
  const text = String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
