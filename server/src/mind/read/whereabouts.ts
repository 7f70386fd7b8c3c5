import { isKind, type Mention, type MentionOf, type Sheet } from './mentions.ts'
import { isDenied } from './negations.ts'
import { questionsOf } from './questions.ts'

type Place = MentionOf<'PLACE'>

/** Reads the person's place: the town that fits its department, else the last place named. */
export function placeOf(sheet: Sheet, name: Mention | null, knownCity: string | null) {
  const told = placesTold(sheet, name)
  const retold = told.findLastIndex((place, at) => isTakenBack(sheet, told[at - 1], place))
  const places = told.slice(Math.max(0, retold))
  const ofTowns = places.filter(({ place }) => !place.isDepartment)
  // 'mandalo a La Paloma, en Castillos no hay nadie': the place that differs is the new one.
  const isOther = ({ place }: Place) => place.name !== knownCity
  const town = ofTowns.findLast(isOther) ?? ofTowns.at(-1)
  const department = places.findLast(({ place }) => place.isDepartment)
  // 'digo Nueva Helvecia, en Carmelo está el taller viejo'
  const corrected = places.find(({ from }) =>
    sheet.mentions.some(({ kind, to }) => kind === 'CORRECTION' && from >= to && from - to <= 1),
  )
  const mention = (corrected?.place.isDepartment ? undefined : corrected) ?? town ?? department
  if (!mention) return null
  const named = department?.place.department ?? mention.place.department
  const isTown = town !== undefined || isCalledCity(sheet, mention, places)
  return { mention, department: named, city: isTown ? mention.place.name : null }
}

/** The places that locate the person. */
function placesTold(sheet: Sheet, name: Mention | null): Place[] {
  // 'hacen envíos a Salto?' does not locate the person.
  const questions = questionsOf(sheet).filter(({ about }) => about !== 'THINGS')
  const isAskedAbout = (mention: Place) =>
    questions.some(({ from, to }) => from <= mention.from && mention.from < to) && !isOwnPlace(sheet, mention)
  return (
    sheet.mentions
      .filter(isKind('PLACE'))
      .filter(mention => !isDenied(sheet, mention))
      // 'nicolas rodriguez' does not live in Rodríguez.
      .filter(mention => !name || mention.to <= name.from || mention.from >= name.to)
      .filter(mention => !isAskedAbout(mention))
  )
}

/** 'soy de Minas, envían?' */
function isOwnPlace({ tokens }: Sheet, { from }: Mention): boolean {
  return tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ word }) => /^(soy|vivo|estoy|somos|aca|estamos|sou|moro|ando|compro|retiro)$/.test(word))
}

/** 'Malvín, bah no, mandalo a Atlántida', 'de Atlántida no mentira de Maldonado' */
function isTakenBack({ tokens }: Sheet, before: Place | undefined, after: Place): boolean {
  const between = tokens.slice(before?.to ?? after.from, after.from)
  return between.some(({ word }) => /^(bah|mentira|miento|digo|perdon|corrijo)$/.test(word))
}

/** 'Florida, departamento de Florida', 'la ciudad de Tacuarembó', 'Artigas, Artigas', 'Rocha (ciudad)', 'vivo en Florida, la ciudad'. */
function isCalledCity({ tokens }: Sheet, mention: Place, places: readonly Place[]): boolean {
  const headOf = ({ from }: Place) =>
    tokens[from - (/^(de|del)$/.test(tokens[from - 1]?.word ?? '') ? 2 : 1)]?.word ?? ''
  const ofSame = places.filter(({ place }) => place.isDepartment && place.name === mention.place.name)
  const isTwin = ofSame.length > 1 && ofSame.some(other => /^(departamento|depto|dpto)$/.test(headOf(other)))
  const behind = tokens.slice(mention.to, mention.to + 3).map(({ word }) => word)
  const isBehind = /^([,(] )?((la|a) )?(ciudad|capital|cidade)\b/.test(behind.join(' '))
  return isTwin || isBehind || /^(ciudad|capital|cidade)$/.test(headOf(mention))
}
