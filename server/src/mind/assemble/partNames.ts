import type { KnownPart } from '../known.ts'
import { PARTS } from '../lexicon/parts.ts'
import { unknownHead } from '../read/complements.ts'
import { isEverydayWord, LEXICON } from '../read/lexicon.ts'
import type { MentionOf, Sheet } from '../read/mentions.ts'
import { tokenize } from '../text/tokens.ts'
import { keyWords } from '../text/words.ts'
import { amongOthers } from './ambiguous.ts'
import type { SaidPart } from './saidPart.ts'

/** Resolves a name by the other parts of its message and the last known one. */
export function withWholeName(
  sheet: Sheet,
  mention: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
  before: readonly KnownPart[],
): MentionOf<'PART'> {
  const headed = withKnownHead(sheet, withHeadOf(sheet, mention, before), parts, before)
  return withUnknownHead(sheet, withOwner(sheet, amongOthers(sheet, headed, parts), parts))
}

const GENERAL =
  /^(sensor|ret[eé]n|junta|bomba|correa|filtro|soporte|rel[eé]|espejo|faro|óptica|electroválvula|ficha|cable|manguera|buje)$/
const ONE_MORE = /^(un|una|otro|otra|unos|unas|y|e|\d+)$/

/** 'sensor de cigüeñal ... el número del sensor': the first word of the only name that begins with it. */
function withKnownHead(
  { tokens }: Sheet,
  mention: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
  before: readonly KnownPart[],
): MentionOf<'PART'> {
  const { name } = mention.part
  const isDefinite =
    /^(el|la|los|las|del|al)$/.test(tokens[mention.from - 1]?.word ?? '') &&
    !ONE_MORE.test(tokens[mention.from - 2]?.word ?? '')
  if (mention.to - mention.from > 1 || !GENERAL.test(name) || !isDefinite) return mention
  const said = parts.filter(other => other.to <= mention.from).map(({ part }) => part.name)
  const called = [...new Set([...said, ...before.map(known => known.name.value)])].filter(other =>
    other.startsWith(`${name} `),
  )
  const part = called.length === 1 ? PARTS.find(other => other.name === called[0]) : undefined
  return part ? { ...mention, part } : mention
}

/** 'y también el de aceite' after 'filtro de aire' is another filter. */
function withHeadOf(
  sheet: Sheet,
  mention: MentionOf<'PART'>,
  before: readonly KnownPart[],
): MentionOf<'PART'> {
  const [article, of] = sheet.tokens.slice(Math.max(0, mention.from - 2), mention.from)
  const isElliptic = /^(el|la|los|las)$/.test(article?.word ?? '') && /^(de|del|d)$/.test(of?.word ?? '')
  const isFirst = sheet.mentions.every(({ kind, to }) => kind !== 'PART' || to > mention.from - 2)
  if (!isElliptic || !isFirst) return mention
  const complement = sheet.tokens.slice(mention.from - 1, mention.to)
  // 'el de aire bajalo': one of the named parts.
  const called = before.filter(({ name }) =>
    keyWords(name.value)
      .slice(1)
      .includes(sheet.tokens[mention.from]?.stem ?? ''),
  )
  const own = called.length === 1 ? PARTS.find(({ name }) => name === called[0]?.name.value) : undefined
  if (own && mention.to - mention.from === 1) return { ...mention, part: own }
  for (const known of before.toReversed()) {
    const match = LEXICON.longest(
      [...tokenize(known.name.value).slice(0, 1), ...complement],
      0,
      isEverydayWord,
    )
    const found = match && match.to > 2 ? match.values.find(({ kind }) => kind === 'PART') : undefined
    if (found?.kind === 'PART') return { ...mention, part: found.part }
  }
  return mention
}

/** 'tapa de válvulas y su junta' is the gasket of that cover. */
function withOwner(
  sheet: Sheet,
  mention: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): MentionOf<'PART'> {
  const owner = parts.findLast(({ to }) => to <= mention.from)
  const before = sheet.tokens[mention.from - 1]
  if (!owner || !before || !(/^(su|sus)$/.test(before.word) || isOnlyPieceOf(sheet, mention))) return mention
  const told = [...sheet.tokens.slice(mention.from, mention.to), ...sheet.tokens.slice(owner.from, owner.to)]
  const match = LEXICON.longest(told, 0, isEverydayWord)
  const found =
    match && match.to > mention.to - mention.from
      ? match.values.find(({ kind }) => kind === 'PART')
      : undefined
  return found?.kind === 'PART' ? { ...mention, part: found.part } : mention
}

/** 'el espejo del acompañante, solo el vidrio': not the whole. */
export function isOnlyPieceOf({ tokens, mentions }: Sheet, { part, from }: MentionOf<'PART'>): boolean {
  // 'bujías y cables … solo las bujías'
  if (mentions.some(other => other.kind === 'PART' && other.part === part && other.to <= from)) return false
  const [only, article] = tokens.slice(Math.max(0, from - 2), from)
  return (
    /^(solo|solamente|unicamente|so)$/.test(only?.word ?? '') &&
    /^(el|la|los|las|o|a)$/.test(article?.word ?? '')
  )
}

/** Contents of kits, which nobody orders in addition to the kit. */
const IN_KIT: Readonly<Record<string, RegExp>> = {
  'kit de embrague': /^(disco de embrague|placa de embrague|rulemán de empuje|crapodina)$/,
  'kit de distribución': /^((correa|tensor|rodillo) de distribución)$/,
}

/** 'kit de embrague entonces, disco, placa y crapodina' */
export function isInKit(
  { tokens }: Sheet,
  { entry, from, to }: SaidPart,
  wanted: readonly SaidPart[],
): boolean {
  const isHydraulic = tokens.slice(from, to).some(({ word }) => word.startsWith('hidraul'))
  return wanted.some(
    kit =>
      !isHydraulic &&
      /^(kit|equipo|juego|embrague|embreagem|conjunto)$/.test(tokens[kit.from]?.word ?? '') &&
      IN_KIT[kit.entry.name]?.test(entry.name),
  )
}

/** 'torre de amortiguador': an unknown head of a known part. */
function withUnknownHead(sheet: Sheet, mention: MentionOf<'PART'>): MentionOf<'PART'> {
  const from = unknownHead(sheet, mention)
  if (from === null) return mention
  const name = sheet.tokens
    .slice(from, mention.to)
    .map(({ word }) => word)
    .join(' ')
  return { ...mention, from, part: { ...mention.part, name, synonyms: [], axle: null } }
}
