import { DATA } from './data.ts'

/** Canonical name for each spelling of a trim or body: 'cabine simples' is a 'cabina simple'. */
export const VERSIONS: ReadonlyMap<string, string> = new Map(DATA.versions)
/** Cabs, which only a car has. */
export const CAB_NAMES: ReadonlySet<string> = new Set(DATA.cabs)
/** Names that identify the body without context. */
export const BODY_NAMES: ReadonlySet<string> = new Set([...DATA.cabs, ...DATA.bodies])
