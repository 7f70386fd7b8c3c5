import type { Listener } from '../platform/events.ts'
import type { JobHandler } from '../platform/jobs.ts'
import { accountJobs, accountListeners } from './accounts/account.jobs.ts'
import { chatListeners } from './chat/chat.jobs.ts'
import type { Services } from './context.ts'
import { offerJobs, offerListeners } from './offers/offer.jobs.ts'
import { paymentJobs, paymentListeners } from './payments/payment.jobs.ts'
import { requestJobs, requestListeners } from './requests/request.jobs.ts'
import { uploadJobs } from './uploads/upload.jobs.ts'

/** Everything that happens after a commit: reactions to events, and jobs. */
export const listeners: readonly Listener<Services>[] = [
  ...accountListeners,
  ...requestListeners,
  ...offerListeners,
  ...paymentListeners,
  ...chatListeners,
]

export const handlers: readonly JobHandler<Services>[] = [
  ...listeners,
  ...accountJobs,
  ...requestJobs,
  ...uploadJobs,
  ...offerJobs,
  ...paymentJobs,
]
