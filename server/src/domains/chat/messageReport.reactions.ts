import { on } from '../../platform/events.ts'
import { messageHidden, messageReportClosed, messageReported } from './chat.events.ts'
import { messageReportClosedNotice, messageReportToTeam, messageWarning } from './messageReport.notices.ts'

/** The events of reported messages with their notices. */
export const messageReportReactions = [
  on(messageHidden),
  on(messageReported, messageReportToTeam),
  on(messageReportClosed, messageReportClosedNotice, messageWarning),
]
