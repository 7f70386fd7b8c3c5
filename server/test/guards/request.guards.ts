import { randomUUID } from 'node:crypto'
import { followTokenOf } from '../../src/domains/requests/following/follow.ts'
import { partRequestLifecycle } from '../../src/domains/requests/request.lifecycle.ts'
import { accountOf } from '../../src/domains/viewer.ts'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import type { PartRequestState } from '../../src/generated/prisma/enums.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import type { Stage } from '../authorization/stage.ts'
import type { Caller } from '../harness.ts'
import { jpeg } from '../pictures.ts'
import {
  CREATE_REQUEST,
  confirmationToken,
  createRequest,
  requestInput,
  submitRequest,
} from '../requestsWorld.ts'
import { completeUpload, sendFile } from '../uploadsWorld.ts'
import { newEmail } from './account.guards.ts'
import {
  ACCOUNTS,
  buyersOwn,
  eachTime,
  type Guards,
  onceOnly,
  type People,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
} from './guards.ts'

/** Puts a request into a state, or past its deadline without its timer having run. */
export async function putRequest({ harness }: Stage, id: string, state: string): Promise<void> {
  const { clock, services } = harness
  if (state === 'OVERDUE') clock.advance(31 * DAY_MS)
  else
    await services.db.prisma.partRequest.update({ where: { id }, data: { state: state as PartRequestState } })
}

/** A photo that the caller has sent and that no row uses yet. */
async function sentPhoto(caller: Caller): Promise<string> {
  const uploadId = await sendFile(caller, await jpeg(80, 60))
  await completeUpload(caller, uploadId)
  return uploadId
}

const createPartRequest: PrepareSubject = async ({ people }) => {
  const input = requestInput()
  return {
    variables: { input },
    async put(state) {
      const { otherBuyer } = people
      if (state === 'SENT_BY_ANOTHER') await otherBuyer.caller.data(CREATE_REQUEST, { input })
      if (state !== 'OTHERS_UPLOAD') return
      return { input: { ...input, uploadIds: [await sentPhoto(otherBuyer.caller)] } }
    },
  }
}

type Variables = Readonly<Record<string, unknown>>
type Row = Prisma.PartRequestUncheckedUpdateInput

/** An own request; `rows` and `inputs` define additional states besides those of the lifecycle. */
const ownRequest =
  (
    variables: (id: string) => Variables,
    rows: Readonly<Record<string, (now: Date) => Row>> = {},
    inputs: Readonly<Record<string, (id: string) => Variables>> = {},
  ): PrepareSubject =>
  async stage => {
    const { id, rawId } = await createRequest(stage.people.owner.caller)
    const { clock, services } = stage.harness
    return {
      variables: variables(id),
      async put(state) {
        const data = rows[state]?.(clock.now())
        const input = inputs[state]?.(id)
        if (data) await services.db.prisma.partRequest.update({ where: { id: rawId }, data })
        else if (!input) await putRequest(stage, rawId, state)
        return input
      },
    }
  }

/** An own canceled request with a photo. */
const endedRequest: PrepareSubject = async stage => {
  const { caller } = stage.people.owner
  const { id, rawId } = await createRequest(caller, { uploadIds: [await sentPhoto(caller)] })
  await putRequest(stage, rawId, 'CANCELED')
  const { clock } = stage.harness
  return {
    variables: { id },
    async put(state) {
      if (state === 'DELETED') await change({ deletedAt: clock.now() })(stage, rawId)
      else {
        if (state === 'OVERDUE') await putRequest(stage, rawId, 'OPEN')
        await putRequest(stage, rawId, state)
      }
      return undefined
    },
  }
}

/** A visitor's unconfirmed request. */
const submitted =
  (
    contact: Variables,
    variables: (stage: Stage, rawId: string) => Promise<Variables>,
    states: Readonly<Record<string, (stage: Stage, rawId: string) => Promise<Variables | undefined>>> = {},
  ): PrepareSubject =>
  async stage => {
    const { rawId } = await submitRequest(stage.harness.visitor, { contact })
    return {
      variables: await variables(stage, rawId),
      async put(state) {
        const other = states[state]
        if (other) return other(stage, rawId)
        if (state !== 'NEW') await putRequest(stage, rawId, state)
        return undefined
      },
    }
  }

const change = (data: Row) => async (stage: Stage, rawId: string) => {
  await stage.harness.services.db.prisma.partRequest.update({ where: { id: rawId }, data })
  return undefined
}
const byPhone = { phone: '094 231 234' }
const byEmail = () => ({ email: newEmail() })
const mailed = async ({ harness }: Stage, rawId: string) => ({
  token: await confirmationToken(harness.visitor, rawId),
})
const keyed = async ({ harness }: Stage, rawId: string) => {
  const { submissionKey } = await harness.services.db.prisma.partRequest.findUniqueOrThrow({
    where: { id: rawId },
  })
  return { submissionKey, email: newEmail() }
}
const followed = async ({ harness }: Stage, rawId: string) => ({
  token: followTokenOf(harness.services.settings, { id: rawId, followVersion: 0 }),
})
const followedToCancel = async (stage: Stage, rawId: string) => ({
  ...(await followed(stage, rawId)),
  reason: 'Ya lo conseguí',
})
const claimed = async (stage: Stage, rawId: string) =>
  change({ buyerId: stage.people.owner.accountId })(stage, rawId)

/** A request created before signing in, with the e-mail of the account. */
const waitingRequest: PrepareSubject = async stage => {
  const { caller } = stage.people.owner
  const contact = { email: accountOf(caller.viewer)?.email, phone: '094 231 234' }
  const { id, rawId } = await submitRequest(stage.harness.visitor, { contact })
  const other: Readonly<Record<string, Row>> = {
    OTHER_EMAIL: { contactEmail: 'alguien@correo.test' },
    NO_EMAIL: { contactEmail: null },
    DELETED: { deletedAt: stage.harness.clock.now() },
  }
  return {
    variables: { id },
    async put(state) {
      const data = other[state]
      if (data) return change(data)(stage, rawId)
      if (state !== 'NEW') await putRequest(stage, rawId, state)
      return undefined
    },
  }
}

const edited = (id: string, revision = 1) => {
  const { submissionKey: _key, contact: _contact, ...fields } = requestInput({ model: 'Saveiro' })
  return { input: { id, revision, ...fields, keptFileIds: [], uploadIds: [] } }
}
const changedRows = {
  QUOTED: (now: Date) => ({ firstOfferAt: now }),
  DELETED: (now: Date) => ({ deletedAt: now }),
  UNSENT: () => ({ sentAt: null }),
  EXTENDED_TWICE: () => ({ extensions: 2 }),
}
const ENDED_STATES = ['AWARDED', 'CLOSED', 'CANCELED', 'EXPIRED', 'OVERDUE'] as const
const anyToken: People = [[['visitor', ...ACCOUNTS], 'done']]

export const REQUEST_GUARDS: Guards = {
  commands: {
    createPartRequest: {
      scope: 'public',
      people: [
        [['owner', 'visitor', 'otherBuyer', 'admin'], 'done'],
        [PROVIDERS, 'NOT_ALLOWED'],
      ],
      states: [
        [['NEW'], 'done'],
        [['SENT_BY_ANOTHER', 'OTHERS_UPLOAD'], 'INVALID_INPUT'],
      ],
      ...sameAgain,
      prepare: createPartRequest,
    },
    cancelPartRequest: {
      scope: 'buyer',
      lifecycle: partRequestLifecycle,
      people: buyersOwn,
      states: [
        [['OPEN', 'ANSWERED'], 'done'],
        [ENDED_STATES, 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: ownRequest(id => ({ id, reason: 'Ya lo conseguí' })),
    },
    editPartRequest: {
      scope: 'buyer',
      lifecycle: partRequestLifecycle,
      people: buyersOwn,
      states: [
        [['OPEN'], 'done'],
        [['ANSWERED', 'QUOTED', 'UNSENT', ...ENDED_STATES], 'WRONG_STATE'],
        [['CHANGED'], 'REQUEST_CHANGED'],
        [['DELETED'], 'NOT_FOUND'],
      ],
      again: 'REQUEST_CHANGED',
      atOnce: ['REQUEST_CHANGED', 'done'],
      leaves: 'once',
      prepare: ownRequest(id => edited(id), changedRows, { CHANGED: id => edited(id, 7) }),
    },
    addToPartRequest: {
      scope: 'buyer',
      lifecycle: partRequestLifecycle,
      people: buyersOwn,
      states: [
        [['OPEN', 'ANSWERED', 'QUOTED'], 'done'],
        [['UNSENT', ...ENDED_STATES], 'WRONG_STATE'],
        [['DELETED'], 'NOT_FOUND'],
      ],
      ...eachTime,
      prepare: ownRequest(
        id => ({ input: { id, comment: 'Es el del lado del acompañante', uploadIds: [] } }),
        changedRows,
      ),
    },
    extendPartRequest: {
      scope: 'buyer',
      lifecycle: partRequestLifecycle,
      people: buyersOwn,
      states: [
        [['OPEN', 'ANSWERED', 'QUOTED'], 'done'],
        [['UNSENT', 'EXTENDED_TWICE', ...ENDED_STATES], 'WRONG_STATE'],
        [['CHANGED'], 'REQUEST_CHANGED'],
        [['DELETED'], 'NOT_FOUND'],
      ],
      again: 'REQUEST_CHANGED',
      atOnce: ['REQUEST_CHANGED', 'done'],
      leaves: 'once',
      prepare: ownRequest(id => ({ id, revision: 1 }), changedRows, {
        CHANGED: id => ({ id, revision: 7 }),
      }),
    },
    copyPartRequest: {
      scope: 'buyer',
      lifecycle: partRequestLifecycle,
      people: buyersOwn,
      states: [
        [['CANCELED', 'EXPIRED', 'CLOSED', 'AWARDED', 'OVERDUE'], 'done'],
        [['OPEN', 'ANSWERED'], 'WRONG_STATE'],
        [['DELETED'], 'NOT_FOUND'],
      ],
      ...eachTime,
      prepare: endedRequest,
    },
    confirmPartRequest: {
      scope: 'public',
      people: anyToken,
      states: [
        [['NEW'], 'done'],
        [['CANCELED', 'EXPIRED'], 'WRONG_STATE'],
        [['UNKNOWN'], 'LINK_UNKNOWN'],
        [['OVERDUE'], 'LINK_EXPIRED'],
      ],
      again: 'LINK_USED',
      atOnce: ['LINK_USED', 'done'],
      leaves: 'once',
      prepare: stage => submitted(byEmail(), mailed, { UNKNOWN: async () => ({ token: 'nadie' }) })(stage),
    },
    confirmOwnRequest: {
      scope: 'buyer',
      people: buyersOwn,
      states: [
        [['NEW', 'NO_EMAIL'], 'done'],
        [['CANCELED', 'EXPIRED', 'OVERDUE', 'OTHER_EMAIL'], 'WRONG_STATE'],
        [['DELETED'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: waitingRequest,
    },
    confirmFollowedRequest: {
      scope: 'public',
      people: anyToken,
      states: [
        [['NEW'], 'done'],
        [['CANCELED', 'EXPIRED', 'OVERDUE'], 'WRONG_STATE'],
        [['WITH_EMAIL', 'CLAIMED', 'FORGED'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: submitted(byPhone, followed, {
        WITH_EMAIL: change({ contactEmail: 'alguien@correo.test' }),
        CLAIMED: claimed,
        FORGED: async (_stage, rawId) => ({ token: `${rawId}.forged` }),
      }),
    },
    correctRequestEmail: {
      scope: 'public',
      people: [
        [['visitor', 'owner', 'otherBuyer', 'admin'], 'done'],
        [PROVIDERS, 'NOT_ALLOWED'],
      ],
      states: [
        [['NEW'], 'done'],
        [['CANCELED', 'EXPIRED', 'OVERDUE', 'CONFIRMED'], 'WRONG_STATE'],
        [['NO_EMAIL', 'UNKNOWN'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: submitted(byEmail(), keyed, {
        CONFIRMED: change({ sentAt: new Date(0) }),
        NO_EMAIL: change({ contactEmail: null, contactPhone: '+59894231234' }),
        UNKNOWN: async () => ({ submissionKey: randomUUID(), email: newEmail() }),
      }),
    },
    cancelFollowedRequest: {
      scope: 'public',
      lifecycle: partRequestLifecycle,
      people: anyToken,
      states: [
        [['OPEN', 'ANSWERED'], 'done'],
        [ENDED_STATES, 'WRONG_STATE'],
        [['CLAIMED', 'FORGED'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: submitted(byPhone, followedToCancel, {
        CLAIMED: claimed,
        FORGED: async (_stage, rawId) => ({ token: `${rawId}.forged` }),
      }),
    },
    claimFollowedRequest: {
      scope: 'buyer',
      people: [
        [['otherBuyer', 'owner', 'admin'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [PROVIDERS, 'NOT_ALLOWED'],
      ],
      states: [
        [['NEW'], 'done'],
        [['CLAIMED', 'FORGED'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: submitted(byPhone, followed, {
        CLAIMED: claimed,
        FORGED: async (_stage, rawId) => ({ token: `${rawId}.forged` }),
      }),
    },
    requestFollowLink: {
      scope: 'public',
      people: anyToken,
      ...eachTime,
      prepare: async () => ({ variables: { email: newEmail() } }),
    },
  },

  onlyAnswered: [
    'CancelFollowedRequestPayload',
    'CancelPartRequestPayload',
    'ChangedRequestPayload',
    'ConfirmedRequestPayload',
    'CopiedFile',
    'CopyPartRequestPayload',
    'CorrectRequestEmailPayload',
    'CreatePartRequestPayload',
    'FollowLinkPayload',
  ],
}
