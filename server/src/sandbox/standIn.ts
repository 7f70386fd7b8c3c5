import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import type { Answer } from './answer.ts'
import type { CallLog } from './calls.ts'
import type { Faults } from './faults.ts'
import type { Shell } from './pages/shell.ts'

/** One vendor that is played here. `sandbox.ts` lists them; nothing else names one. */
export interface StandIn {
  /** In faults, calls and the log. */
  readonly name: string
  /** On the pages. */
  readonly title: string
  /** Null of what nothing calls: it is a page alone, and cannot fail. */
  readonly port: number | null
  /** Its addresses, for people: label → address. */
  readonly addresses: Readonly<Record<string, string>>
  readonly actions: Actions
  readonly readings: Readings
  readonly page: StandInPage
  /** Called after the clock was moved on. */
  readonly timeMoved?: () => void
  /** Forgets everything. */
  reset(): void
  close(): Promise<void>
}

/** What a stand-in needs to start. */
export interface StandInParts {
  readonly faults: Faults
  readonly calls: CallLog
  readonly clock: Clock
  readonly logger: Logger
  /** Folder of the whole sandbox; each stand-in has its own names in it. */
  readonly dataDir: string
  /** How browsers name this machine. */
  readonly publicHost: string
  /** Wished port; undefined, 0 or a taken one become any free port. */
  readonly port: number | undefined
}

/** Its part of the pages, under `/sandbox/<path>`. */
export interface StandInPage {
  readonly path: string
  readonly title: string
  /** What one does there. */
  readonly note: string
  /** How many things there are to look at. */
  count(): number
  /** The page, or what lies below it; null when there is no such thing. */
  show(shell: Shell, below: readonly string[], query: URLSearchParams): Answer | null
}

/** Things that one can do from outside, by name. Input is parsed; a bad one throws ZodError. */
export type Actions = Readonly<Record<string, (input: unknown) => unknown>>
/** Things that one can read from outside, by name. */
export type Readings = Readonly<Record<string, (query: URLSearchParams) => unknown>>

export function action<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>) => unknown,
): (input: unknown) => unknown {
  return input => run(schema.parse(input))
}

// The same actions come from forms (text) and from JSON, so text is read as what it stands for.
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', ''])])
  .default(false)
  .transform(value => value === true || value === 'true' || value === 'on')
export const text = z.string().min(1).max(500)
export const optionalText = z
  .string()
  .optional()
  .transform(value => (value === '' ? undefined : value))
export const nothing = z.object({})
