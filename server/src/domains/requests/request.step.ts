import type { PartRequest } from '../../generated/prisma/client.ts'
import { defineStep } from '../../platform/step.ts'
import {
  requestAnswered,
  requestAwarded,
  requestCanceled,
  requestClosed,
  requestExpired,
  requestReopened,
} from './request.events.ts'
import { type DatedRequest, partRequestLifecycle } from './request.lifecycle.ts'

export const stepPartRequest = defineStep(partRequestLifecycle, {
  update: (tx, { id, from, to }) =>
    tx.partRequest.updateMany({ where: { id, state: from }, data: { state: to } }),
  events: {
    answer: requestAnswered,
    award: requestAwarded,
    endPartly: requestAwarded,
    close: requestClosed,
    cancel: requestCanceled,
    expire: requestExpired,
    reopenAnswered: requestReopened,
    reopen: requestReopened,
  },
  facts: ({ id, buyerId }: Pick<PartRequest, 'id' | 'state' | 'buyerId'> & DatedRequest) => ({
    requestId: id,
    buyerId,
  }),
})
