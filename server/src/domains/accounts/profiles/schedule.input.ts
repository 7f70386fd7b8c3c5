import { z } from 'zod'
import { Weekday } from '../../../generated/prisma/enums.ts'
import { namedInput } from '../../../platform/input.ts'
import { MAX_SHIFTS } from './profileTerms.ts'

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/
const DAY_MINUTES = 24 * 60

/** When a provider opens and closes on a weekday, in minutes since midnight. */
export interface OpeningShiftTimes {
  readonly weekday: Weekday
  readonly opensAt: number
  readonly closesAt: number
}

const time = z
  .string()
  .trim()
  .transform((typed, context) => {
    const [, hours, minutes] = TIME.exec(typed) ?? []
    if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
    context.addIssue({ code: 'custom', message: 'Poné la hora así: 08:00.' })
    return z.NEVER
  })

const shift = namedInput(
  'OpeningShiftInput',
  'From when to when it is open, local time.',
  z.object({
    opensAt: time.describe("'08:00'."),
    closesAt: time
      .transform(minutes => (minutes === 0 ? DAY_MINUTES : minutes))
      .describe("'18:00', after opensAt; '00:00' is midnight at the end of the day."),
  }),
)

const openingDay = namedInput(
  'OpeningDayInput',
  'When a business is open on one weekday.',
  z.object({
    weekday: z.enum(Weekday).describe('The day.'),
    shifts: z
      .array(shift)
      .max(MAX_SHIFTS, `Podés poner hasta ${MAX_SHIFTS} turnos por día.`)
      .superRefine((shifts, context) => {
        shifts.forEach(({ opensAt, closesAt }, index) => {
          const refuse = (message: string, field: string) =>
            context.addIssue({ code: 'custom', path: [index, field], message })
          if (closesAt <= opensAt) refuse('El cierre tiene que ser después de la apertura.', 'closesAt')
          const before = shifts[index - 1]
          if (before && opensAt < before.closesAt)
            refuse('El segundo turno tiene que empezar cuando terminó el primero.', 'opensAt')
        })
      })
      .describe('In order, at most two; none: closed that day.'),
  }),
)

/** A week: absent days are closed, and a week without any hour counts as not given. */
export const schedule = z
  .array(openingDay)
  .max(7, 'La semana tiene siete días.')
  .superRefine((days, context) => {
    const seen = new Set<Weekday>()
    days.forEach(({ weekday }, index) => {
      if (seen.has(weekday))
        context.addIssue({ code: 'custom', path: [index, 'weekday'], message: 'Ese día está dos veces.' })
      seen.add(weekday)
    })
  })
  .transform(days =>
    days.flatMap(({ weekday, shifts }): OpeningShiftTimes[] =>
      shifts.map(({ opensAt, closesAt }) => ({ weekday, opensAt, closesAt })),
    ),
  )
