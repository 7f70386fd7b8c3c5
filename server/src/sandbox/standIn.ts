import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import type { Answer } from './answer.ts'
import type { CallLog } from './calls.ts'
import type { Faults } from './faults.ts'
import type { Shell } from './pages/shell.ts'

/** The stand-in of one vendor. `sandbox.ts` lists them; nothing else names one. */
export interface StandIn {
  /** Name in faults, calls and the log. */
  readonly name: string
  /** Title on the pages. */
  readonly title: string
  /** Null for a stand-in without an API: it is only a page, and cannot fail. */
  readonly port: number | null
  /** The stand-in's addresses for people: label → address. */
  readonly addresses: Readonly<Record<string, string>>
  readonly actions: Actions
  readonly readings: Readings
  readonly page: StandInPage
  /** Called after the clock was moved. */
  readonly timeMoved?: () => void
  /** Clears everything. */
  reset(): void
  close(): Promise<void>
}

/** Dependencies of a stand-in. */
export interface StandInParts {
  readonly faults: Faults
  readonly calls: CallLog
  readonly clock: Clock
  readonly logger: Logger
  /** Folder of the whole sandbox; each stand-in uses names of its own in it. */
  readonly dataDir: string
  /** Host name of this machine for browsers. */
  readonly publicHost: string
  /** Wished port; undefined, 0 or a taken one become any free port. */
  readonly port: number | undefined
}

/** The stand-in's pages, under `/sandbox/<path>`. */
export interface StandInPage {
  readonly path: string
  readonly title: string
  /** Purpose of the page. */
  readonly note: string
  /** Number of its records. */
  count(): number
  /** The page, or a page below it; null when unknown. */
  show(shell: Shell, below: readonly string[], query: URLSearchParams): Answer | null
}

/** Actions by name. Invalid input throws ZodError. */
export type Actions = Readonly<Record<string, (input: unknown) => unknown>>
/** Readings by name. */
export type Readings = Readonly<Record<string, (query: URLSearchParams) => unknown>>

export function action<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>) => unknown,
): (input: unknown) => unknown {
  return input => run(schema.parse(input))
}

// The same actions accept forms (text) and JSON, so text is converted to its value.
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
