import type { Stage } from '../../../test/authorization/stage.ts'
import {
  buyersOwn,
  type Guards,
  LOOKING_PROVIDERS,
  onceOnly,
  PROVIDERS,
  type PrepareSubject,
  REQUEST_SEERS,
  sameAgain,
} from '../../../test/guards/guards.ts'
import { jpeg } from '../../../test/pictures.ts'
import { CREATE_REQUEST, createRequest, requestInput } from '../../../test/requestsWorld.ts'
import { completeUpload, sendFile } from '../../../test/uploadsWorld.ts'
import type { PartRequestState } from '../../generated/prisma/enums.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { partRequestLifecycle } from './request.lifecycle.ts'

/** Puts a request into a state, or past its time without its timer having run. */
export async function putRequest({ harness }: Stage, id: string, state: string): Promise<void> {
  const { clock, services } = harness
  if (state === 'OVERDUE') clock.advance(31 * DAY_MS)
  else
    await services.db.prisma.partRequest.update({ where: { id }, data: { state: state as PartRequestState } })
}

const createPartRequest: PrepareSubject = async ({ people }) => {
  const input = requestInput()
  return {
    variables: { input },
    async put(state) {
      const { otherBuyer } = people
      if (state === 'SENT_BY_ANOTHER') await otherBuyer.caller.data(CREATE_REQUEST, { input })
      if (state !== 'OTHERS_UPLOAD') return
      const uploadId = await sendFile(otherBuyer.caller, await jpeg(80, 60))
      await completeUpload(otherBuyer.caller, uploadId)
      return { input: { ...input, uploadIds: [uploadId] } }
    },
  }
}

const cancelPartRequest: PrepareSubject = async stage => {
  const { id, rawId } = await createRequest(stage.people.owner.caller)
  return {
    variables: { id },
    async put(state) {
      await putRequest(stage, rawId, state)
      return undefined
    },
  }
}

const requestFacts =
  'id shortId origin state status status.label status.tone brand model year engine version vin mileageKm description department createdAt expiresAt urgency parts mainPart photoCount hasVideo isMine'
const contact = 'contact contact.name contact.email contact.phone'
const fileFacts = 'id kind fileName contentType bytes width height'
const actions = 'viewerActions viewerActions.action viewerActions.enabled'

export const REQUEST_GUARDS: Guards = {
  commands: {
    createPartRequest: {
      scope: 'public',
      people: { 'owner visitor otherBuyer admin': 'done', [PROVIDERS]: 'NOT_ALLOWED' },
      states: { NEW: 'done', 'SENT_BY_ANOTHER OTHERS_UPLOAD': 'INVALID_INPUT' },
      ...sameAgain,
      prepare: createPartRequest,
    },
    cancelPartRequest: {
      scope: 'buyer',
      lifecycle: partRequestLifecycle,
      people: buyersOwn,
      states: { 'OPEN ANSWERED': 'done', 'AWARDED CLOSED CANCELED EXPIRED OVERDUE': 'WRONG_STATE' },
      ...onceOnly,
      prepare: cancelPartRequest,
    },
  },

  fields: {
    Query: { [LOOKING_PROVIDERS]: 'requestFeed' },
    Subscription: { [LOOKING_PROVIDERS]: 'feedRequest', 'owner admin': 'myRequestUpdated' },
    ownerAccount: { 'owner admin': 'requests' },
    providerAccount: { nobody: 'requests' },
    openRequest: {
      [`${REQUEST_SEERS} requestGuest`]: `${requestFacts} files`,
      'owner requestGuest admin': `${contact} reachedProviders`,
      'owner pending stranger quoter provider': actions,
      'pending quoter provider': 'viewerActions.disabledReason',
    },
    openPart: {
      [`${REQUEST_SEERS} requestGuest`]:
        'id position description category condition quantity urgency partNumber comments isOpen',
    },
    openFile: {
      [`${REQUEST_SEERS} requestGuest`]: `${fileFacts} thumbnailUrl`,
      'owner requestGuest stranger quoter provider admin': 'url downloadUrl',
      nobody: 'durationMs',
    },
    paidRequest: {
      [`${REQUEST_SEERS} orderGuest`]: `${requestFacts} files`,
      'owner admin': contact,
      'owner pending stranger quoter provider': `${actions} viewerActions.disabledReason`,
      nobody: 'reachedProviders',
    },
    paidFile: {
      [`${REQUEST_SEERS} orderGuest`]: `${fileFacts} durationMs`,
      'owner provider admin': 'url downloadUrl',
      nobody: 'thumbnailUrl',
    },
    visitorRequest: {
      [`${LOOKING_PROVIDERS} admin`]: requestFacts,
      admin: `${contact} reachedProviders`,
      [LOOKING_PROVIDERS]: actions,
      pending: 'viewerActions.disabledReason',
      nobody: 'files',
    },
  },

  onlyAnswered: ['CancelPartRequestPayload', 'CreatePartRequestPayload'],
}
