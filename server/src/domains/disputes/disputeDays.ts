import { endOf } from '../../platform/businessDays.ts'
import type { Settings } from '../context.ts'
import { DECISION_BUSINESS_DAYS, EXTENSION_BUSINESS_DAYS, OPENING_BUSINESS_DAYS } from './disputeTerms.ts'

type Calendar = { readonly settings: Pick<Settings, 'businessDays'> }

/** Deadline of the decision of a dispute that was opened, or appealed, at that moment. */
export function decisionDueFrom({ settings }: Calendar, at: Date): Date {
  return endOf(settings.businessDays.lastDay(at, DECISION_BUSINESS_DAYS, 'ourDuty'))
}

/** The next deadline of a decision that is late. */
export function extendedFrom({ settings }: Calendar, at: Date): Date {
  return endOf(settings.businessDays.lastDay(at, EXTENSION_BUSINESS_DAYS, 'ourDuty'))
}

/** Until when an order whose money was released at that moment can be disputed. */
export function disputableUntil({ settings }: Calendar, releasedAt: Date): Date {
  return endOf(settings.businessDays.lastDay(releasedAt, OPENING_BUSINESS_DAYS, 'theirRight'))
}
