import { brandNamed, modelNamed } from '../../common/vehicles/catalogue.ts'
import type { Known } from '../known.ts'
import { type Mention, type MentionOf, type Sheet, wordsOf } from '../read/mentions.ts'

const INTRODUCING =
  /^(un|una|um|uma|mi|meu|minha|para|pa|pra|pal|pro|del|do|da|es|era|eh|el|la|al|otro|otra|auto|carro|coche|camion|camioneta|chata|moto|modelo|tengo|tenemos|y|e)$/
/** Questions about the car. */
const CAR = /^(VEHICLE|BRAND|MODEL|PART)$/

/**
 * True when a name or number that can be a car means something else, because the car is known and nothing
 * announces another: 'no en 118', 'nova, nova', 'lo que aya', 'viste el gol de anoche'.
 */
export function isNoOtherCar(sheet: Sheet, mention: MentionOf<'BRAND' | 'MODEL'>, known: Known): boolean {
  const has = known.vehicles.some(({ model }) => model !== null)
  if (!has || CAR.test(sheet.asked ?? '') || isOfKnown(mention, known)) return false
  if (isInChat(sheet, mention)) return true
  if (isWrittenOut(sheet, mention)) return false
  return !isIntroduced(sheet, mention) && !isDescribed(sheet, mention)
}

function isOfKnown(mention: MentionOf<'BRAND' | 'MODEL'>, { vehicles }: Known): boolean {
  const brands = mention.kind === 'BRAND' ? [mention.brand] : mention.models.map(({ brand }) => brand)
  return vehicles.some(({ brand }) => brand !== null && brands.includes(brand.value))
}

/** In a sentence about something else. */
function isInChat({ tokens, mentions }: Sheet, { from, to }: Mention): boolean {
  return mentions.some(other => {
    if (other.kind !== 'OFF_TOPIC') return false
    const between = tokens.slice(Math.min(other.to, to), Math.max(other.from, from))
    return between.every(({ word }) => !/^[.;!?\n]$/.test(word))
  })
}

/** A name that is no other word, as it is written: 'Logan', not '118' or 'aya'. */
function isWrittenOut(sheet: Sheet, mention: MentionOf<'BRAND' | 'MODEL'>): boolean {
  const words = sheet.tokens.slice(mention.from, mention.to)
  const written = words.map(({ word }) => word).join(' ')
  if (mention.kind === 'BRAND') return brandNamed(written) !== null
  return (
    wordsOf(sheet, mention.from, mention.to).length > 3 &&
    !words.every(({ isNumber }) => isNumber) &&
    mention.models.some(
      ({ brand, isCommonWord }) =>
        !isCommonWord &&
        (modelNamed(brand, written) ?? modelNamed(brand, written.replaceAll(' ', ''))) !== null,
    )
  )
}

function isIntroduced({ tokens, mentions }: Sheet, { from }: Mention): boolean {
  return (
    INTRODUCING.test(tokens[from - 1]?.word ?? '') ||
    mentions.some(({ kind, to }) => /^(BRAND|CORRECTION)$/.test(kind) && to <= from && from - to <= 2)
  )
}

const isDescribed = ({ mentions }: Sheet, { to }: Mention) =>
  mentions.some(({ kind, from }) => /^(YEAR|ENGINE|VERSION)$/.test(kind) && from === to)
