import { BRANDS_THAT_ARE_WORDS } from '../../common/vehicles/brands.ts'
import type { Cue } from '../lexicon/cues.ts'
import { isFirstName } from '../lexicon/people.ts'
import type { Match } from '../text/gazetteer.ts'
import type { Token } from '../text/tokens.ts'
import { LITTLE_WORDS } from '../text/words.ts'
import { BUSINESS } from './firms.ts'
import { type Entry, isEverydayWord, LEXICON } from './lexicon.ts'
import type { Mention, Page, Saying } from './mentions.ts'
import { isFullName, isNameThere } from './naming.ts'
import { isOtherWord } from './noParts.ts'
import {
  isAnswer,
  isNoOfOther,
  isOfOffice,
  isOfOtherNumber,
  isOneOf,
  isOtherHaste,
  isOtherState,
  isPronoun,
} from './otherMeanings.ts'
import { isRatherTrim, isVersionHere, versionNamed } from './versions.ts'

/** Chooses the meaning of a name that fits its neighbours; null when none does. */
export function choose(page: Page, match: Match<Entry>, near: readonly Mention[]): Saying | null {
  if (isNameThere(page, match)) return null
  const { values } = match
  const models = values.flatMap(value => (value.kind === 'MODEL' ? [value.model] : []))
  const place = values.find(value => value.kind === 'PLACE')?.place
  const part = values.find(value => value.kind === 'PART')?.part
  const cue = values.find(value => value.kind === 'CUE')?.cue
  const brand = values.find(value => value.kind === 'BRAND')?.brand
  const version = values.map(value => (value.kind === 'CUE' ? value.cue : null)).find(isVersion)
  const isTrim = version && isVersionHere(page, match, version.value, near)
  if (isTrim && (models.length === 0 || isRatherTrim(page, match, near)))
    return { kind: 'VERSION', value: versionNamed(page, match, version.value) }
  if (models.length > 0 && isModelHere(page, match, models, near)) return { kind: 'MODEL', models }
  if (place && isPlaceHere(page, match, place.isCommonWord, brand !== undefined))
    return { kind: 'PLACE', place }
  if (part && !isOtherWord(page, match) && isPartHere(page, match)) return { kind: 'PART', part }
  // 'los dos del lado izquierdo' are not on both sides.
  const isOneSide =
    cue?.kind === 'SIDE' && cue.value === 'BOTH' && isOneOfTwo(page.tokens.slice(match.from, match.to))
  if (isOneSide) return null
  // 'no sé si nuevo o usado'
  if (cue?.kind === 'CONDITION' && (isLeftOpen(page, match) || isOtherState(page, match, cue.value)))
    return null
  if (cue?.kind === 'CONDITION' && isNoOfOther(page, match)) return { ...cue, value: 'NEW' }
  // 'de paso de los toros' is a town.
  if (cue?.kind === 'ALSO' && /^(de|del)$/.test(page.tokens[match.to]?.word ?? '')) return null
  // 'el servo puede ser usado' asks nothing.
  if (cue?.kind === 'SYMPTOM' && /^(nuev|usad|original|alternativ)/.test(page.tokens[match.to]?.word ?? ''))
    return null
  if (cue?.kind === 'URGENCY' && isOtherHaste(page, match)) return null
  if (cue?.kind === 'URGENCY' && /^docenas?$/.test(page.tokens[match.to]?.word ?? '')) return null
  if (cue?.kind === 'INJECTION' && isOfOffice(page, match)) return null
  const mayBeFar = cue?.kind === 'SIDE' || cue?.kind === 'AXLE'
  // 'bola' is no slip of 'bolas', but 'moto' is no insult.
  const isSlipOfMood =
    cue !== undefined && RUDE_OR_FAR.test(cue.kind) && match.slips > 0 && !isLongWord(page, match)
  if (
    cue &&
    cue.kind !== 'VERSION' &&
    !isSlipOfMood &&
    (match.slips < 1 || (mayBeFar && isLongWord(page, match))) &&
    (match.slips === 0 || match.to - match.from > 1 || isLongWord(page, match))
  ) {
    return cue
  }
  if (brand !== undefined && isBrandHere(page, match, brand)) return { kind: 'BRAND', brand }
  return null
}

const isVersion = (cue: Cue | null): cue is Extract<Cue, { kind: 'VERSION' }> => cue?.kind === 'VERSION'

const isLeftOpen = (page: Page, { from }: Match<Entry>) =>
  page.tokens[from - 1]?.word === 'si' &&
  page.tokens
    .slice(Math.max(0, from - 5), from - 1)
    .some(({ word }) => /^(se|sei|idea|duda|decido)$/.test(word))

const RUDE_OR_FAR = /^(RUDE|OFF_TOPIC|INJECTION)$/

const isOneOfTwo = (words: readonly Token[]) =>
  words.at(-1)?.word === 'lado' && words.some(({ word }) => /^(dos|2)$/.test(word))

const isLongWord = (page: Page, { from }: Match<Entry>) => (page.tokens[from]?.word.length ?? 0) >= 6

const ARTICLES = /^(un|una|el|la|mi|del|do|da|al|los|es|um|uma|o|tengo|tenho|este|esta|otro|otra)$/

/** A model name that is also a word or number counts after its make, or where only a vehicle can follow. */
function isModelHere(
  page: Page,
  match: Match<Entry>,
  models: readonly { readonly brand: string; readonly isCommonWord: boolean; readonly name: string }[],
  near: readonly Mention[],
): boolean {
  const isBesideMake = near.some(
    mention =>
      mention.kind === 'BRAND' &&
      isJustBehind(page, mention, match) &&
      models.some(({ brand }) => brand === mention.brand),
  )
  if (isBesideMake) return true
  if (isPronoun(page, match)) return false
  if (isAnswer(page, match)) return false
  const first = page.tokens[match.from]
  // 'IAC' is a valve before it is a Hiace.
  const isPartToo = match.to - match.from === 1 && match.values.some(({ kind }) => kind === 'PART')
  if (isPartToo && models.every(({ name }) => name.length > (first?.word.length ?? 0) + 1)) return false
  if (isOfOtherNumber(page, match)) return false
  // The road, across the border.
  if (first?.word === 'estrada' && /^(na|pela|a|em|en|da)$/.test(page.tokens[match.from - 1]?.word ?? ''))
    return false
  const wasWritten = page.tokens.slice(match.from, match.to)
  const length = wasWritten.reduce((sum, { word }) => sum + word.length, 0)
  // 'sta re' is no Star, 'Salto capital' no Kia.
  const joined = wasWritten.map(({ word, tie }) => (tie ? ' ' : '') + word).join('')
  const isApart =
    match.to - match.from > 1 && models.some(({ name }) => name.toLowerCase().startsWith(joined))
  const isBehindPlace = near.some(({ kind, to }) => kind === 'PLACE' && match.from - to <= 1)
  if (
    (isApart || isBehindPlace) &&
    models.every(({ isCommonWord }) => isCommonWord) &&
    !/\d/.test(first?.word ?? '')
  )
    return false
  if (
    match.slips > 0 &&
    (length < (match.slips >= 1 ? 6 : 5) || models.every(({ isCommonWord }) => isCommonWord))
  )
    return false
  // 'el camino', 'no va' are no Chevrolet.
  const isOfWords =
    wasWritten.every(token => token.word.length < 3 || isEverydayWord(token)) &&
    !models.some(({ brand }) => brand.toLowerCase().startsWith(wasWritten[0]?.word ?? ''))
  const isPlainName =
    models.some(({ isCommonWord }) => !isCommonWord) || (match.to - match.from > 1 && !isOfWords)
  if (isPlainName && (length > 2 || match.to - match.from > 1)) return true
  if (isOneOf(page, match)) return true
  const isBehindModel = near.some(({ kind, to }) => kind === 'MODEL' && to === match.from)
  if (/^(?=.*\d)(?=.*[a-z])/.test(first?.word ?? '') && isBehindModel) return false
  const asks = page.asked === 'VEHICLE' || page.asked === 'MODEL' || page.asked === 'BRAND'
  const isNumber = first?.isNumber ?? false
  if (asks && (!isNumber || page.tokens.length <= 3 || wasWritten[0]?.word.length === 3))
    return !isYearLike(page, match)
  const before = page.tokens[match.from - 1]?.word ?? ''
  const isNamed =
    ARTICLES.test(before) || before === 'para' || before === 'pro' || before === 'de' || before === 'p'
  const after = page.tokens[match.to]
  const behindColour = /^(blanc[oa]|blank[oa]|negr[oa]|gris|roj[oa]|azul|verde|plata|bordo)$/.test(
    after?.word ?? '',
  )
    ? page.tokens[match.to + 1]
    : undefined
  const isFollowed =
    after !== undefined &&
    (/^(19|20)\d\d$/.test(behindColour?.word ?? '') ||
      /^((19|20)\d\d|2k\d+|modelo|mod|ano|del)$/.test(after.word) ||
      near.some(({ from, kind }) => from === match.to && kind === 'ENGINE'))
  // 'discos x2' counts them.
  if (/^x\d$/.test(first?.word ?? '')) return isFollowed || /^(un|una|mi|tengo|para)$/.test(before)
  if (/^(?=.*\d)(?=.*[a-z])/.test(first?.word ?? ''))
    return isNamed || isFollowed || match.from === 0 || isLastBehindPart(page, match, near)
  if (isNumber) {
    const digits = first?.word.length ?? 0
    if (isBehindModel) return false
    const isUnit =
      /^(km|mil|pesos|dolares|cc|puertas|valvulas|litros|dias|horas|anos|unidades|v|mm|cm|a|amp|r|cubiertas)$/.test(
        after?.word ?? '',
      )
    if (isUnit || first?.tie || after?.tie || isYearLike(page, match)) return false
    if (digits === 4 && /^(19|20)\d\d$/.test(after?.word ?? '')) return true
    return digits === 3
      ? isNamed || isFollowed || isLastBehindPart(page, match, near)
      : (digits === 4 || digits === 2) && isNamed && isFollowed && before !== 'de' && before !== 'del'
  }
  const isShortYear =
    after !== undefined &&
    /^\d\d$/.test(after.word) &&
    (before === 'd' || isNamed || page.tokens[match.from - 1]?.isMark === true || match.from === 0)
  if (before === 'mil') return false
  const isAlone = page.tokens[match.from - 1]?.word === ',' && after === undefined
  if (isAlone && match.slips === 0) return true
  return isShortYear || (isFollowed && (isNamed || match.from === 0 || !LITTLE_WORDS.has(before)))
}

/** 'comando de levantavidrios delantero izquierdo 307': a number left at the end is the car. */
function isLastBehindPart(page: Page, match: Match<Entry>, near: readonly Mention[]): boolean {
  const isLast = page.tokens[match.to] === undefined || page.tokens[match.to]?.word === ','
  const isApart = page.tokens[match.from - 1]?.word === ',' && page.tokens[match.to] === undefined
  return (
    isApart ||
    (isLast && near.some(({ kind, to }) => /^(PART|SIDE|AXLE|CONDITION)$/.test(kind) && match.from - to <= 1))
  )
}

function isJustBehind(page: Page, { to }: Mention, { from }: Match<Entry>): boolean {
  return from === to || (from === to + 1 && LITTLE_WORDS.has(page.tokens[to]?.word ?? ''))
}

function isYearLike(page: Page, match: Match<Entry>): boolean {
  const word = page.tokens[match.from]?.word ?? ''
  return (
    match.to - match.from === 1 &&
    /^(19|20)\d\d$/.test(word) &&
    Number(word) >= 1980 &&
    Number(word) <= page.thisYear + 1
  )
}

function isBrandHere(page: Page, match: Match<Entry>, brand: string): boolean {
  const word = page.tokens[match.from]?.word ?? ''
  // 'ta ta'
  if (match.to - match.from === 2 && word.length === 2 && word === page.tokens[match.from + 1]?.word)
    return false
  if (match.slips > 0) return word.length >= (match.slips >= 1 ? 6 : 5)
  if (!BRANDS_THAT_ARE_WORDS.has(brand)) return true
  if (page.asked === 'BRAND' || page.asked === 'VEHICLE') return true
  const before = page.tokens[match.from - 1]?.word ?? ''
  const next = LEXICON.longest(page.tokens, match.to, isEverydayWord)
  return (
    before === 'marca' ||
    (next?.values.some(value => value.kind === 'MODEL' && value.model.brand === brand) ?? false)
  )
}

const BEFORE_PLACE =
  /^(en|de|desde|barrio|depto|dpto|departamento|departamento:|ciudad|localidad|pueblo|vivo|zona|em|a|hasta|para|por|soy|estoy|dto|balneario|villa|del|interior|na|no)$/

function isPlaceHere(page: Page, match: Match<Entry>, isCommonWord: boolean, isAlsoBrand: boolean): boolean {
  const before = page.tokens[match.from - 1]
  const asks = page.asked === 'DEPARTMENT' || page.asked === 'CONTACT'
  const isIntroduced = before !== undefined && BEFORE_PLACE.test(before.word)
  // 'Mercedes, Soriano'
  const inside = page.tokens[match.to]?.word === ',' ? match.to + 1 : match.to
  const isNamedWhole = LEXICON.longest(page.tokens, inside, isEverydayWord)?.values.some(
    value =>
      value.kind === 'PLACE' &&
      value.place.isDepartment &&
      match.values.some(own => own.kind === 'PLACE' && own.place.department === value.place.department),
  )
  if (isNamedWhole) return true
  if (isFullName(page, match)) return false
  // 'rocha 099887766'
  if (
    match.slips === 0 &&
    /^0?9\d{7}$/.test(page.tokens[match.to]?.word ?? '') &&
    !isFirstName(page.tokens[match.from]?.word ?? '')
  )
    return true
  // 'soy de Mercedes' has no make.
  const isOwn =
    /^(en|desde)$/.test(before?.word ?? '') ||
    (before?.word === 'de' && /^(soy|somos|sou|soi|escribo)$/.test(page.tokens[match.from - 2]?.word ?? ''))
  if (isAlsoBrand && !asks && !isOwn) return false
  if (match.slips > 0) {
    // 'montevidio' between commas
    const isVeryLong = (page.tokens[match.from]?.word.length ?? 0) >= 8
    const isApart =
      (before === undefined || before.isMark) &&
      (page.tokens[match.to] === undefined || page.tokens[match.to]?.isMark === true)
    return (
      ((asks || before?.word === 'en' || before?.word === 'desde') && isLongWord(page, match)) ||
      (isVeryLong && isApart)
    )
  }
  if (!isCommonWord) return true
  if (asks && !(before && !before.isMark && before.isCapitalized && !isIntroduced)) return true
  const isStrong = /^(en|desde|barrio|depto|dpto|departamento|ciudad|vivo|zona|em)$/.test(before?.word ?? '')
  if (isStrong) return true
  const owner = page.tokens[match.from - 2]?.word ?? ''
  const isFrom =
    before?.word === 'de' && (/^(soy|estoy|somos|vivo|aca|taller|sou)$/.test(owner) || isFirstName(owner))
  if (isFrom) return true
  // 'dany 091245877 minas', 'Rivera mismo'
  const behind = page.tokens[match.to]
  const isLastBehindPhone =
    /^0?9\d{7}$|^\d{3,4}$/.test(before?.word ?? '') &&
    page.taken[match.from - 1] === true &&
    behind === undefined
  if (isLastBehindPhone || behind?.word === 'mismo') return true
  const isCapital = page.tokens[match.from]?.isCapitalized ?? false
  const isApart =
    (before === undefined || before.isMark || /^\d{3,}$/.test(before.word)) &&
    (page.tokens[match.to] === undefined || page.tokens[match.to]?.isMark === true)
  return (
    isCapital &&
    (isApart ||
      (before?.word === 'de' &&
        page.text !== page.text.toUpperCase() &&
        page.tokens[match.from - 2]?.isCapitalized !== true))
  )
}

const WANTING = /^(necesito|preciso|busco|quiero|encargar|para|de)$/
/** Words that introduce a thing, so that a shorter word may be a misspelling. */
const INTRODUCING =
  /^(un|una|unos|unas|el|la|los|las|dos|tres|cuatro|par|juego|necesito|nesesito|preciso|busco|quiero|vusco|kiero|tenes|tienen|de|por|\d)$/
/** Words before the part 'burro', not before the insult. */
const OF_BURRO = /^(un|el|del|de|al|otro|este|y|e|mi|su|necesito|preciso|busco|quiero|tienen|tenes|hay|\d+)$/
const NO_PART_BEHIND = /^(automatica|manual|automatico|mecanica|quinta|sexta)$/

function isPartHere(page: Page, match: Match<Entry>): boolean {
  const first = page.tokens[match.from]?.word ?? ''
  const before = page.tokens[match.from - 1]?.word ?? ''
  const after = page.tokens[match.to]
  // 'Impreza 2009, caja automática'
  if (
    /^(,|con|y)$/.test(before) &&
    first === 'caja' &&
    NO_PART_BEHIND.test(page.tokens[match.to - 1]?.word ?? '')
  )
    return (
      !page.tokens.slice(0, match.from).some(({ word }) => WANTING.test(word)) &&
      !page.tokens.slice(match.to).some(({ word }) => /^(necesito|preciso|busco|quiero)$/.test(word))
    )
  // 'Taller El Pistón'
  if (/^(el|la|los|las)$/.test(before) && BUSINESS.test(page.tokens[match.from - 2]?.word ?? '')) return false
  if (match.to - match.from > 1) return true
  if (first.startsWith('distribuidora')) return false
  if (match.slips >= 1 && first.length < (INTRODUCING.test(before) ? 5 : 7)) return false
  if (match.slips > 0 && first.length < 5) return false
  // 'cortados' is no misspelled 'costado'.
  if (match.slips >= 1 && /[ai]d(a|os|as)$/.test(first)) return false
  if (first === 'motor') {
    // 'necesito un motor 1.8'
    if (before === 'un' && /^(necesito|preciso|busco|quiero)$/.test(page.tokens[match.from - 2]?.word ?? ''))
      return true
    // 'Motor: 1.8'
    const value = after?.isMark ? page.tokens[match.to + 1] : after
    const isSpoken =
      /^(tres|cuatro|cinco|seis)$/.test(value?.word ?? '') &&
      /^(punto|coma)$/.test(page.tokens[match.to + 1]?.word ?? '')
    const isSize =
      isSpoken ||
      (value !== undefined &&
        (value.isNumber ||
          /^[a-z]{1,3}\d{1,3}[a-z0-9]*$/.test(value.word) ||
          /^(nafta|diesel|gasoil|naftero|gasolero|fire|evo|firefly|sigma|ecotec|endura|power|duratorq|multijet|vtec|ivtec|hemi|boxer|zetec|duratec|rocam|hdi|tdi|dci|perkins|cummins|mwm|maxion|indenor|borgward|isuzu|td|tdi|uno|dos|mil|turbo|chico|grande|flex|\d.*)$/.test(
            value.word,
          )))
    // 'ese motor lleva ocho'
    if (
      /^(lleva|usa|tiene|trae|pide|anda|hace|suena|calienta|falla|tiembla|vibra|ratea)$/.test(
        after?.word ?? '',
      )
    )
      return false
    const isAlso = /^(tambien|tambem)$/.test(after?.word ?? '')
    return !isSize && (isAlso || !/^(el|del|es|con|al|tipo|o|do)$/.test(before))
  }
  // 'calota aro 14' is a size
  const isSize =
    /^aros?$/.test(first) &&
    (/^(1[2-9]|2[0-4]|trece|catorce|quince|dieciseis|diecisiete)$/.test(after?.word ?? '') ||
      page.tokens
        .slice(Math.max(0, match.from - 4), match.from)
        .some(({ word }) => /^(llantas?|calotas?|tazas?|cubiertas?|gomas?|neumaticos?|rodado)$/.test(word)))
  if (isSize) return false
  // 'leé bien, burro', 'sos un burro'
  if (/^burros?$/.test(first)) {
    const owner = /^(un|unos|el|los|de)$/.test(before) ? (page.tokens[match.from - 2]?.word ?? '') : before
    const isSpokenTo = (after === undefined || after.isMark) && !(before === '' && page.asked === 'PART')
    return !/^(sos|son|que|tremendo|pedazo)$/.test(owner) && (!isSpokenTo || OF_BURRO.test(before))
  }
  // 'gracias, capo'
  if (
    first === 'capo' &&
    /^(gracias|bo|che|hola|dale|sos|genial|crack|,)$/.test(before) &&
    page.tokens.length < 6
  )
    return false
  // 'Contacto: 099 ...'
  if (first === 'contacto' && /^(:|\d{3,})$/.test(after?.word ?? '')) return false
  // 'tapa con llave'
  if (first === 'llave' && before === 'con') return false
  if (first === 'caja') return !NO_PART_BEHIND.test(after?.word ?? '') && !/^(de|es|con)$/.test(before)
  return true
}
