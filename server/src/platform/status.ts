/** The colour of a state: somebody is waited for; as wished; on its way; called off or refused; over. */
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
