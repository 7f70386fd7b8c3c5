import { on } from '../../platform/events.ts'
import { discrepanciesFound } from './ledgerAudit.events.ts'
import { ledgerAlarm } from './ledgerAudit.notices.ts'
import { paymentCaseAlarm, refundFailedAlarm } from './moneyAlarm.notices.ts'
import { paymentCaseMoved, paymentCaseOpened, refundFailed, refundHandled } from './payment.events.ts'

/** Alarms of money for our team, for reactions.ts. */
export const moneyAlarmReactions = [
  on(discrepanciesFound, ledgerAlarm),
  on(refundFailed, refundFailedAlarm),
  on(refundHandled),
  on(paymentCaseOpened, paymentCaseAlarm),
  on(paymentCaseMoved),
]
