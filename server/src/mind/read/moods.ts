import { complains } from './complaints.ts'
import type { Sheet } from './mentions.ts'
import { isKind, type Mention, type MentionOf } from './mentions.ts'
import { isInstead, isNarrated, isRecalledByWish } from './narrated.ts'
import { isLikely } from './sayings.ts'

/** The tokens between the mark before and the mark after. */
export function clauseOf({ tokens }: Pick<Sheet, 'tokens'>, at: number): { from: number; to: number } {
  let from = at
  while (from > 0 && !isBreak(tokens[from - 1]?.word)) from -= 1
  let to = at
  while (to < tokens.length && !isBreak(tokens[to]?.word)) to += 1
  return { from, to }
}

const isBreak = (word: string | undefined) => word !== undefined && /^[.;!?¿¡\n:]$/.test(word)

/** True when the clause around a mention has one of these moods: a wish, a complaint. */
export function clauseHas(sheet: Sheet, mention: Mention, kinds: readonly Mention['kind'][]): boolean {
  const { from, to } = clauseOf(sheet, mention.from)
  return sheet.mentions.some(other => kinds.includes(other.kind) && other.from >= from && other.from < to)
}

const ELSEWHERE = ['SYMPTOM', 'OFF_TOPIC', 'INJECTION'] as const
const CERTAIN = 0.975

/** False for a part that only locates the fault. */
export function isAskedFor(sheet: Sheet, mention: MentionOf<'PART'>): boolean {
  if (wasDone(sheet, mention) || isOccasion(sheet, mention) || isNarrated(sheet, mention)) return false
  if (
    isReason(sheet, mention) ||
    isAdviceRefused(sheet, mention) ||
    wasHit(sheet, mention) ||
    isSpilt(sheet, mention)
  )
    return false
  // A described part is wanted: nobody describes a part only to locate a fault.
  if (sheet.asked === 'PART' || mention.isExplained || isDiagnosis(sheet, mention)) return true
  if (clauseHas(sheet, mention, ['WANT', 'BROKEN']) || isInstead(sheet, mention)) return true
  if (isRecalledByWish(sheet, mention)) return true
  if (sheet.asked === null && isLikely(sheet, mention.from, ELSEWHERE, CERTAIN)) return false
  if (complainsBeside(sheet, mention) || (sheet.asked === 'SYMPTOM' && complains(sheet))) return false
  return true
}

const SAID =
  /^(dijo|dice|dicen|dijeron|dise|dis|diagnostico|diagnosticaron|detecto|detectaron|pide|pidio|piden|pidieron|receto|recomendo|recomienda|recomendaron|hablo|hablaron)$/
const NAMING =
  /^(q|que|es|son|sea|sean|era|eran|ser|sera|seria|serian|puede|pueden|ser|de|del|d|el|la|los|las|un|una|cambiar|cambiara|cambiaran|hay|tiene|tengo|nomas|seguro|capaz|o|y|e|,|:|"|“)$/

/** 'el mecánico dijo cuerpo de mariposa', 'lo que no carga es el alternador', 'electroventilador, dice el gurí' */
function isDiagnosis({ tokens, mentions, asked }: Sheet, { from, to }: Mention): boolean {
  const clause = tokens.slice(clauseOf({ tokens }, from).from, from).map(({ word }) => word)
  const isIdentified = /\b(es|son|era)( (el|la|los|las|o|a))?$/.test(clause.join(' '))
  const isWhat =
    `${tokens[to]?.word} ${tokens[to + 1]?.word}` === 'lo que' || /\b(lo|o) que\b/.test(clause.join(' '))
  if (isIdentified && isWhat) return true
  if (asked !== 'SYMPTOM' && asked !== null) return false
  const isNamed = (at: number) =>
    NAMING.test(tokens[at]?.word ?? '') ||
    mentions.some(({ kind, from: start, to: end }) => kind === 'PART' && start <= at && at < end)
  let at = from - 1
  while (at >= 0 && isNamed(at)) at -= 1
  const isSaid = SAID.test(tokens[at]?.word ?? '')
  const behind = `${tokens[to]?.word} ${tokens[to + 1]?.word}`
  return isSaid || /^, (dice|dijo|dicen|dijeron|segun)$/.test(behind)
}

/** 'cuando subo la radio' */
function isOccasion(sheet: Sheet, mention: Mention): boolean {
  const before = sheet.tokens.slice(Math.max(0, mention.from - 4), mention.from).map(({ word }) => word)
  const isWanted = clauseHas(sheet, mention, ['WANT', 'BROKEN'])
  return !isWanted && before.some(word => /^(cuando|quando)$/.test(word)) && !before.includes(',')
}

const DONE =
  /^(cambie|cambiamos|cambiaron|cambio|puse|troque|troquei|coloque|coloquei|pusimos|pusieron|compre|compramos|revise|revisaron|limpie|tengo|consegui|hice|hicimos|hicieron|trocou|cambiaste|consiguio|consiguieron|conseguimos|compraron|arreglaron|arregle|arreglamos)$/

/** 'la batería la cambié hace un mes', 'ya cambié la bombita' */
function wasDone({ tokens }: Sheet, { from, to }: Mention): boolean {
  const isAlready = tokens.slice(Math.max(0, from - 4), from).some(
    ({ word }, at, before) =>
      word === 'ya' &&
      before.slice(at + 1).some(other => DONE.test(other.word)) &&
      // 'ya revisé: válvula muerta' states a finding.
      !before.some(other => other.word === ':'),
  )
  const isSaidOfIt =
    /^(la|lo|las|los|ya)$/.test(tokens[to]?.word ?? '') &&
    tokens.slice(to, to + 3).some(({ word }) => DONE.test(word))
  return isAlready || isSaidOfIt || isDoneBefore(tokens, from)
}

const DID =
  /^(cargue|cargo|cargamos|recargue|cambie|cambiamos|cambiaron|puse|pusimos|pusieron|compre|compramos|hicimos|hice|troquei|trocou|revisamos|revisaron|reviso|chequeo|chequearon)$/

/** 'le cambié las bujías y los cables, preciso la bobina': a past repair, followed by another wish. */
function isDoneBefore(tokens: Sheet['tokens'], from: number): boolean {
  let at = from - 1
  while (at >= 0 && DONE_TO.test(tokens[at]?.word ?? '')) at -= 1
  return (
    DID.test(tokens[at]?.word ?? '') &&
    !/^(que|no)$/.test(tokens[at - 1]?.word ?? '') &&
    tokens.slice(from).some(({ word }) => WANTS.test(word))
  )
}

/** 'porque se rompió el soporte necesito un radiador', 'necesito un radiador porque se rompió el soporte' */
function isReason(sheet: Sheet, { from, to }: Mention): boolean {
  const { tokens, mentions } = sheet
  const before = tokens.slice(Math.max(0, from - REASON_REACH), from).map(({ word }) => word)
  const because = before.findLastIndex(word => BECAUSE.test(word))
  if (because < 0 || before.slice(because).some(word => /^[.;\n]$/.test(word))) return false
  const at = from - before.length + because
  const isWanted = mentions.some(({ kind, from: place }) => kind === 'WANT' && place > at && place < from)
  const isOther = ({ kind, from: place }: Mention) => kind === 'PART' && (place < at || place >= to)
  return (
    !isWanted &&
    mentions.some(isOther) &&
    mentions.some(({ kind, from: place }) => kind === 'WANT' && (place < at || place >= to))
  )
}

const BECAUSE = /^(porque|pq|xq|porq|pork)$/
const REASON_REACH = 7

/** 'me dijeron que cambie el termostato pero yo quiero la bomba' */
function isAdviceRefused(sheet: Sheet, { from, to }: Mention): boolean {
  const { tokens, mentions } = sheet
  const but = tokens.findIndex(
    ({ word }, at) => at >= to && at < to + 4 && /^(pero|mas bien|aunque)$/.test(word),
  )
  if (but < 0) return false
  const isAdvice = tokens
    .slice(Math.max(0, from - REASON_REACH), from)
    .some(({ word }) => /^(dijeron|dijo|dice|dicen|recomendaron|recomendo|querian|decia|decian)$/.test(word))
  return isAdvice && mentions.some(({ kind, from: at }) => kind === 'WANT' && at > but && at < but + 4)
}

/** 'escupió grasa por todos lados' */
const isSpilt = ({ tokens }: Sheet, { part, from }: MentionOf<'PART'>) =>
  /^(aceite|grasa|l[ií]quido)/.test(part.name) &&
  /^(escup|larg|pierd|perd|gote|chorre|tira|tiro|ech[ao]|salpic)/.test(tokens[from - 1]?.word ?? '')

/** 'choqué con la puerta de otro' */
function wasHit({ tokens }: Sheet, { from }: Mention): boolean {
  let at = from - 1
  while (at >= 0 && /^(el|la|los|las|un|una|otro|otra)$/.test(tokens[at]?.word ?? '')) at -= 1
  return (
    /^(con|contra)$/.test(tokens[at]?.word ?? '') &&
    tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ word }) =>
        /^(choque|choco|chocamos|choc[oa]ron|pegue|pego|golpee|golpeo|roce|rozo|tope|topo)$/.test(word),
      )
  )
}

const DONE_TO = /^(el|la|los|las|un|una|o|a|os|as)$/
const WANTS = /^(preciso|necesito|quiero|busco|falta|faltan|faltaria|ahora|precisaria|necesitaria)$/

/** A complaint between the same commas as the part. */
function complainsBeside(sheet: Sheet, mention: Mention): boolean {
  return sheet.mentions.some(({ kind, from, to }) => {
    if (kind !== 'SYMPTOM') return false
    const [start, end] = from < mention.from ? [to, mention.from] : [mention.to, from]
    return sheet.tokens.slice(start, end).every(({ word }) => !/^[.,;!?\n:]$/.test(word))
  })
}

/** True for a message that is wholly about something else. */
export function isElsewhere(sheet: Sheet): boolean {
  // Asked for a name or a place, 'Celeste Amor' is one.
  const isOfContact = /^(NAME|CONTACT|PHONE|EMAIL|DEPARTMENT)$/.test(sheet.asked ?? '')
  if (isOfContact && !sheet.tokens.some(({ word }) => word === '?')) return false
  return (
    sheet.mentions.some(isKind('OFF_TOPIC')) &&
    !sheet.mentions.some(({ kind }) => kind === 'WANT' || kind === 'PART')
  )
}
