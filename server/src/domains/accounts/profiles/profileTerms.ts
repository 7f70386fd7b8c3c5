import type { LogisticOption, ProviderPictureKind, Weekday } from '../../../generated/prisma/enums.ts'

/** Spanish words for how parts get from a provider to a buyer. */
export const LOGISTIC_WORDS: Readonly<Record<LogisticOption, string>> = {
  CUSTOMER_PICKUP: 'Retira el cliente',
  COURIER: 'Tiene cadete',
  OWN_DELIVERY: 'Envíos propios',
  FREIGHT_AGENCY: 'Trabaja con agencia',
}

/** Spanish words for the days of a week, from its first. */
export const WEEKDAY_WORDS: Readonly<Record<Weekday, string>> = {
  MONDAY: 'Lunes',
  TUESDAY: 'Martes',
  WEDNESDAY: 'Miércoles',
  THURSDAY: 'Jueves',
  FRIDAY: 'Viernes',
  SATURDAY: 'Sábado',
  SUNDAY: 'Domingo',
}

/** Spanish words for the pictures of a provider’s profile. */
export const PICTURE_WORDS: Readonly<Record<ProviderPictureKind, string>> = {
  PROFILE: 'Foto de perfil',
  SHOP: 'Foto del local',
  REPRESENTATIVE: 'Foto del representante',
}

/** The maximum of opening periods on one day. */
export const MAX_SHIFTS = 2

/** Beginning and end, local time as HH:MM; '00:00' at the end is midnight. */
export interface ShiftTimes {
  readonly opensAt: string
  readonly closesAt: string
}

/** The second shift of a day, until other times are chosen. */
export const EXTRA_SHIFT: ShiftTimes = { opensAt: '13:00', closesAt: '17:00' }

const WORKDAY: readonly ShiftTimes[] = [{ opensAt: '08:00', closesAt: '18:00' }]

/** The usual opening hours, which a provider begins with. */
export const DEFAULT_SCHEDULE: Readonly<Record<Weekday, readonly ShiftTimes[]>> = {
  MONDAY: WORKDAY,
  TUESDAY: WORKDAY,
  WEDNESDAY: WORKDAY,
  THURSDAY: WORKDAY,
  FRIDAY: WORKDAY,
  SATURDAY: [{ opensAt: '09:00', closesAt: '13:00' }],
  SUNDAY: [],
}
