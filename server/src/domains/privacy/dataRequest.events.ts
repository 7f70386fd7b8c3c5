import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** All pending or answered data requests, for our team. */
export const dataRequestsTopic = 'dataRequests'
const forTeam = () => [dataRequestsTopic]

const dataRequest = z.object({ dataRequestId: z.uuid() })
export type DataRequestEvent = z.output<typeof dataRequest>

/** Somebody asked for the deletion of an e-mail’s data; if it has an account, its owner gets the link. */
export const deletionRequested = defineEvent('data.deletionRequested', z.object({ linkId: z.uuid() }))
/** The mailbox is verified: the deadline starts. */
export const deletionConfirmed = defineEvent('data.deletionConfirmed', dataRequest, forTeam)
export const deletionDeclined = defineEvent('data.deletionDeclined', dataRequest, forTeam)
/** The person withdrew it. */
export const deletionWithdrawn = defineEvent('data.deletionWithdrawn', dataRequest, forTeam)
/** The account was erased. */
export const accountErased = defineEvent('account.erased', dataRequest, forTeam)
