import { FIRST_NAMES, SURNAMES } from '../lexicon/people.ts'
import { dictatedDigits } from '../text/numbers.ts'
import { LETTERS } from '../text/spelledOut.ts'
import { isFree, type Mention, type Page, take } from './mentions.ts'

const MAIL_NAME = /[\p{L}\p{N}._%+-]/u
const MAIL_HOST = /[\p{L}\p{N}.-]/u
const LONGEST_MAIL = 64
const ADDRESS = /^[a-z0-9][a-z0-9._%+-]*@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/
/** Hosts that are named without their ending. */
const HOSTS: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  yahoo: 'yahoo.com',
  icloud: 'icloud.com',
  live: 'live.com',
  adinet: 'adinet.com.uy',
  vera: 'vera.com.uy',
  montevideo: 'montevideo.com.uy',
}

/** Spellings in dictation of hosts with English names. */
const HEARD_HOSTS: readonly (readonly [heard: RegExp, host: string])[] = [
  [/^(g|j|y|ll|dj|gi|ji|ye|ge)[ei]?m(ei|ai|ey|ay|e|i)l$/, 'gmail'],
  [/^[hj]?o[tr]?m(ei|ai|ey|ay|e|i)l$/, 'hotmail'],
  [/^[ao]u[tl]l(u|o|ou|oo)[ck]k?$/, 'outlook'],
  [/^(ya[jh]u|yajoo|iaju|iahoo)$/, 'yahoo'],
]

const hostHeard = (word: string) =>
  HOSTS[word] === undefined ? (HEARD_HOSTS.find(([heard]) => heard.test(word))?.[1] ?? word) : word

/** Addresses with '@', and dictated ones: 'marta arroba gmail punto com'. */
export function readEmails(page: Page): Mention[] {
  return [...writtenEmails(page), ...dictatedEmails(page)]
}

function writtenEmails(page: Page): Mention[] {
  const { text } = page
  const found: Mention[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    // 'marta @ gmail.com'
    const end = text[at - 1] === ' ' ? at - 1 : at
    let from = end
    while (from > 0 && end - from < LONGEST_MAIL && MAIL_NAME.test(text[from - 1] ?? '')) from -= 1
    const start = text[at + 1] === ' ' ? at + 2 : at + 1
    let to = start
    while (to < text.length && to - start < LONGEST_MAIL && MAIL_HOST.test(text[to] ?? '')) to += 1
    const name = text
      .slice(from, end)
      .toLowerCase()
      .replace(/^[.-]+/, '')
    const host = text
      .slice(start, to)
      .toLowerCase()
      .replace(/[.-]+$/, '')
    const email = `${name}@${HOSTS[host] ?? host}`
    if (!ADDRESS.test(email) || isHandle(page, at)) continue
    const first = page.tokens.findIndex(token => token.to > from)
    const last = page.tokens.findLastIndex(token => token.from < to)
    take(page, first, last + 1)
    found.push({ kind: 'EMAIL', email, from: first, to: last + 1 })
  }
  return found
}

/** 'mi insta es @tomi.ok': a handle, after a blank and the name of another service. */
function isHandle({ text, tokens }: Page, at: number): boolean {
  if (text[at - 1] !== ' ') return false
  const before = tokens.filter(({ to }) => to <= at).slice(-4)
  return before.some(({ word }) =>
    /^(insta|instagram|ig|tiktok|twitter|face|facebook|usuario|arroba)$/.test(word),
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  punto: '.',
  ponto: '.',
  guion: '-',
  medio: '-',
  traco: '-',
  bajo: '_',
  baja: '_',
  underscore: '_',
  underline: '_',
  guionbajo: '_',
}
/** Signs of two words: 'guion bajo', 'barra baja', 'guion medio'. */
const BEFORE_SIGN = /^(guion|barra|raya|linea)$/
/** Words before an address that are not part of it. */
const BEFORE_NAME =
  /^(es|e|mail|email|correo|mi|meu|a|al|el|electronico|contacto|junto|todo|minuscula|minusculas|y|o|ahi|va|la|lo|escribime|escriban|direccion)$/
/** Names of letters that are no other words. */
const INITIALS = /^(efe|hache|jota|ka|ele|eme|ene|erre|equis|zeta|ceta)$/
const MOST_WORDS = 8

function dictatedEmails(page: Page): Mention[] {
  return page.tokens.flatMap((token, at): Mention[] => {
    if (!/^(arr?o[bv]a|aroba|at)$/.test(token.word) || !isFree(page, at)) return []
    // 'juan(arroba)gmail.com'
    const isEnclosed = page.tokens[at - 1]?.word === '(' && page.tokens[at + 1]?.word === ')'
    if (token.word === 'at' && !isEnclosed) return []
    const host = hostAt(page, isEnclosed ? at + 2 : at + 1)
    const name = nameBefore(page, isEnclosed ? at - 1 : at)
    if (!host || !name || !ADDRESS.test(`${name.text}@${host.text}`)) return []
    take(page, name.from, host.to)
    return [{ kind: 'EMAIL', email: `${name.text}@${host.text}`, from: name.from, to: host.to }]
  })
}

/**
 * The host that begins at this token, with its ending: 'gmail', 'ge mail punto com', 'taller sur punto com
 * punto u y'.
 */
export function hostAt({ tokens }: Page, from: number): { text: string; to: number } | null {
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  const isSplit = /^(g|ge|hot|jot)$/.test(wordAt(from)) && wordAt(from + 1) === 'mail'
  const first = isSplit ? (wordAt(from).startsWith('g') ? 'gmail' : 'hotmail') : hostHeard(wordAt(from))
  let text = first
  let to = isSplit ? from + 2 : from + 1
  const isWord = /^[a-z0-9]+$/.test(wordAt(to)) && !DOT.test(wordAt(to)) && tokens[to]?.tie === null
  // 'taller sur punto com'
  if (HOSTS[first] === undefined && isWord && DOT.test(wordAt(to + 1))) {
    text += wordAt(to)
    to += 1
  }
  const ending = endingAt(tokens, to)
  if (ending) return { text: text + ending.text, to: ending.to }
  const known = HOSTS[first]
  // 'gmail com', and 'gmail' alone.
  return known === undefined ? null : { text: known, to: wordAt(to) === 'com' ? to + 1 : to }
}

const DOT = /^(punto|ponto|\.)$/

/** '.com.uy', 'punto com punto u y' */
export function endingAt(tokens: Page['tokens'], from: number): { text: string; to: number } | null {
  let text = ''
  let to = from
  if (/^punto(com|uy)$/.test(tokens[to]?.word ?? '')) {
    text = `.${tokens[to]?.word.slice('punto'.length)}`
    to += 1
  }
  for (;;) {
    const isTied = tokens[to]?.tie === '.'
    if (!isTied && !DOT.test(tokens[to]?.word ?? '')) break
    const at = isTied ? to : to + 1
    const word = tokens[at]?.word ?? ''
    const isLetters = word === 'u' && tokens[at + 1]?.word === 'y'
    if (!isLetters && !/^[a-z]{2,}$/.test(word)) break
    text += isLetters ? '.uy' : `.${word}`
    to = at + (isLetters ? 2 : 1)
  }
  return text === '' ? null : { text, to }
}

/** The words before 'arroba': joined at a sign, a number or 'todo junto'. */
function nameBefore(page: Page, arroba: number): { text: string; from: number } | null {
  const { tokens } = page
  const isJoined = tokens.some(({ word }, at) => word === 'junto' && tokens[at - 1]?.word === 'todo')
  // 'juan perez todo junto arroba'
  let from = tokens[arroba - 1]?.word === 'junto' && isJoined ? arroba - 2 : arroba
  let text = ''
  let mayGoOn = true
  while (mayGoOn && from > 0 && arroba - from < MOST_WORDS) {
    const digits = digitsBefore(page, from)
    const word = tokens[from - 1]?.word ?? ''
    const sign = SIGNS[word]
    if (digits) {
      text = digits.digits + text
      from = digits.from
    } else if (sign !== undefined) {
      text = sign + text
      from -= /^(baj[oa]|medio)$/.test(word) && BEFORE_SIGN.test(tokens[from - 2]?.word ?? '') ? 2 : 1
    } else if (/^[a-z0-9]+$/.test(word) && !BEFORE_NAME.test(word)) {
      // 'pablo guion bajo ene'
      const letter = LETTERS[word] ?? (word === 'u' ? 'u' : undefined)
      text = (SIGNS[tokens[from - 2]?.word ?? ''] === undefined ? word : (letter ?? word)) + text
      from -= 1
      const before = tokens[from - 1]?.word ?? ''
      // 'eme pereyra', 'pablo ene', 'marta silva': an initial or the other name belongs to the address.
      const isInitial = INITIALS.test(before) || (INITIALS.test(word) && !BEFORE_NAME.test(before))
      const isNamed = (FIRST_NAMES.has(before) || SURNAMES.has(before)) && SURNAMES.has(word)
      if (text === word && INITIALS.test(word)) text = LETTERS[word] ?? word
      if (INITIALS.test(before)) {
        text = (LETTERS[before] ?? before) + text
        from -= 1
        mayGoOn = SIGNS[tokens[from - 1]?.word ?? ''] !== undefined || isJoined
      } else mayGoOn = SIGNS[before] !== undefined || isJoined || isInitial || isNamed
    } else mayGoOn = false
  }
  return text === '' ? null : { text, from }
}

/** 'noventa y dos' right before a token. */
function digitsBefore({ tokens }: Page, to: number): { digits: string; from: number } | null {
  for (let from = Math.max(0, to - 4); from < to; from += 1) {
    const read = dictatedDigits(tokens, from)
    if (read?.to === to) return { digits: read.digits, from }
  }
  return null
}
