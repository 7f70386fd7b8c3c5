import type { StatusKind } from './Badge'

const kinds: Readonly<Record<string, StatusKind>> = {
  WAITING: 'pending',
  GOOD: 'done',
  MOVING: 'sent',
  BAD: 'rejected',
  OVER: 'over',
}

/** The look of a state by the tone from the graph; plain for unknown tones of a newer server. */
export const statusKind = (tone: string): StatusKind => kinds[tone] ?? 'over'

const stamps: Readonly<Record<string, 'trust' | 'brand'>> = { GOOD: 'trust', MOVING: 'brand' }

/** The ink of the stamp for the same tone. */
export const stampTone = (tone: string): 'trust' | 'brand' | 'gray' => stamps[tone] ?? 'gray'
