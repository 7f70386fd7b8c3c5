import { isKind, kindsAt, type Mention, type MentionOf, type Sheet } from './mentions.ts'

/**
 * Parts of the story around a wish: tried, stolen or intact ones are not asked for, and a sentence of story
 * counts for nothing once another sentence has a different wish.
 */
export function isNarrated(sheet: Sheet, mention: MentionOf<'PART'>): boolean {
  return (
    isSound(sheet, mention) ||
    wasTried(sheet, mention) ||
    (wasStolen(sheet, mention) && isWishedElsewhere(sheet, mention)) ||
    isWishedAsKit(sheet, mention) ||
    isInLaterKit(sheet, mention) ||
    isWithIt(sheet, mention)
  )
}

/** '¿viene con crapodina?' */
function isWithIt({ tokens }: Sheet, { from, to }: Mention): boolean {
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ word }) => word)
    .join(' ')
  return (
    /\b(vienen?|traen?|incluyen?)( con)?( (el|la|los|las))?$/.test(before) &&
    tokens.slice(to, to + 5).some(({ word }) => word === '?')
  )
}

const SOUND_STATE = String.raw`(bien|ok|okey|perfect[oa]s?|impecables?|san[oa]s?|enter[oa]s?|intact[oa]s?|joya|barbar[oa]s?|de diez|al pelo|correct[oa]s?)`
const SOUND = new RegExp(
  String.raw`^(((me|le|se|lo|la) )?(quedo|quedaron|esta|estan|ta|tan|anda|andan|funciona|funcionan|mide|miden|gira|giran|salio|salieron|zafo|zafaron|carga|cargan|tira|tiran|da|dan|prende|prenden|se ve|se ven|parece|parecen|viene|vienen) )(todo |toda |todos |todas |muy |re |lo mas |de lo mas |los dos |las dos )?${SOUND_STATE}( [.,;!?\n]| y | pero |$)`,
)
const SOUND_AT_END = new RegExp(String.raw`^${SOUND_STATE}( [.,;!?\n]|$)`)
const RECENT =
  /^(recien|reciencito) (hech|puest|cambiad|comprad|rectificad|colocad|arreglad|reparad|instalad|pasad)[oa]s?\b/

/** 'el radiador quedó sano', 'la bobina mide bien', 'con la caja recién hecha' */
function isSound({ tokens, mentions }: Sheet, { to }: Mention): boolean {
  let at = to
  while (kindsAt(mentions, at).some(kind => kind === 'SIDE' || kind === 'AXLE')) at += 1
  const behind = tokens
    .slice(at, at + 7)
    .map(({ word }) => word)
    .join(' ')
  return SOUND.test(behind) || SOUND_AT_END.test(behind) || RECENT.test(behind)
}

const TRIED =
  /^(probe|probamos|probaron|probo|revise|revisamos|revisaron|reviso|medi|medimos|midieron|chequee|chequeamos|chequearon|descarte|descartamos|descartaron|cambie|cambiamos|cambiaron|puse|pusimos|pusieron|compre|compramos|hice|hicimos|hicieron|cambiando|cambiandole|cambiado|puesto|revisado|comprado)$/
const NAMING = /^(PART|SIDE|AXLE|CONDITION)$/
const LISTING = /^(el|la|los|las|un|una|otro|otra|otros|otras|y|e|,|con|de|mi|su|sus|lado|dos)$/

/** 'ya probé con otro sensor', 'le cambié la batería y el alternador y sigue igual. Quiero el burro' */
function wasTried(sheet: Sheet, mention: Mention): boolean {
  const { tokens, mentions } = sheet
  let at = mention.from - 1
  const isNamed = (place: number) => kindsAt(mentions, place).some(kind => NAMING.test(kind))
  while (at >= 0 && (isNamed(at) || LISTING.test(tokens[at]?.word ?? ''))) at -= 1
  if (!TRIED.test(tokens[at]?.word ?? '') || /^(que|no|si)$/.test(tokens[at - 1]?.word ?? '')) return false
  return (
    isWishedElsewhere(sheet, mention) ||
    /^(ya|probe|descarte)/.test(tokens[at - 1]?.word ?? '') ||
    isInVain(sheet, mention)
  )
}

/** 'cambié bujías y sigue', 'le puse batería y nada' */
const isInVain = ({ tokens }: Sheet, { to }: Mention) =>
  /^(nuev[oa]s? )?[y,] (todo )?(sigue|siguen|nada|igual|no)\b/.test(
    tokens
      .slice(to, to + 4)
      .map(({ word }) => word)
      .join(' '),
  )

const STOLEN =
  /^(robaron|afanaron|chorearon|sacaron|llevaron|rompieron|quebraron|entraron|patearon|reventaron)$/

function wasStolen({ tokens }: Sheet, { from }: Mention): boolean {
  return tokens.slice(Math.max(0, from - 3), from).some(({ word }) => STOLEN.test(word))
}

const WISHES =
  /^(preciso|necesito|quiero|busco|dame|mandame|cotizame|pasame|solicito|quisiera|presupuesto|precisaria|necesitaria|precisamos|necesitamos|queremos|buscamos|conseguime|cotizar|poneme|deme|mande|precio|quero)$/
const MORE = /^(tambien|ademas|aparte|tambem|otro|otra|encima|agrega|agregame|sumale|y)$/

/** True when a verb of wishing precedes another part, and nothing marks it as an addition. */
function isWishedElsewhere(sheet: Sheet, mention: Mention): boolean {
  return wishesOf(sheet).some(
    ({ from, part }) => part.part !== partOf(mention) && (from > mention.to || part.to <= mention.from),
  )
}

const partOf = (mention: Mention) => (mention.kind === 'PART' ? mention.part : null)

type Wish = { readonly from: number; readonly part: MentionOf<'PART'> }

const wishes = new WeakMap<Sheet, readonly Wish[]>()

function wishesOf(sheet: Sheet): readonly Wish[] {
  const known = wishes.get(sheet) ?? readWishes(sheet)
  wishes.set(sheet, known)
  return known
}

function readWishes({ tokens, mentions }: Sheet): Wish[] {
  const parts = mentions.filter(isKind('PART'))
  return tokens.flatMap(({ word }, from) => {
    if (!WISHES.test(word)) return []
    const part = parts.find(other => other.from > from && other.from - from <= WISH_REACH)
    const between = part ? tokens.slice(from + 1, part.from) : []
    const isOnTop = [tokens[from - 1], ...between].some(token => token && MORE.test(token.word))
    return part && !isOnTop && !between.some(({ isMark }) => isMark) ? [{ from, part }] : []
  })
}

const WISH_REACH = 8

/** 'se me rompió la correa de distribución. Preciso el kit de distribución' */
function isWishedAsKit(sheet: Sheet, { part, to }: MentionOf<'PART'>): boolean {
  const [, complement] = part.name.split(' de ')
  return wishesOf(sheet).some(
    ({ from, part: wished }) =>
      from >= to &&
      complement !== undefined &&
      wished.part !== part &&
      wished.part.name === `kit de ${complement}` &&
      sheet.tokens.slice(to, from).some(({ isMark }) => isMark),
  )
}

/** 'tira la cadena, preciso el kit cadena y corona' */
function isInLaterKit({ tokens, mentions }: Sheet, { from, to }: MentionOf<'PART'>): boolean {
  return (
    to - from === 1 &&
    mentions.some(
      kit =>
        kit.kind === 'PART' &&
        kit.from >= to &&
        /^(kit|juego|equipo)$/.test(tokens[kit.from]?.word ?? '') &&
        tokens.slice(kit.from + 1, kit.to).some(({ stem }) => stem === tokens[from]?.stem),
    )
  )
}

/** 'la bomba de nafta no, el filtro de nafta' */
export function isInstead({ tokens, mentions }: Sheet, { from }: Mention): boolean {
  const other = mentions.filter(isKind('PART')).findLast(({ to }) => to <= from)
  const between = tokens.slice(other?.to ?? from, from).map(({ word }) => word)
  return /^no ,( (el|la|los|las|un|una))?$/.test(between.join(' '))
}

/** 'la bomba de agua pierde. Necesito la bomba': wished by the first word of its name. */
export function isRecalledByWish({ tokens, mentions }: Sheet, { from, to }: Mention): boolean {
  const isOnlyOne = mentions.filter(isKind('PART')).length === 1
  return tokens.some(
    ({ word, stem }, at) =>
      at >= to &&
      (stem === tokens[from]?.stem || (isOnlyOne && /^(pack|repuesto|pieza|conjunto)$/.test(word))) &&
      /^(el|la|los|las|esa|ese)$/.test(tokens[at - 1]?.word ?? '') &&
      mentions.some(({ kind, to: end }) => kind === 'WANT' && end === at - 1),
  )
}
