import { endingAt, hostAt } from './emails.ts'
import { isKind, type MentionOf, type Sheet } from './mentions.ts'

/**
 * The address of this or an earlier message, when only its host is corrected: 'ana@gmial.com, perdón,
 * gmail.com', 'es hotmail, no gmail', 'termina en .com.uy'.
 */
export function mendedEmail(sheet: Sheet, known: string | null): MentionOf<'EMAIL'> | null {
  const said = sheet.mentions.findLast(isKind('EMAIL'))
  const [name, host] = (said?.email ?? known ?? '').split('@')
  if (!name || !host) return null
  const other = hostsFrom(sheet, said?.to ?? 0, host).filter(({ text }) => text !== host)
  // 'ana@gmial.com no gmail.com': a 'no' that retracts the address before it.
  const isTakenBack = said !== undefined && other.length === 1
  const meant = other.find(({ from }) => isTakenBack || !isDenied(sheet, from))
  return meant ? { kind: 'EMAIL', email: `${name}@${meant.text}`, from: meant.from, to: meant.to } : null
}

type Host = { readonly text: string; readonly from: number; readonly to: number }

function hostsFrom(sheet: Sheet, start: number, host: string): Host[] {
  const found: Host[] = []
  for (let from = start; from < sheet.tokens.length; from += 1) {
    const read = MAIL_HOST.test(sheet.tokens[from]?.word ?? '')
      ? hostAt(sheet, from)
      : endedAt(sheet, from, host)
    if (!read) continue
    found.push({ ...read, from })
    from = read.to - 1
  }
  return found
}

/** Hosts that mean nothing else; others need their ending. */
const MAIL_HOST = /^(g|hot)?mail$|^(outlook|yahoo|icloud|adinet)$/

/** 'termina en .com.uy': the known host with another ending. */
function endedAt({ tokens }: Sheet, at: number, host: string): { text: string; to: number } | null {
  const isSaid = /^(punto|ponto)$/.test(tokens[at]?.word ?? '')
  // A dot at the end of a sentence has a blank after it.
  const isWritten = tokens[at]?.word === '.' && tokens[at + 1]?.from === tokens[at]?.to
  const ending = isSaid || isWritten ? endingAt(tokens, at) : null
  if (!ending || !/^\.(com|uy)(\.(uy|ar|br))?$/.test(ending.text)) return null
  return { text: host.split('.')[0] + ending.text, to: ending.to }
}

/** 'no gmail', 'no es de gmail' */
const isDenied = ({ tokens }: Sheet, from: number) =>
  tokens.slice(Math.max(0, from - 3), from).some(({ word }) => word === 'no')
