// Written by npm run codegen from server/src/domains/accounts/profiles/profileTerms.ts.

/** Words for the days of a week, from its first. */
export const WEEKDAY_WORDS = {
  MONDAY: 'Lunes',
  TUESDAY: 'Martes',
  WEDNESDAY: 'Miércoles',
  THURSDAY: 'Jueves',
  FRIDAY: 'Viernes',
  SATURDAY: 'Sábado',
  SUNDAY: 'Domingo',
} as const

/** How often a provider may open on one day. */
export const MAX_SHIFTS = 2
/** The second shift of a day, until other times are chosen. */
export const EXTRA_SHIFT = {
  opensAt: '13:00',
  closesAt: '17:00',
} as const

/** The opening hours that a provider begins with. */
export const DEFAULT_SCHEDULE: Readonly<
  Record<keyof typeof WEEKDAY_WORDS, readonly { opensAt: string; closesAt: string }[]>
> = {
  MONDAY: [{"opensAt":"08:00","closesAt":"18:00"}],
  TUESDAY: [{"opensAt":"08:00","closesAt":"18:00"}],
  WEDNESDAY: [{"opensAt":"08:00","closesAt":"18:00"}],
  THURSDAY: [{"opensAt":"08:00","closesAt":"18:00"}],
  FRIDAY: [{"opensAt":"08:00","closesAt":"18:00"}],
  SATURDAY: [{"opensAt":"09:00","closesAt":"13:00"}],
  SUNDAY: [],
}
