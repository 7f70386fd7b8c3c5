import { isWhole } from '../../../forms/problems'
import { brandNamed } from '../../../lib/generated/vehicles/catalogue'
import { contradictionsOf, type VehicleContradiction } from '../../../lib/generated/vehicles/contradictions'
import { latestYear, MIN_YEAR } from '../../../lib/generated/vehicles/modelYears'
import { isNorthAmerican, readVehicleNumber } from '../../../lib/generated/vehicles/vehicleNumber'
import { wholeNumber } from '../../../lib/wholeNumber'
import type { RequestValues } from './requestForm'

export type TypedVehicle = Pick<RequestValues, 'brand' | 'model' | 'year' | 'vin'>

/** A button that answers a question by filling a field. */
export type Answer = { readonly label: string; readonly field: keyof TypedVehicle; readonly value: string }

/** Facts of a vehicle from its number while it is typed. Suggestions never refuse a value. */
export type VehicleReading = {
  /** 'Volkswagen, hecho en Brasil. Año modelo 2013 o 1983.' Null when the number is not informative. */
  readonly facts: string | null
  /** Values to fill in from the number. */
  readonly offers: readonly Answer[]
  /** Conflicts with other fields, the worst first. */
  readonly questions: readonly { readonly text: string; readonly answers: readonly Answer[] }[]
}

/** Reads the values typed so far; `now` in ms. */
export function readVehicle({ brand, model, year, vin }: TypedVehicle, now: number): VehicleReading {
  const thisYear = new Date(now).getUTCFullYear()
  const number = readVehicleNumber(vin, thisYear)
  const saidYear = isWhole(year, MIN_YEAR, latestYear(thisYear)) ? wholeNumber(year) : null
  const questions = contradictionsOf(
    { brand: brandNamed(brand), model: model.trim() || null, year: saidYear, vin: number ? vin : null },
    thisYear,
  ).map(questionAbout)
  if (number?.kind !== 'VIN') return { facts: number && chassisWords(number.number), offers: [], questions }
  const { makes, country, years, isYearReliable } = number
  const possible = years.filter(each => each >= MIN_YEAR)
  const facts = [
    [makes.join(' o '), country && `hecho en ${country}`].filter(Boolean).join(', '),
    possible.length > 0 && `${isYearReliable ? 'Año modelo' : 'Quizás del año'} ${possible.join(' o ')}`,
  ].filter(Boolean)
  if (isNorthAmerican(number.number) && number.checkDigit === 'DIFFERS' && !number.hasImpossibleLetter)
    questions.push({ text: 'El dígito de control no coincide. ¿Está bien copiado?', answers: [] })
  return {
    facts: facts.length > 0 ? `${facts.join('. ')}.` : null,
    offers: [
      ...(brand.trim() === '' ? makes.map(make => answer('brand', make)) : []),
      ...(year.trim() === '' && isYearReliable ? possible.map(each => answer('year', `${each}`)) : []),
    ],
    questions,
  }
}

const answer = (field: Answer['field'], value: string): Answer => ({ label: `Es ${value}`, field, value })

function chassisWords(number: string): string {
  return `Lo tomamos como número de chasis, de ${number.length} caracteres. Un VIN tiene 17.`
}

function questionAbout(
  found: VehicleContradiction,
): VehicleReading['questions'][number] & { answers: Answer[] } {
  switch (found.kind) {
    case 'VIN_MAKE':
      return {
        text: `El VIN dice ${found.vinMakes.join(' o ')} y pusiste ${found.said}. ¿Cuál es?`,
        answers: found.vinMakes.map(make => answer('brand', make)),
      }
    case 'VIN_YEAR':
      return {
        text: `El VIN dice ${found.vinYears.join(' o ')} y pusiste ${found.said}. ¿Cuál es?`,
        answers: found.vinYears.filter(year => year >= MIN_YEAR).map(year => answer('year', `${year}`)),
      }
    case 'VIN_LETTER': {
      const value = found.vin.replaceAll('I', '1').replaceAll(/[OQ]/g, '0')
      return {
        text: `El VIN dice ${[...new Set(found.vin.match(/[IOQ]/g))].join(' y ')}, letras que ningún VIN lleva. ¿Es un 1 o un 0?`,
        answers: [{ label: `Es ${value}`, field: 'vin', value }],
      }
    }
    case 'MODEL_YEAR':
      return {
        text: `Por lo que sabemos, el ${found.model} se vendió ${found.to === null ? `desde ${found.from}` : `entre ${found.from} y ${found.to}`} y pusiste ${found.said}. ¿Revisás el año?`,
        answers: [],
      }
  }
}
