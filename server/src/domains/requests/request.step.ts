import type { PartRequest, Prisma } from '../../generated/prisma/client.ts'
import type { PartRequestState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import {
  requestAnswered,
  requestAwarded,
  requestCanceled,
  requestClosed,
  requestExpired,
  requestReopened,
} from './request.events.ts'
import { type DatedRequest, partRequestLifecycle } from './request.lifecycle.ts'

type Change = Partial<Pick<Prisma.PartRequestUncheckedUpdateManyInput, 'firstOfferAt' | 'cancelReason'>>

export const stepPartRequest = defineStep(partRequestLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<PartRequestState, Change>) =>
    tx.partRequest.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
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
