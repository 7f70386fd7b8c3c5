import { COMPLAINTS } from './sayings/complaints.ts'
import { GREETINGS } from './sayings/greetings.ts'
import { INJECTIONS } from './sayings/injections.ts'
import { NOTHING } from './sayings/nothing.ts'
import { OFF_TOPIC } from './sayings/offTopic.ts'
import { QUESTIONS } from './sayings/questions.ts'
import { REQUESTS } from './sayings/requests.ts'
import { RUDE } from './sayings/rude.ts'

/** What somebody does with a sentence. NOTHING are answers without content, REQUEST is what a request is made of. */
export type Saying =
  | 'SYMPTOM'
  | 'QUESTION'
  | 'OFF_TOPIC'
  | 'RUDE'
  | 'INJECTION'
  | 'GREETING'
  | 'NOTHING'
  | 'REQUEST'

/** Sentences by which others like them are known, one a line; accents and marks do not matter. */
export const SAYINGS: Readonly<Record<Saying, string>> = {
  SYMPTOM: COMPLAINTS,
  QUESTION: QUESTIONS,
  OFF_TOPIC: OFF_TOPIC,
  RUDE: RUDE,
  INJECTION: INJECTIONS,
  GREETING: GREETINGS,
  NOTHING: NOTHING,
  REQUEST: REQUESTS,
}
