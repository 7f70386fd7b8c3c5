import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { ASKED, DEPARTMENTS, KINDS, PART_CATEGORIES, URGENCIES, WANTED_CONDITIONS } from '../values.ts'

/** Voices of visitors. Each half of the corpus has all of them. */
export const VOICES = [
  'border',
  'capitals',
  'corrector',
  'curious',
  'dictation',
  'driver',
  'fleet',
  'formal',
  'hostile',
  'hurried',
  'layman',
  'list',
  'plain',
  'rural',
  'teenager',
  'typos',
  'workshop',
] as const

/**
 * Correct answers, best first, written as one value or as several; `null` among them means that an empty
 * field is correct too. Parsed to a list.
 */
function accepted<T extends z.ZodType>(value: T) {
  return z.union([value.transform(one => [one]), z.array(value.nullable()).min(2)])
}

/** Text is compared in lower case, without accents, with single spaces: `plainText`. */
const text = z.string().refine(value => value === plainText(value), 'is not in lower case without accents')

const side = z.enum(['LEFT', 'RIGHT', 'BOTH'])
const axle = z.enum(['FRONT', 'REAR', 'BOTH'])

const vehicle = z.strictObject({
  /** The make as the product writes it ('Volkswagen'), also when only the model was given. */
  brand: accepted(z.string()).optional(),
  model: accepted(text).optional(),
  /** Model year, four digits. */
  year: accepted(z.int()).optional(),
  /** Displacement in litres with valves, fuel or injection where given: '1.6', '1.6 8v', '1.4 tdi'. */
  engine: accepted(text).optional(),
  /** Trim, body or generation: 'trend', 'power', 'sedan', 'doble cabina'. */
  version: accepted(text).optional(),
  /** 17 characters, upper case, no separators. */
  vin: accepted(z.string().regex(/^[A-Z0-9]{17}$/)).optional(),
  /** A shorter chassis number, 5 to 16 characters, upper case, no separators. A licence plate is neither. */
  chassis: accepted(z.string().regex(/^[A-Z0-9]{5,16}$/)).optional(),
  /** Kilometres driven. */
  mileageKm: accepted(z.int()).optional(),
})

const part = z.strictObject({
  /** Accepted names and synonyms, without side and axle. The mind's part is right if its canonical name or a synonym is one of them. */
  names: z.array(text).min(1),
  category: accepted(z.enum(PART_CATEGORIES)),
  /** Seen from the driver's seat. BOTH when both were requested. */
  side: accepted(side).optional(),
  axle: accepted(axle).optional(),
  /**
   * Pieces, or sets where a set was requested ('un juego de pastillas' is 1, 'un par de' is 2). Absent is 1.
   */
  quantity: accepted(z.int().min(1)).optional(),
  /** 'original' and 'alternativo' mean the maker, not the condition. 'de desarme' is USED. */
  condition: accepted(z.enum(WANTED_CONDITIONS)).optional(),
  /** The maker's number, upper case, no separators. */
  partNumber: accepted(z.string().regex(/^[A-Z0-9]+$/)).optional(),
  /** Index into `vehicles`. Absent is 0. */
  vehicle: z.int().min(0).optional(),
  /** True when a careful clerk may note this part or ask first: a hit when found, not missed when absent. */
  isOptional: z.literal(true).optional(),
})

const contact = z.strictObject({
  /** The person's name as given, the first name alone when no more was given. */
  name: accepted(text).optional(),
  /** E.164. */
  phone: accepted(z.string().regex(/^\+\d{8,15}$/)).optional(),
  email: accepted(z.email().toLowerCase()).optional(),
  /** Also derived from a town that lies in one department. */
  department: accepted(z.enum(DEPARTMENTS)).optional(),
  /** Town or quarter. A department's capital only where it was named as a town ('Salto capital'). */
  city: accepted(text).optional(),
})

const turn = z.strictObject({
  /**
   * The question of the assistant's last message; null when it asked for nothing of the list or this is the
   * first turn.
   */
  asked: z.enum(ASKED).nullable().default(null),
  /** The visitor's words, verbatim. */
  says: z.string().min(1),
  /** Photos sent along, a count. */
  photos: z.int().min(1).optional(),
  /** Every label that applies to this turn. */
  kinds: z.array(z.enum(KINDS)),
  /** Labels that are correct as well, but not required. */
  mayBe: z.array(z.enum(KINDS)).default([]),
})

/** Facts known after the last turn. An absent field was not given: any value there is invented. */
const expected = z.strictObject({
  /** In the order of their mention. */
  vehicles: z.array(vehicle).default([]),
  /**
   * Left and right of one part are one part with side BOTH. The same part for the front and the rear, for two vehicles or under
   * two numbers is two parts.
   */
  parts: z.array(part).default([]),
  urgency: accepted(z.enum(URGENCIES)).optional(),
  contact: contact.default({}),
})

const conversation = z.strictObject({
  id: z.string().regex(/^[a-z]+-[ht]\d{2,3}$/),
  voice: z.enum(VOICES),
  turns: z.array(turn).min(1),
  expected,
})

export type Half = 'tuning' | 'heldOut'
export type Voice = (typeof VOICES)[number]
export type Conversation = z.output<typeof conversation>
export type Expected = Conversation['expected']
export type ExpectedVehicle = Expected['vehicles'][number]
export type ExpectedPart = Expected['parts'][number]

/** Normalises text for comparison in the corpus: lower case, no accents, single spaces. 'ñ' becomes 'n'. */
export function plainText(value: string): string {
  return value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/**
 * Conversations that measure the embedded mind. `tuning` may be read during development, `heldOut` only
 * measures.
 *
 * Counts are by field over all conversations: a value among the accepted ones is a hit. Another value is
 * false, and also missed unless `null` is accepted. A value where none is expected is false, no value where
 * one is expected is missed. Precision is hits / (hits + false), recall hits / (hits + missed). Fields of a
 * vehicle or a part are counted on its matched pair: vehicles and parts are paired one to one to maximise
 * agreeing fields, a part only with one of its names. A part without a pair is a false or a missed name, and
 * its other fields are not counted. Quantity 1 and vehicle 0 equal an absent field. Kinds of a turn are
 * counted by label: a hit when in `kinds`, missed when in it but not found, false when in neither `kinds` nor
 * `mayBe`.
 *
 * Reads the compressed file next to the sources, so it runs from the sources only. Throws when a line is
 * invalid.
 */
export async function readCorpus(half: Half): Promise<readonly Conversation[]> {
  return parseCorpus(brotliDecompressSync(await readFile(fileOf(half))).toString())
}

/**
 * Replaces one half by conversations in JSON, one a line. Throws, and writes nothing, when one is invalid.
 */
export async function writeCorpus(half: Half, lines: string): Promise<void> {
  const written = parseCorpus(lines).length
  if (written === 0) throw new Error('There is no conversation')
  await writeFile(fileOf(half), brotliCompressSync(lines))
}

const fileOf = (half: Half) => new URL(`${half}.jsonl.br`, import.meta.url)

function parseCorpus(lines: string): readonly Conversation[] {
  return lines
    .trim()
    .split('\n')
    .map((line, at) => {
      const parsed = conversation.safeParse(JSON.parse(line))
      if (!parsed.success) throw new Error(`Line ${at + 1}: ${z.prettifyError(parsed.error)}`)
      return parsed.data
    })
}
