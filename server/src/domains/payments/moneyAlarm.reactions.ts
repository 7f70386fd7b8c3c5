import { on } from '../../platform/events.ts'
import { discrepanciesFound } from './ledgerAudit.events.ts'
import { ledgerAlarm } from './ledgerAudit.notices.ts'
import { paymentCaseAlarm, refundFailedAlarm } from './moneyAlarm.notices.ts'
import {
  paymentCaseMoved,
  paymentCaseOpened,
  purchaseFlagDecided,
  purchaseFlagged,
  refundFailed,
  refundHandled,
} from './payment.events.ts'
import { purchaseFlagDecidedNotice, purchaseFlagToTeam } from './purchaseFlag.notices.ts'

/** Alarms and decisions about money, for reactions.ts. */
export const moneyAlarmReactions = [
  on(discrepanciesFound, ledgerAlarm),
  on(refundFailed, refundFailedAlarm),
  on(refundHandled),
  on(paymentCaseOpened, paymentCaseAlarm),
  on(paymentCaseMoved),
  on(purchaseFlagged, purchaseFlagToTeam),
  on(purchaseFlagDecided, purchaseFlagDecidedNotice),
]
