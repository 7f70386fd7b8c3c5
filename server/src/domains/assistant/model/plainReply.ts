/** Characters of an answer; a longer one is cut after a sentence or a word. */
export const MAX_REPLY = 700

/** Control characters, and those that turn or join the characters around them. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}]/gu
const TAG = /<\/?[a-z!][^>]{0,500}>?/gi
const LINK = /!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g
const SCHEME = /\b(?:https?|ftps?|javascript|data|mailto|tel|sms|whatsapp|intent|file):\S*/gi
const EMAIL = /[^\s@]{1,64}@[^\s@]{1,255}/g
const DOMAIN =
  /\b(?:[\p{L}\d-]{1,63}\.){1,4}(?:com|net|org|uy|ar|br|py|cl|io|me|app|info|biz|xyz|ly|gl|gg|link|shop|store|site|online|top|club|dev|ai|co|tk|ru|cn|to|es|eu|us)\b(?:[/?#]\S*)?/giu
const WWW = /\bwww\.\S+/gi
/** Eight digits or more: only our own words tell people where to call or to pay. */
const NUMBER = /\+?\d(?:[\s().-]{0,2}\d){7,}/g
const YEARS = /^(?:19|20)\d\d\D{1,3}(?:19|20)\d\d$/
const MARKS = /[*`_#]{1,3}(?=\S)|(?<=\S)[*`_]{1,3}|^[#>]+\s*/gm

/** A model's text as the visitor reads it: plain, short, and without anything that leads elsewhere. */
export function plainReply(text: string): string {
  const bare = text
    .slice(0, 4 * MAX_REPLY)
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(LINK, '$1')
    .replace(TAG, ' ')
    .replace(SCHEME, ' ')
    .replace(EMAIL, ' ')
    .replace(WWW, ' ')
    .replace(DOMAIN, ' ')
    .replace(NUMBER, found => (YEARS.test(found) ? found : ' '))
    .replace(MARKS, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .replace(/ +([.,;:?!])/g, '$1')
    .trim()
  return cut(bare)
}

function cut(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= MAX_REPLY) return text
  const start = characters.slice(0, MAX_REPLY - 1).join('')
  const sentence = /^[\s\S]*[.?!](?=\s)/.exec(start)?.[0]
  if (sentence && sentence.length > MAX_REPLY / 2) return sentence
  return `${start.replace(/\s+\S*$/, '')}…`
}

const REPLY = /"reply"\s*:\s*"((?:[^"\\]|\\.)*)("?)/

/**
 * The answer's text in JSON that has come only in part, up to its last whole word, so that nothing is shown whose end may
 * turn it into something else; '' before it begins.
 */
export function replySoFar(json: string): string {
  const [, escaped = '', end = ''] = REPLY.exec(json) ?? []
  const decoded = decode(escaped)
  return plainReply(end ? decoded : decoded.replace(/\S+$/, ''))
}

function decode(escaped: string): string {
  try {
    return String(JSON.parse(`"${escaped.replace(/\\u[0-9a-f]{0,3}$/i, '')}"`))
  } catch {
    // A half escape, or a line break that JSON does not have: its rest comes, or it is refused as a whole.
    return ''
  }
}
