import { CAR_BRANDS } from '../../../common/vehicles/brands.ts'
import { brandNamed } from '../../../common/vehicles/catalogue.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Department, PartCategory, Weekday } from '../../../generated/prisma/enums.ts'
import { type BusinessDays, dayOf } from '../../../platform/businessDays.ts'
import { after, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { providerCategoriesOf } from '../../vehicles/providerCategories.ts'

/** The need of a request: its vehicle, its department and its parts. */
export interface Need {
  /** The make as it was typed. */
  readonly brand: string
  readonly department: Department
  /** The category of each part; null when it has none. */
  readonly categories: readonly (PartCategory | null)[]
}

/** Providers that can sell: approved, with an active account. */
export const activeProviders: Prisma.ProviderProfileWhereInput = {
  status: 'APPROVED',
  account: { erasedAt: null, deactivatedAt: null },
}

/**
 * The active providers that cover a need: the make, at least one of the categories, and the department. A
 * provider that leaves one of these open covers all of it, and one that ships nationwide covers every
 * department. A make that profiles cannot choose and parts without a category do not narrow the result. Uses
 * the index on brands, categories and departments.
 */
export function coversNeed({ brand, department, categories }: Need): Prisma.ProviderProfileWhereInput {
  const make = brandNamed(brand)
  const wanted = categories.flatMap(category => (category ? providerCategoriesOf(category) : []))
  return {
    AND: [
      activeProviders,
      ...(make !== null && CAR_BRANDS.includes(make)
        ? [{ OR: [{ brands: { has: make } }, { brands: { isEmpty: true } }] }]
        : []),
      ...(wanted.length > 0 && !categories.includes(null)
        ? [{ OR: [{ categories: { hasSome: wanted } }, { categories: { isEmpty: true } }] }]
        : []),
      {
        OR: [
          { departments: { has: department } },
          { departments: { isEmpty: true } },
          { offersNationwideShipping: true },
        ],
      },
    ],
  }
}

const WEEKDAYS: readonly Weekday[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
]
const OFFSET_MS = 3 * HOUR_MS

/** The providers whose opening hours include that moment, by Uruguay's clock. */
export function isOpenAt(at: Date, businessDays: BusinessDays): Prisma.ProviderProfileWhereInput {
  const local = after(at, -OFFSET_MS)
  const weekday = WEEKDAYS[local.getUTCDay()] ?? 'SUNDAY'
  const minute = Math.floor((local.getTime() % (24 * HOUR_MS)) / MINUTE_MS)
  return {
    shifts: { some: { weekday, opensAt: { lte: minute }, closesAt: { gt: minute } } },
    // The days on which nobody works, and those that a decree adds.
    ...(businessDays.isHoliday(dayOf(at), 'ourDuty') ? { closedOnHolidays: false } : {}),
  }
}
