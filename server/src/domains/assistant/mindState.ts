import { z } from 'zod'
import { Department, PartCategory, Urgency, WantedCondition } from '../../generated/prisma/enums.ts'
import { NEW_CONVERSATION } from '../../mind/converse.ts'
import type { Evidence, Fact } from '../../mind/known.ts'
import type { MindState } from '../../mind/mind.ts'
import { ASKED } from '../../mind/values.ts'

const evidence: z.ZodType<Evidence> = z.object({ turn: z.int(), from: z.int(), to: z.int() })
const fact = <T>(value: z.ZodType<T>): z.ZodType<Fact<T> | null> =>
  z.object({ value, evidence }).nullable() as z.ZodType<Fact<T> | null>
const words = fact(z.string())
const figure = fact(z.number())

const side = fact(z.enum(['LEFT', 'RIGHT', 'BOTH']))
const axle = fact(z.enum(['FRONT', 'REAR', 'BOTH']))

const vehicle = z.object({
  brand: words,
  model: words,
  year: figure,
  engine: words,
  version: words,
  vin: words,
  chassis: words,
  mileageKm: figure,
})
const part = z.object({
  name: z.object({ value: z.string(), evidence }),
  synonyms: z.array(z.string()),
  category: z.enum(PartCategory),
  hasSides: z.boolean(),
  hasAxles: z.boolean(),
  isSafety: z.boolean(),
  side,
  axle,
  quantity: figure,
  condition: fact(z.enum(WantedCondition)),
  partNumber: words,
  vehicle: z.int(),
})

/** The stored understanding of a conversation. */
export const mindState: z.ZodType<MindState> = z.object({
  known: z.object({
    vehicles: z.array(vehicle),
    parts: z.array(part),
    urgency: fact(z.enum(Urgency)),
    contact: z.object({
      name: words,
      phone: words,
      email: words,
      department: fact(z.enum(Department)),
      city: words,
    }),
    complaintPlace: z.object({ side, axle }).default({ side: null, axle: null }),
  }),
  asked: z.enum(ASKED).nullable(),
  timesAsked: z.partialRecord(z.enum(ASKED), z.int()),
  turns: z.int(),
  symptoms: z.array(z.string()),
  told: z.array(z.string()),
}) as z.ZodType<MindState>

/**
 * Parses the stored state. The state of an earlier version of the site may no longer fit: then the conversation
 * continues as if nothing had been understood yet.
 */
export function readMindState(stored: unknown): MindState {
  const read = mindState.safeParse(stored)
  return read.success ? read.data : NEW_CONVERSATION
}
