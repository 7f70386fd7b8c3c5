/** The last 8 characters of an id in capitals: what people read aloud. Shown as '#4F7A21C9' by `PartNumber`. */
export function shortId(id: string): string {
  return id
    .replace(/[^0-9a-z]/gi, '')
    .slice(-8)
    .toUpperCase()
}

/** 'Repuestos del Litoral' → 'RL': first and last significant words, two letters at most. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter(word => /\p{L}|\p{N}/u.test(word))
  const [first] = words
  if (!first) return '?'
  const last = words.length > 1 ? words[words.length - 1] : undefined
  const letter = (word: string) => (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toLocaleUpperCase('es-UY')
  return last ? letter(first) + letter(last) : first.slice(0, 2).toLocaleUpperCase('es-UY')
}

/**
 * A Uruguayan phone as people write it: '+59894231234' or '94231234' → '094 231 234', '24001234' → '2400
 * 1234'. Other values are returned unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = phone
    .replace(/\D/g, '')
    .replace(/^(00)?598/, '')
    .replace(/^0/, '')
  if (/^9\d{7}$/.test(digits)) return `0${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`
  if (/^[24]\d{7}$/.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4)}`
  return phone.trim()
}

/** A tax number as it is printed: '211003420017' → '21-100342-001-7'. Other values are returned unchanged. */
export function formatRut(rut: string): string {
  const match = /^(\d{2})(\d{6})(\d{3})(\d)$/.exec(rut.replace(/\D/g, ''))
  return match ? match.slice(1).join('-') : rut.trim()
}

/** Bytes in the units of the specification: 'Bytes', 'KB', 'MB', 'GB'. */
export function formatFileSize(bytes: number): string {
  const units = ['Bytes', 'KB', 'MB', 'GB']
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = new Intl.NumberFormat('es-UY', { maximumFractionDigits: power === 0 ? 0 : 1 })
  return `${value.format(bytes / 1024 ** power)}\u00a0${units[power]}`
}

/** 'Lámpara H7 × 2'; a quantity of one is not shown. */
export function withQuantity(description: string, quantity: number): string {
  return quantity > 1 ? `${description}\u00a0×\u00a0${quantity}` : description
}

/** '1 oferta', '4 ofertas'. */
export function count(n: number, one: string, many: string): string {
  return `${n.toLocaleString('es-UY')} ${n === 1 ? one : many}`
}

/** Ends typed text with exactly one full stop, also after 'Kit completo.' */
export const asSentence = (words: string): string =>
  /[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`

/** Keeps '24-48 horas' in one line. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')
