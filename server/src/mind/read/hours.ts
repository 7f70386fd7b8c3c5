import type { Token } from '../text/tokens.ts'

/** 'a partir de las 6', 'después de las 4', 'entro a las 2': an hour is no count. */
export function isHour(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at).map(({ word }) => word)
  const behind = tokens.slice(at + 1, at + 4).map(({ word }) => word)
  return UNTIL.test(before.join(' ')) || (/^las?$/.test(before.at(-1) ?? '') && OF_DAY.test(behind.join(' ')))
}

const REACH = 4
const UNTIL = /\b(a|tipo|hasta|desde|sobre|pasadas|(partir|despues|antes|luego|pasadas|cerca) de) las?$/
const OF_DAY = /^(y (media|cuarto)|en punto|de la (manana|tarde|noche|madrugada)|hs|hrs|am|pm)\b/
