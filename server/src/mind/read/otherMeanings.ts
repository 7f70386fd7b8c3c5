import type { Match } from '../text/gazetteer.ts'
import type { Entry } from './lexicon.ts'
import type { Page } from './mentions.ts'

type Read = Match<Entry>
type Span = { readonly from: number; readonly to: number }

/** 'media hora', 'gente normal', 'tres prontos', 'respondé rápido', 'me quedo más tranquilo' */
export function isOtherHaste({ tokens, asked }: Page, { from, to }: Span): boolean {
  const word = tokens[from]?.word ?? ''
  const before = tokens[from - 1]?.word ?? ''
  if (asked === 'URGENCY') return false
  if (isOfCar({ tokens }, { from, to })) return true
  if (to - from > 1) return false
  if (/^(media|normal|normales|medias|intermedia|prontos|prontas|rapidos|rapidas)$/.test(word))
    return !/^(urgencia|prioridad)$/.test(before)
  // 'mandame las cuatro así queda pronto', 'entra en modo emergencia'
  if (word === 'pronto' && /^(queda|quedan|quede|quedo|esta|este|estoy|y|listo)$/.test(before)) return true
  if (word === 'emergencia' && /^(modo|en|luz|luces|de|baliza)$/.test(before)) return true
  if (word.startsWith('tranquil')) return /^(mas|quedo|quede|lugar|barrio|manejo)$/.test(before)
  return (
    word.startsWith('rapid') &&
    /^(respond|contest|arranc|va|gira|cambi|corr|mas|tan|muy|frena|anda|tipe|escrib|habl|manej|desgast|gast|descarg)\w*$/.test(
      before,
    )
  )
}

/** 'tengo una Ranger en el elevador', 'el auto me dejó a pata': the car's situation is no urgency. */
function isOfCar({ tokens }: Pick<Page, 'tokens'>, { from, to }: Span): boolean {
  const last = tokens[to - 1]?.word ?? ''
  const said = tokens.slice(Math.max(0, from - 1), to)
  return (
    /^(elevador|desarmad[oa])$/.test(last) ||
    (/^(tirad[oa]|pie|pata|varad[oa])$/.test(last) && said.some(({ word }) => /^(dejo|quedo)$/.test(word)))
  )
}

/** 'soy el administrador de la flota' gives no orders. */
export const isOfOffice = ({ tokens }: Page, { to }: Span) =>
  /^(administrador|admin)$/.test(tokens[to - 1]?.word ?? '') && /^(de|del)$/.test(tokens[to]?.word ?? '')

/** 'uno del taller me dijo', 'uno de los dos', 'uno que sirva': nobody's Fiat; 'uno del 95' is one. */
export function isPronoun({ tokens }: Page, { from, to }: Span): boolean {
  if (to - from === 1 && /^(unos|unas)$/.test(tokens[from]?.word ?? '')) return true
  if (to - from > 1 || tokens[from]?.word !== 'uno') return false
  const [next, after] = [tokens[to]?.word ?? '', tokens[to + 1]?.word ?? '']
  if (/^(que|me|se|no|nunca|siempre|solo|cada|por)$/.test(next)) return true
  return (
    /^(de|del)$/.test(next) &&
    /^(los|las|ellos|ustedes|taller|barrio|lado|mecanico|trabajo|pueblo|otro|esos|estos|la|afuera|adentro|adelante|atras|cada)$/.test(
      after,
    )
  )
}

/** 'pra um Uno', 'para un Idea' */
export function isOneOf({ tokens, text }: Page, { from, to, slips }: Read): boolean {
  const [before, first] = [tokens[from - 1]?.word ?? '', tokens[from]]
  if (slips > 0 || to - from > 1 || first?.isNumber) return false
  return (
    /^(un|um|una|uma)$/.test(before) &&
    (first?.word === 'uno' || (first?.isCapitalized === true && text !== text.toUpperCase()))
  )
}

/** Asked for the year or the condition, 'e 2008' and 'nova, nova' answer that. */
export function isAnswer(page: Page, { from, to, values }: Read): boolean {
  const hasYear = page.tokens.slice(from, to).some(({ word }) => /^(19[6-9]|20[0-4])\d$/.test(word))
  return (
    (page.asked === 'YEAR' && hasYear) ||
    (page.asked === 'CONDITION' &&
      values.some(value => value.kind === 'CUE' && value.cue.kind === 'CONDITION'))
  )
}

/** 'Tel. 4532 2201 int. 118', 'calle 18 1250' name no model. */
export function isOfOtherNumber({ tokens }: Page, { from }: Read): boolean {
  const before = tokens[from - 1]
  const owner = before?.word === '.' ? tokens[from - 2] : before
  return (
    tokens[from]?.isNumber === true &&
    /^(int|interno|apto|ap|esq|calle|ruta|movil|local|piso|puerta|padron|avda|av|bulevar|bvar|nro|mil|cada|unos|unas)$/.test(
      owner?.word ?? '',
    )
  )
}

/** Condition words that do not describe the part: places, cars, other answers. */
export function isOtherState({ tokens, asked }: Page, { from, to }: Span, value: string): boolean {
  const [word, before, behind] = [
    tokens[from]?.word ?? '',
    tokens[from - 1]?.word ?? '',
    tokens[to]?.word ?? '',
  ]
  // 'no va' is no 'nova'.
  if (to - from === 2 && /^(no va|no vo)$/.test(`${word} ${tokens[to - 1]?.word}`)) return true
  // 'el código que está en la caja'
  if (word === 'en' && (asked !== 'CONDITION' || to - from > 2)) return true
  if (asked === 'CONDITION') return false
  // 'ustedes y los desarmaderos', 'fui a tres desarmaderos'
  if (/^(desarmader|chatarrer|deshuesader|desguac)/.test(word))
    return /^(el|los|las|la|un|unos|al|del|varios|dos|tres|cuatro|algun|otro|otros|ningun|en|por|con|muchos|como)$/.test(
      before,
    )
  // 'la nueva, la LED', asked for the car
  if (/^(el|la|los|las|es|era)$/.test(before) && /^(VEHICLE|MODEL|BRAND|YEAR|ENGINE|VIN)$/.test(asked ?? ''))
    return true
  // 'lo que sea más barato'; asked for something else, 'da igual' leaves that open.
  if (value !== 'ANY') return false
  const isOfState = tokens.slice(from, to).some(token => /^(nuev|usad|nov)/.test(token.word))
  return (
    !isOfState &&
    (/^(mas|compatible|original|necesario|mejor|posible|barato|economico)$/.test(behind) ||
      word === 'como' ||
      /^(DEPARTMENT|PHONE|EMAIL|NAME|CONTACT|URGENCY)$/.test(asked ?? ''))
  )
}

/** 'usado, si no nuevo', 'reparado no nuevo': the no is not the new one's. */
export const isNoOfOther = ({ tokens }: Page, { from, to }: Span) =>
  to - from === 2 &&
  /^no (nuev|nov)/.test(`${tokens[from]?.word} ${tokens[to - 1]?.word}`) &&
  /^(si|se)$|^(usad|repar|recon|reac|recic)/.test(tokens[from - 1]?.word ?? '')
