import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Every request about data that waits or was answered, for our team. */
export const dataRequestsTopic = 'dataRequests'
const forTeam = () => [dataRequestsTopic]

const dataRequest = z.object({ dataRequestId: z.uuid() })
export type DataRequestEvent = z.output<typeof dataRequest>

/** Somebody asked for the deletion of an e-mail’s data; if it has an account, its owner gets the link. */
export const deletionRequested = defineEvent('data.deletionRequested', z.object({ linkId: z.uuid() }))
/** The mailbox is theirs: the time runs. */
export const deletionConfirmed = defineEvent('data.deletionConfirmed', dataRequest, forTeam)
export const deletionDeclined = defineEvent('data.deletionDeclined', dataRequest, forTeam)
/** Who asked for it wants it no more. */
export const deletionWithdrawn = defineEvent('data.deletionWithdrawn', dataRequest, forTeam)
/** Nobody is in the account any more. */
export const accountErased = defineEvent('account.erased', dataRequest, forTeam)
