import { Refusal } from '../../src/platform/refusal.ts'
import { Crashed, type Play } from './stage.ts'

export type Outcome = 'done' | 'refused' | 'crashed'

/** Runs a command of one transaction: a crash after its commit has done it, and its repetition changes nothing more. */
export async function attempt(play: Play, command: () => Promise<unknown>): Promise<Outcome> {
  try {
    await command()
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return 'refused'
    if (!(error instanceof Crashed)) throw error
    await play.stage.restart()
    return error.isCommitted ? 'done' : 'crashed'
  }
}

/** Fails when a command was refused or accepted against the reference; true when it took effect. */
export function expectOutcome(outcome: Outcome, may: 'yes' | 'no' | 'maybe', about: string): boolean {
  if (outcome === 'crashed') return false
  if (may !== 'maybe' && (outcome === 'done') !== (may === 'yes'))
    throw new Error(`${about} was ${outcome}, against the reference`)
  return outcome === 'done'
}
