import type { Token } from './tokens.ts'

const UNITS: Readonly<Record<string, number>> = {
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  dois: 2,
  duas: 2,
  quatro: 4,
  sete: 7,
  oito: 8,
  nove: 9,
  um: 1,
}
const TEENS: Readonly<Record<string, number>> = {
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintiun: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  dez: 10,
  doze: 12,
  treze: 13,
  quinze: 15,
  vinte: 20,
}
const TENS: Readonly<Record<string, number>> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
}

/** A number in words, and the token after it. */
export type SpokenNumber = { readonly value: number; readonly to: number }

/** Reads 'dos mil doce', 'noventa y ocho', 'ciento ochenta mil' from a token on; null where none begins. */
export function spokenNumber(tokens: readonly Token[], from: number): SpokenNumber | null {
  const below = spokenBelowThousand(tokens, from)
  const at = below?.to ?? from
  if (tokens[at]?.word !== 'mil') return below
  const thousands = (below?.value ?? 1) * 1000
  // 'dois mil e quinze'
  const behind = tokens[at + 1]?.word === 'e' ? at + 2 : at + 1
  const rest = spokenBelowThousand(tokens, behind)
  return { value: thousands + (rest?.value ?? 0), to: rest?.to ?? at + 1 }
}

/** 'trescientos' alone, regardless of the next word. */
export function spokenHundreds(tokens: readonly Token[], at: number): SpokenNumber | null {
  const value = HUNDREDS[tokens[at]?.word ?? '']
  return value === undefined ? null : { value, to: at + 1 }
}

/** As `spokenNumber`, without thousands. */
export function spokenBelowThousand(tokens: readonly Token[], from: number): SpokenNumber | null {
  const hundreds = HUNDREDS[tokens[from]?.word ?? '']
  const start = hundreds === undefined ? from : from + 1
  const rest = spokenBelowHundred(tokens, start)
  if (hundreds === undefined) return rest
  return rest && rest.value > 0
    ? { value: hundreds + rest.value, to: rest.to }
    : { value: hundreds, to: start }
}

function spokenBelowHundred(tokens: readonly Token[], from: number): SpokenNumber | null {
  const word = tokens[from]?.word ?? ''
  const tens = TENS[word]
  const unit = UNITS[tokens[from + 2]?.word ?? '']
  if (tens !== undefined && tokens[from + 1]?.word === 'y' && unit !== undefined && unit > 0)
    return { value: tens + unit, to: from + 3 }
  const value = tens ?? TEENS[word] ?? UNITS[word]
  return value === undefined ? null : { value, to: from + 1 }
}

/** The digits somebody dictates as groups: 'cero noventa y nueve cuatrocientos doce' → '099412'. */
export function dictatedDigits(
  tokens: readonly Token[],
  from: number,
): { digits: string; to: number } | null {
  let digits = ''
  let at = from
  while (at < tokens.length && digits.length < 13) {
    const token = tokens[at]
    if (token?.isNumber) {
      digits += token.word
      at += 1
      continue
    }
    const spoken = token && !token.isMark && token.word !== 'mil' ? spokenBelowThousand(tokens, at) : null
    const isComma = token?.word === ',' && digits !== ''
    if (!spoken && !isComma) break
    if (spoken) digits += `${spoken.value}`
    at = spoken?.to ?? at + 1
  }
  return digits === '' ? null : { digits, to: at }
}

/** A small count in digits or words. */
export function countAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (!token) return null
  if (token.isNumber) return Number(token.word)
  return UNITS[token.word] ?? TEENS[token.word] ?? null
}
