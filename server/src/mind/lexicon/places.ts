import type { Department } from '../values.ts'
import { DATA } from './data.ts'

/** A department, or a town or quarter of one. */
export type Place = {
  readonly name: string
  readonly department: Department
  readonly isDepartment: boolean
  /** Also a surname, a make or a common word: counts only where a place is being named. */
  readonly isCommonWord: boolean
}

/** The 19 departments, and towns and quarters of each. */
export const PLACES: readonly Place[] = DATA.places.map(([name, department, isDepartment, isCommonWord]) => ({
  name,
  department,
  isDepartment,
  isCommonWord,
}))

/** Sound of each spelling of a place, without blanks. */
export const HEARD_PLACES: readonly { readonly place: Place; readonly heard: string }[] =
  DATA.heardPlaces.flatMap((number, at) => {
    const place = PLACES[number]
    return place ? [{ place, heard: DATA.sounds.places[at] ?? '' }] : []
  })
