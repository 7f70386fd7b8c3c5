import { DATA } from './data.ts'

/** How a trim or body is written, with the name we note for it: 'cabine simples' is a 'cabina simple'. */
export const VERSIONS: ReadonlyMap<string, string> = new Map(DATA.versions)
/** Cabs, which only a car has. */
export const CAB_NAMES: ReadonlySet<string> = new Set(DATA.cabs)
/** What tells the body, however little is said beside it. */
export const BODY_NAMES: ReadonlySet<string> = new Set([...DATA.cabs, ...DATA.bodies])
