import {
  ANSWER_HOURS,
  APPEAL_DAYS,
  ARBITRATION_CENTESIMOS,
  DECISION_BUSINESS_DAYS,
  OPENING_BUSINESS_DAYS,
  REVIEW_HOURS,
} from '../server/src/domains/disputes/disputeTerms.ts'
import { EVIDENCE_WORDS, REASON_WORDS, SOLUTION_WORDS } from '../server/src/domains/disputes/disputeWords.ts'

/** The client's constants of disputes, by file; `table` prints a record. */
export function disputeConstants(
  table: (name: string, values: Readonly<Record<string, string>>) => string,
): Readonly<Record<string, string>> {
  const evidence = Object.entries(EVIDENCE_WORDS).map(([reason, words]) => [reason, words.join('\\n')])
  return {
    'disputeTerms.ts': [
      '// Written by npm run codegen from server/src/domains/disputes.\n\n',
      '/** Time for the provider’s answer, in hours. */\n',
      `export const ANSWER_HOURS = ${ANSWER_HOURS}\n`,
      '\n/** Time for the decision, in business days. */\n',
      `export const DECISION_BUSINESS_DAYS = ${DECISION_BUSINESS_DAYS}\n`,
      '\n/** Latest start of the review after the answer, in hours. */\n',
      `export const REVIEW_HOURS = ${REVIEW_HOURS}\n`,
      '\n/** Time for opening a dispute after the release of the money, in business days. */\n',
      `export const OPENING_BUSINESS_DAYS = ${OPENING_BUSINESS_DAYS}\n`,
      '\n/** Price above which arbitration is advised, in centésimos. */\n',
      `export const ARBITRATION_CENTESIMOS = ${ARBITRATION_CENTESIMOS}\n`,
      '\n/** Time for asking for a second review, in days. */\n',
      `export const APPEAL_DAYS = ${APPEAL_DAYS}\n`,
      '\n/** The problems. */\n',
      table('REASON_WORDS', REASON_WORDS),
      '\n/** The solutions. */\n',
      table('SOLUTION_WORDS', SOLUTION_WORDS),
      '\n/** Evidence that helps to decide by problem, one a line. */\n',
      table('EVIDENCE_WORDS', Object.fromEntries(evidence)),
    ].join(''),
  }
}
