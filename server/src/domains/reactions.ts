import type { Listener } from '../platform/events.ts'
import type { JobHandler } from '../platform/jobs.ts'
import { accountJobs, accountListeners } from './accounts/account.jobs.ts'
import type { Services } from './context.ts'

/** Everything that happens after a commit: reactions to events, and jobs. */
export const listeners: readonly Listener<Services>[] = [...accountListeners]

export const handlers: readonly JobHandler<Services>[] = [...listeners, ...accountJobs]
