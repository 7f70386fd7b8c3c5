/** Colour of a state: waiting for somebody; good; in progress; canceled or refused; over. */
export const StatusTone = {
  WAITING: 'WAITING',
  GOOD: 'GOOD',
  MOVING: 'MOVING',
  BAD: 'BAD',
  OVER: 'OVER',
} as const
export type StatusTone = keyof typeof StatusTone

/** A state as people read it: a word or two in Spanish, and a colour. */
export interface Status {
  readonly label: string
  readonly tone: StatusTone
}
