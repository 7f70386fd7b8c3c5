import { z } from 'zod'
import { PartCategory, Urgency, WantedCondition } from '../../../generated/prisma/enums.ts'
import { ASKED } from '../../../mind/values.ts'
import { ModelFailed } from './languageModel.ts'
import { MAX_REPLY, plainReply } from './plainReply.ts'

/** The quotation that a model uses for something seen in a picture. */
export const SEEN = 'FOTO'

const words = z.string().max(120)
const quote = z
  .string()
  .max(400)
  .describe(`Las palabras exactas de la persona en las que se apoya, o ${SEEN} si se ve en una foto.`)
const said = <T extends z.ZodType>(value: T) => z.strictObject({ value, quote }).nullable()

const part = z.strictObject({
  name: words.describe('El nombre del repuesto en español rioplatense, en singular, sin lado ni eje.'),
  quote,
  category: z.enum(PartCategory).nullable(),
  side: said(z.enum(['LEFT', 'RIGHT', 'BOTH'])),
  axle: said(z.enum(['FRONT', 'REAR', 'BOTH'])),
  condition: said(z.enum(WantedCondition)),
  partNumber: said(words),
})

/**
 * The complete output of a model: words for the visitor, and fields. None for a contact, which we read
 * ourselves, and none for our own data. Each fact quotes its source.
 */
const proposal = z.strictObject({
  reply: z
    .string()
    .max(4 * MAX_REPLY)
    .describe('La respuesta, corta, con una sola pregunta.'),
  asks: z.enum(ASKED).describe('Qué pregunta la respuesta.'),
  car: z.strictObject({
    brand: said(words),
    model: said(words),
    year: said(z.int()),
    engine: said(words),
    version: said(words),
    vin: said(words),
    mileageKm: said(z.int()),
  }),
  parts: z.array(part).max(20),
  urgency: said(z.enum(Urgency)),
})

export type Proposal = z.output<typeof proposal>
export type Said<T> = { readonly value: T; readonly quote: string }

// Keywords that strict structured output does not accept; zod checks them afterwards.
const UNTAKEN = ['$schema', 'maxLength', 'maxItems', 'minimum', 'maximum'] as const

/** The same as JSON Schema, as the model is given it. */
export const PROPOSAL_SCHEMA: Readonly<Record<string, unknown>> = z.toJSONSchema(proposal, {
  override: ({ jsonSchema }) => {
    for (const key of UNTAKEN) delete jsonSchema[key]
  },
})

/** A model's answer, parsed, with its text made plain. Throws ModelFailed. */
export function readProposal(text: string): Proposal {
  const read = proposal.safeParse(jsonIn(text))
  if (!read.success) throw new ModelFailed('NONSENSE')
  const reply = plainReply(read.data.reply)
  if (!/\p{L}{2}/u.test(reply)) throw new ModelFailed('NONSENSE')
  return { ...read.data, reply }
}

function jsonIn(text: string): unknown {
  // Models without structured output put it into a block of code.
  const bare = text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')
  try {
    return JSON.parse(bare)
  } catch {
    throw new ModelFailed('NONSENSE')
  }
}
