import { on } from '../../platform/events.ts'
import {
  messageHidden,
  messageReportClosed,
  messageReported,
  messageSent,
  messagesDelivered,
} from './chat.events.ts'
import { messageReportClosedNotice, messageReportToTeam, messageWarning } from './messageReport.notices.ts'

/** The events of messages and of their reports, with their notices; readings are with the bell's. */
export const chatReactions = [
  on(messageSent),
  on(messagesDelivered),
  on(messageHidden),
  on(messageReported, messageReportToTeam),
  on(messageReportClosed, messageReportClosedNotice, messageWarning),
]
