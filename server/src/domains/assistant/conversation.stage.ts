import type { AssistantStage } from '../../generated/prisma/enums.ts'
import type { MindState } from '../../mind/mind.ts'
import type { Understood } from './understood.ts'

/** After this many messages about a part or a car the contact may be left, even with other questions open. */
const MESSAGES_BEFORE_CONTACT = 4

const ABOUT_CONTACT: readonly MindState['asked'][] = ['CONTACT', 'NAME', 'PHONE', 'EMAIL', 'DEPARTMENT']

/**
 * The stage of a conversation after an answer; a completed one stays so, and a question for the contact stays
 * open.
 */
export function stageAfter(
  stage: AssistantStage,
  { asked, turns }: Pick<MindState, 'asked' | 'turns'>,
  { missing, parts, brand }: Pick<Understood, 'missing' | 'parts' | 'brand'>,
): AssistantStage {
  if (stage === 'CREATING_CONSULTATION' || stage === 'COMPLETED') return stage
  if (missing.length === 0) return 'COMPLETING_CONTACT'
  if (ABOUT_CONTACT.includes(asked)) return 'ASKING_CONTACT'
  const isLong = turns >= MESSAGES_BEFORE_CONTACT && (parts.length > 0 || brand !== null)
  return isLong || stage !== 'INITIAL' ? 'ASKING_CONTACT' : 'INITIAL'
}
