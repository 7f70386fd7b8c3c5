import type { StatusKind } from './Badge'

const kinds: Readonly<Record<string, StatusKind>> = {
  WAITING: 'pending',
  GOOD: 'done',
  MOVING: 'sent',
  BAD: 'rejected',
  OVER: 'over',
}

/** The look of a state, by the tone that the graph gives with its word; plain for one that a newer server added. */
export const statusKind = (tone: string): StatusKind => kinds[tone] ?? 'over'

const stamps: Readonly<Record<string, 'trust' | 'brand'>> = { GOOD: 'trust', MOVING: 'brand' }

/** The ink of the stamp for the same. */
export const stampTone = (tone: string): 'trust' | 'brand' | 'gray' => stamps[tone] ?? 'gray'
