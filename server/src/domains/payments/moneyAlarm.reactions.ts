import { on } from '../../platform/events.ts'
import { discrepanciesFound } from './ledgerAudit.events.ts'
import { ledgerAlarm } from './ledgerAudit.notices.ts'
import { differencesAlarm, paymentCaseAlarm, refundFailedAlarm } from './moneyAlarm.notices.ts'
import {
  chargeReturned,
  checkoutMoved,
  differencesFound,
  paymentCaseMoved,
  paymentCaseOpened,
  purchaseFlagDecided,
  purchaseFlagged,
  refundFailed,
  refundHandled,
  saleCharged,
} from './payment.events.ts'
import { paymentEndedNotice } from './paymentEnded.notices.ts'
import { purchaseFlagDecidedNotice, purchaseFlagToTeam } from './purchaseFlag.notices.ts'
import { chargeReturnedNotice, saleChargedNotice } from './saleCharged.notices.ts'

/** Alarms and decisions about money, for reactions.ts. */
export const moneyAlarmReactions = [
  on(discrepanciesFound, ledgerAlarm),
  on(refundFailed, refundFailedAlarm),
  on(refundHandled),
  on(paymentCaseOpened, paymentCaseAlarm),
  on(differencesFound, differencesAlarm),
  on(paymentCaseMoved),
  on(saleCharged, saleChargedNotice),
  on(chargeReturned, chargeReturnedNotice),
  on(checkoutMoved, paymentEndedNotice),
  on(purchaseFlagged, purchaseFlagToTeam),
  on(purchaseFlagDecided, purchaseFlagDecidedNotice),
]
