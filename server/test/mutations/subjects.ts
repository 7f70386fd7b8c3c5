import type { Stage } from '../authorization/stage.ts'
import { ACCOUNT_SUBJECTS } from './accountSubjects.ts'
import { OFFER_SUBJECTS } from './offerSubjects.ts'
import { ORDER_SUBJECTS } from './orderSubjects.ts'
import { REQUEST_SUBJECTS } from './requestSubjects.ts'

/** Something a command can be given on, in the first of its row's states. */
export interface Subject {
  readonly variables: Readonly<Record<string, unknown>>
  /** Puts it into one of the row's states; answers the variables that are to be different then, if any. */
  readonly put?: (state: string) => Promise<Readonly<Record<string, unknown>> | undefined>
  /** `put` brings it from any of its states into any other, as if nothing had been. */
  readonly canReturn?: true
}

/** Makes a new subject each time: nothing is shared between two. */
export type PrepareSubject = (stage: Stage) => Promise<Subject>

export const SUBJECTS: Readonly<Record<string, PrepareSubject>> = {
  ...ACCOUNT_SUBJECTS,
  ...REQUEST_SUBJECTS,
  ...OFFER_SUBJECTS,
  ...ORDER_SUBJECTS,
}
