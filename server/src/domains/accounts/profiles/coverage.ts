import { CAR_BRANDS } from '../../../common/vehicles/brands.ts'
import { brandNamed } from '../../../common/vehicles/catalogue.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Department, PartCategory, Weekday } from '../../../generated/prisma/enums.ts'
import { type BusinessDays, dayOf } from '../../../platform/businessDays.ts'
import { after, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { providerCategoriesOf } from '../../vehicles/providerCategories.ts'

/** What is needed, and where. */
export interface Need {
  /** The make as it was typed. */
  readonly brand: string
  readonly department: Department
  /** Of each part; null for one that says none. */
  readonly categories: readonly (PartCategory | null)[]
}

/** The providers whose parts are on offer: approved, and with somebody behind them. */
export const activeProviders: Prisma.ProviderProfileWhereInput = {
  status: 'APPROVED',
  account: { erasedAt: null, deactivatedAt: null },
}

/**
 * The active providers that cover what is needed: the make, at least one of the categories, and the department. Whoever
 * leaves one of these open covers all of it, and who sends nationwide covers every department. A make that profiles
 * cannot choose and parts without a category narrow nothing. By the index on brands, categories and departments.
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

/** The providers that said that they are open at that moment, by Uruguay's clock. */
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
