import { isEverydayWord, soundsEveryday } from './lexicon.ts'
import { isUnread, type Mention, type MentionOf, type Sheet } from './mentions.ts'

const OF = /^(de|del|d|da|do|para|pa|p)$/
const ARTICLE = /^(la|el|los|las|lo|mi|su|un|una|a|o|sus|las|cada)$/
const PLACE_WORDS =
  /^(en|arriba|abajo|debajo|encima|adentro|dentro|contra|sobre|hacia|lado|cerca|medio|centro|borde|costado|entre|antes|despues|detras|delante|desde|na|al|pal)$/
const VAGUE =
  /^(coso|cosito|cosita|cosa|cosas|parte|pieza|plastico|plastiquito|chapita|aparatito|aparato|bichito|bicho|gomita|tapita|ruido|ruidito|golpe|color|medida|problema|tema|lucecita|luz|coisa|tapon|globito)$/

/**
 * True when a part is named only as place or owner of another thing: 'felpa de la ventana', 'va en la
 * puerta'.
 */
export function isComplement(
  sheet: Sheet,
  mention: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  const { tokens } = sheet
  let at = mention.from - 1
  while (
    at >= 0 &&
    (ARTICLE.test(tokens[at]?.word ?? '') || tokens[at]?.isNumber || isCount(tokens[at]?.word))
  )
    at -= 1
  const word = tokens[at]?.word ?? ''
  const head = tokens[at - 1]?.word ?? ''
  const lacks =
    word === 'sin' &&
    !/^(quede|quedo|estoy|ando|anda|andan|andamos|andaba|vino|vinieron|llego|esta|estan|estamos|quedamos|quedaron|dejaron|dejo)$/.test(
      head,
    )
  if (lacks || /^(post|pos)$/.test(word) || (HOLDING.test(word) && isOfVague(sheet, at))) return true
  if (isInBrackets(sheet, mention, parts) || isUse(sheet, mention, parts) || isPlace(sheet, mention))
    return true
  if (isToldOf(sheet, mention) || isSceneOf(sheet, mention, parts)) return true
  if (isHeadOfNext(sheet, mention, parts) || isHeading(sheet, mention, parts)) return true
  if (at === mention.from - 1 && isMaterial(sheet, mention, word, head)) return true
  if (isEngineOf(mention, at, word, head) || isWheelOf(sheet, mention, parts)) return true
  if (isWhere(sheet, mention, parts) || isPlaceOfElided(sheet, mention, parts)) return true
  if (isMadeOf(sheet, mention)) return true
  if (PLACE_WORDS.test(word)) return !(word === 'en' && tokens[at - 1]?.word === 'interesado')
  const owner = parts.findLast(({ to }) => to <= mention.from)
  if (isSecondOfTwo(sheet, mention, parts)) return true
  if (/^(con|c)$/.test(word) && (at === mention.from - 1 || owner?.isExplained))
    return owner !== undefined && (isJust(sheet, owner.to, at, true) || isCarBetween(sheet, owner.to, at))
  if (!OF.test(word)) return false
  if (owner && isJust(sheet, owner.to, at)) return true
  const isColoured = /^(negr[oa]|blanc[oa]|gris|chic[oa]|grande|redond[oa]|largo|larga|de|plastic[oa])$/.test(
    head,
  )
  const thing = isColoured ? (tokens[at - 2]?.word ?? '') : head
  return (
    /^(de|del|d|da|do)$/.test(word) &&
    (VAGUE.test(thing) || PLACE_WORDS.test(head) || isAxleOf(sheet, at - 1) || /^(va|viene|sale)$/.test(head))
  )
}

/** 'el de adelante del catalizador', not 'ando atrás de un motor' */
const isAxleOf = ({ tokens }: Sheet, at: number) =>
  /^(adelante|atras)$/.test(tokens[at]?.word ?? '') && /^(de|el|la|los|las)$/.test(tokens[at - 1]?.word ?? '')

/** 'chapón (cubre cárter)', 'embrague (placa, disco y crapodina)': a synonym or the contents. */
function isInBrackets(
  { tokens, mentions }: Sheet,
  { from }: Mention,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  let open = from - 1
  while (open >= 0 && from - open < BRACKET_REACH && tokens[open]?.word !== '(') {
    if (/^[)\n]$/.test(tokens[open]?.word ?? '')) return false
    open -= 1
  }
  if (tokens[open]?.word !== '(' || /^(y|e|con|mas|tambien|o)$/.test(tokens[open + 1]?.word ?? ''))
    return false
  const isMore = mentions.some(({ kind, from: at }) => /^(ALSO|WANT)$/.test(kind) && open < at && at < from)
  return (
    !isMore &&
    parts.some(({ to }) => {
      const between = tokens.slice(to, open)
      return (
        to <= open &&
        between.every(
          ({ word }, at) =>
            word === 'no' ||
            mentions.some(other => other.from <= to + at && to + at < other.to && IS_DETAIL.test(other.kind)),
        )
      )
    })
  )
}

const BRACKET_REACH = 14
const IS_DETAIL = /^(SIDE|AXLE|CONDITION|BOTH_OF_TWO)$/

/** 'paragolpe con agujeros para los sensores': the purpose of the thing before. */
function isUse({ tokens, mentions }: Sheet, { from }: Mention, parts: readonly MentionOf<'PART'>[]): boolean {
  let at = from - 1
  while (at >= 0 && ARTICLE.test(tokens[at]?.word ?? '')) at -= 1
  if (!/^(para|pa|p|pra|pro)$/.test(tokens[at]?.word ?? '')) return false
  const owner = parts.findLast(({ to }) => to <= at)
  if (!owner || at - owner.to > USE_REACH) return false
  const isWant = mentions.some(other => other.kind === 'WANT' && other.from >= owner.to && other.to <= at)
  return !isWant && tokens.slice(owner.to, at).every(({ word, isMark }) => !isMark && !NEXT.test(word))
}

const NEXT = /^(y|e|u|mas|tambien|ademas|necesito|preciso|quiero|busco)$/
const USE_REACH = 4

/** After a question for the side, 'de la misma puerta' gives the place. */
function isPlace({ tokens, mentions, asked }: Sheet, { from }: Mention): boolean {
  return (
    /^(SIDE|AXLE)$/.test(asked ?? '') &&
    CARRIER.test(tokens[from]?.word ?? '') &&
    !mentions.some(({ kind }) => kind === 'ALSO' || kind === 'WANT')
  )
}

const HEADS =
  /^(far(o|ol)(es|s)?|luz|luces|lamparas?|focos?|ruleman|rulemanes|rodamientos?|sensor|sensores|manijas?|cerraduras?|cables?|piolas?|gomas?|plasticos?|tapas?|motor|bulbos?|llaves?)$/

/** 'faro rompeniebla', 'rulemán soporte de cardan': the word right after specifies the part. */
function isHeadOfNext(
  { tokens }: Sheet,
  { from, to, part }: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
) {
  return (
    to - from === 1 &&
    HEADS.test(tokens[from]?.word ?? '') &&
    parts.some(other => other.from === to && other.part !== part)
  )
}

/** 'bomba de cebado, de esas de goma' */
const isMaterial = ({ tokens }: Sheet, { from, to }: Mention, before: string, head: string) =>
  to - from === 1 &&
  tokens[from]?.word === 'goma' &&
  before === 'de' &&
  !/^(precio|presupuesto|cotizacion|costo|valor|cambio|juego|par)$/.test(head)

/** A whole whose pieces follow a colon: 'tren delantero: parrillas, rótulas'. */
function isHeading(
  { tokens }: Sheet,
  { part, from, to }: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  // For kits the pieces are dropped instead.
  if (/^kit de (embrague|distribución)$/.test(part.name)) return false
  if (
    !/^(tren|frente|trompa|suspension|kit|juego|conjunto|service|freno|frenos)$/.test(
      tokens[from]?.word ?? '',
    )
  )
    return false
  const colon = tokens.findIndex(({ word }, at) => at >= to && /^[:.;\n]$/.test(word))
  return (
    colon >= 0 && colon - to < 7 && tokens[colon]?.word === ':' && parts.some(other => other.from > colon)
  )
}

/** 'consola con apoyabrazo y cenicero': without an article after an included part. */
function isSecondOfTwo(
  sheet: Sheet,
  mention: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  if (sheet.tokens[mention.from - 1]?.word !== 'y') return false
  const first = parts.find(({ to }) => to === mention.from - 1)
  return (
    first !== undefined && sheet.tokens[first.from - 1]?.word === 'con' && isComplement(sheet, first, parts)
  )
}

/** Verbs by which a thing serves another part: 'el coso que protege el cárter'. */
const HOLDING =
  /^(protege|cubre|agarra|tranca|traba|mide|ilumina|alumbra|sostiene|sujeta|tapa|une|conecta|mueve|abre|cierra|levanta|prende|controla|toca|engancha|aguanta|rodea|regula|apoya|separa)$/

/** 'cosito que …', 'eso que …' */
function isOfVague({ tokens }: Sheet, at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 7), at)
    .some(({ word }) => VAGUE.test(word) || /^(eso|lo|que|donde)$/.test(word))
}

const RELATION =
  /^(une|unen|va|van|lleva|llevan|lleve|sostienen?|agarran?|sujetan?|conectan?|salen?|entran?|vienen?|tapan?|cubren?|mueven?|protegen?|levantan?|pasan?|llega|esta|estan|aguantan?|enganchan?|bajan?|suben?|prenden?|abren?|cierran?)$/
const RELATION_REACH = 12
const THING =
  /^(lo|eso|cos[ao]|cosit[ao]|piez(a|ita)|varill(a|ita)|fierr(o|ito)|plasti(co|quito)|gom(a|ita)|tap(a|ita)|can(o|ito)|cable|cablecito|aparat(o|ito)|chap(a|ita)|palit[oa]|punta|soporte|tornillo|boton|botoncito|perilla|palanquita|motorcito)s?$/

const isThing = (token: Sheet['tokens'][number] | undefined) => token !== undefined && THING.test(token.word)

/**
 * 'una varilla que une la barra con el amortiguador', 'lo que lleva el líquido a esa rueda': the described
 * thing has no name.
 */
function isToldOf({ tokens, mentions }: Sheet, { from }: Mention): boolean {
  for (let at = from - 1; at > 0 && from - at <= RELATION_REACH; at -= 1) {
    const { word, isMark } = tokens[at] ?? { word: '', isMark: true }
    const isNaming = /^(es|son|era|seria|llama|llaman|dicen|dice)$/.test(word)
    if (isMark || isNaming || mentions.some(({ kind, from: place }) => kind === 'WANT' && place === at))
      return false
    const verb = tokens[at + 1]?.word === 'se' ? tokens[at + 2] : tokens[at + 1]
    if (!/^(que|q|donde)$/.test(word) || !RELATION.test(verb?.word ?? '')) continue
    const thing = /^(con|por|en|para)$/.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1
    return !mentions.some(({ kind, to }) => kind === 'PART' && to === thing + 1) && isThing(tokens[thing])
  }
  return false
}

const SCENE =
  /^(puertas?|vidrios?|techo|tablero|volante|capot|baul|porton|ruedas?|motor|asientos?|tanque|del)$/

/**
 * 'el coso que sube el vidrio, quedó el vidrio adentro de la puerta. Es la del acompañante': the place of an
 * explained part.
 */
function isSceneOf(
  { tokens, mentions }: Sheet,
  { from, to }: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  if (to - from > 2 || !SCENE.test(tokens[from]?.word ?? '')) return false
  const explained = parts.find(other => other.isExplained && other.to <= from)
  return (
    explained !== undefined &&
    !mentions.some(({ kind, from: at }) => /^(WANT|ALSO)$/.test(kind) && at >= explained.to && at < from) &&
    !/^(y|e|mas)$/.test(tokens[from - (ARTICLE.test(tokens[from - 1]?.word ?? '') ? 2 : 1)]?.word ?? '')
  )
}

/** 'del motor para atrás', 'me equivoqué de motor' */
function isEngineOf({ part, from, to }: MentionOf<'PART'>, at: number, word: string, head: string): boolean {
  return (
    part.name === 'motor completo' &&
    to - from === 1 &&
    at === from - 1 &&
    /^(de|del|do)$/.test(word) &&
    !/^(precio|presupuesto|cotizacion|costo|valor|cambio|tres|cuartos)$/.test(head)
  )
}

/** 'la homocinética, rueda delantera', 'las cuatro ruedas': a place, next to another part or a complaint. */
function isWheelOf(
  sheet: Sheet,
  { part, from, to }: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  const isBare =
    part.name === 'rueda completa' && to - from === 1 && /^ruedas?$/.test(sheet.tokens[from]?.word ?? '')
  const isBesideOther =
    parts.some(other => other.to <= from) || (parts.some(other => other.from >= to) && isRunning(sheet, from))
  return isBare && (isBesideOther || sheet.asked === 'SYMPTOM')
}

/** 'se me salió la rueda', 'cruza de rueda a rueda' */
function isRunning({ tokens }: Sheet, from: number): boolean {
  const [verb, before] = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word)
  return (
    /^(de|a)$/.test(before ?? '') ||
    /^(salio|sale|salia|cayo|cae|aflojo|afloja|rodo|traba|trabo)$/.test(verb ?? '')
  )
}

/** 'espejo izquierdo de un Swift 2013 con señalero': only the car separates a part from its equipment. */
function isCarBetween({ tokens, mentions }: Sheet, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      ({ word }, offset) =>
        /^(de|del|para|pa|un|una|el|la|al|,)$/.test(word) ||
        mentions.some(
          other => CAR_OR_PLACE.test(other.kind) && other.from <= from + offset && from + offset < other.to,
        ),
    )
}

const CAR_OR_PLACE = /^(BRAND|MODEL|YEAR|ENGINE|VERSION|FUEL|SIDE|AXLE)$/

/** 'la de la puerta corrediza', 'los de puerta': an already named part at another place. */
function isPlaceOfElided(
  { tokens, mentions }: Sheet,
  { from }: Mention,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  if (!CARRIER.test(tokens[from]?.word ?? '')) return false
  const at = ARTICLE.test(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1
  const isElided =
    /^(de|del|d)$/.test(tokens[at]?.word ?? '') && /^(el|la|los|las)$/.test(tokens[at - 1]?.word ?? '')
  return isElided && !mentions.some(other => other.kind === 'WANT' && other.to === at - 1 && parts.length < 2)
}

/** 'las de atrás son de tambor', 'es a cadena' */
function isMadeOf({ tokens }: Sheet, { from }: Mention): boolean {
  return (
    /^(de|a|con)$/.test(tokens[from - 1]?.word ?? '') &&
    /^(es|son|sao|era|eran)$/.test(tokens[from - 2]?.word ?? '') &&
    !/^(que|lo|eso|este|esta)$/.test(tokens[from - 3]?.word ?? '')
  )
}

/** Parts that contain or carry others. */
const CARRIER = /^(puertas?|paragolpes?|techo|tablero|volante|capot|baul|porton|ruedas?|motor|caja)$/

/**
 * 'parlantes puerta 6x9', 'cerradura eléctrica puerta trasera': the carrier right after its part, without an
 * article.
 */
function isWhere(
  sheet: Sheet,
  { from, to }: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  if (to - from !== 1 || !CARRIER.test(sheet.tokens[from]?.word ?? '')) return false
  // 'la goma que va en la puerta, la que ... Puerta de atrás': repeats part of an explanation.
  const stem = sheet.tokens[from]?.stem
  const isRetold = parts.some(
    other =>
      other.isExplained &&
      other.to <= from &&
      sheet.tokens.slice(other.from, other.to).some(token => token.stem === stem),
  )
  if (isRetold) return true
  const owner = parts.findLast(other => other.to <= from)
  if (!owner || from - owner.to > 4) return false
  return sheet.tokens.slice(owner.to, from).every(({ word, isMark }) => !isMark && !JOINING.test(word))
}

const JOINING = /^(y|e|o|u|mas|con|tambien|ademas|un|una|dos|la|el|los|las|necesito|preciso|quiero|busco)$/

const NO_HEAD =
  /^(juegos?|jogos?|pares|kits?|sets?|litros?|lts?|latas?|bidon|bidones|docenas?|metros?|kilos?|unidades|piezas|trata|troque|armado|cambio|venta|busca|atras|adelante|.*(ando|iendo|aron|ieron|amos))$/
const isCount = (word: string | undefined) =>
  word !== undefined && /^(dos|tres|cuatro|cinco|seis|ocho)$/.test(word)

/** True when only sides, axles and adjectives separate the two. */
function isJust(sheet: Sheet, from: number, to: number, mayPause = false): boolean {
  return sheet.tokens.slice(from, to).every((token, offset) => {
    const at = from + offset
    if (token.isMark) return mayPause && token.word === ','
    const mention = sheet.mentions.find(other => other.from <= at && at < other.to)
    return mention
      ? /^(SIDE|AXLE|CONDITION)$/.test(mention.kind)
      : /^(negr[oa]s?|blanc[oa]s?|gris|cromad[oa]s?|completo|completa|completos|completas|original|electric[oa]s?|manual(es)?|extern[oa]|exterior|lado|grande|chico)$/.test(
          token.word,
        )
  })
}

/**
 * Endings of words that are no thing ('disponibilidad', 'fotografías', 'disponen'), and diminutives
 * ('agüita').
 */
const ABSTRACT = /(dad|cion|ciones|grafias?|ncias?|mente|[aei]n|it[oa]s?)$/

/**
 * An unknown word whose complement is a known part: 'torre de amortiguador' is a part of its own. Returns its
 * first token, or null.
 */
export function unknownHead(sheet: Sheet, mention: Mention): number | null {
  const { tokens } = sheet
  let at = mention.from - 1
  while (at >= 0 && /^(la|el|los|las)$/.test(tokens[at]?.word ?? '')) at -= 1
  if (!/^(de|del|d)$/.test(tokens[at]?.word ?? '')) return null
  const head = tokens[at - 1]
  const isNoun =
    head !== undefined &&
    !NO_HEAD.test(head.word) &&
    isUnread(sheet, at - 1) &&
    !isEverydayWord(head) &&
    !soundsEveryday(head.word) &&
    !/^(NAME|CONTACT|PHONE|EMAIL|DEPARTMENT)$/.test(sheet.asked ?? '') &&
    !ABSTRACT.test(head.word) &&
    /^[a-z]{4,}$/.test(head.word)
  return isNoun ? at - 1 : null
}
