import { readPhones } from './read/contacts.ts'
import { readEmails } from './read/emails.ts'
import type { Mention, Page } from './read/mentions.ts'
import { readVins } from './read/vehicleNumbers.ts'
import { readableText, tokenize } from './text/tokens.ts'

/** 'wa.me/598…', 'www.repuestos.uy', 'repuestos.com.uy/gol', 'repuestos punto com'. */
const SITE =
  /(?:https?:\/\/|www\.|wa\.me\/)\S+|[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*(?:\.| punto )(?:com|uy|net|org|ar|br|shop|store|app|link)\b(?:\/\S*)?/iu
/** 'instagram: juanrepuestos', 't.me/juan'. */
const NETWORK =
  /(?<![\p{L}\p{N}])(?:(?:instagram|insta|ig|facebook|face|fb|telegram|tiktok)\s*[:=]\s*|t\.me\/)@?[\p{L}\p{N}_.]{3,}/iu
/** '@repuestos.sur', also after a blank. */
const HANDLE = /(?<![\p{L}\p{N}])@ ?[\p{L}\p{N}_.]{3,}/u
/** '0 9 9 - 1 2 3': nine digits with anything but letters between them, beginning as a mobile number does. */
const SPACED_MOBILE = /(?<![\p{L}\d])0[^\p{L}\d\n]{0,3}9(?:[^\p{L}\d\n]{0,3}\d){7}(?!\d)/u

/**
 * Contact data in a text, as written: a phone or e-mail, also in words, a site, or the handle of a social
 * network. Null without any. A VIN or part number is none.
 */
export function contactIn(typed: string): string | null {
  const text = readableText(typed)
  const tokens = tokenize(text)
  // Readers of contact data use no year.
  const page: Page = { text, tokens, asked: null, thisYear: 0, taken: tokens.map(() => false) }
  const written = ({ from, to }: Mention) => text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to)
  const [email] = readEmails(page)
  if (email) return written(email)
  const [matched] = [SPACED_MOBILE, SITE, NETWORK, HANDLE].flatMap(pattern => pattern.exec(text)?.[0] ?? [])
  if (matched) return matched
  readVins(page)
  const [phone] = readPhones(page)
  return phone ? written(phone) : (SPACED_MOBILE.exec(inDigits(text))?.[0] ?? null)
}

const DIGITS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

/** '099123456' for 'cero9nueve 123456' and 'o99 l23 456': words and letters that stand for digits, also joined to them. */
function inDigits(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(new RegExp(DIGITS.join('|'), 'g'), word => String(DIGITS.indexOf(word)))
    .replaceAll(/(?<![\p{L}])o(?=[\s-]?\d)|(?<=\d)o(?![\p{L}])/gu, '0')
    .replaceAll(/(?<![\p{L}])[li](?=\d)|(?<=\d)[li](?![\p{L}])/gu, '1')
}
