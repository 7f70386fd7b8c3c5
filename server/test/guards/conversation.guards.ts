import { randomUUID } from 'node:crypto'
import { switchLanguageModel } from '../../src/domains/assistant/languageModel.operations.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { CONTACT, closeConsultation, openTalk, rawId, talk, tell } from '../assistantWorld.ts'
import type { Stage } from '../authorization/stage.ts'
import { allowModel } from '../modelWorld.ts'
import { jpeg } from '../pictures.ts'
import { submitRequest } from '../requestsWorld.ts'
import { uploadFile } from '../uploadsWorld.ts'
import { newEmail } from './account.guards.ts'
import {
  adminsOnly,
  type Guards,
  NOBODY,
  type People,
  PROVIDERS,
  type PrepareSubject,
  type States,
  sameAgain,
  within,
} from './guards.ts'

const owners: People = [
  [['owner'], 'done'],
  [['visitor', 'otherBuyer', 'admin'], 'NOT_FOUND'],
  [PROVIDERS, 'NOT_ALLOWED'],
]

/** A conversation of the owner's with all facts that a request needs. */
function onConversation(
  variables: (conversationId: string) => Readonly<Record<string, unknown>>,
): PrepareSubject {
  return async ({ harness, people: { owner } }: Stage) => {
    const earlier = await openTalk(owner.caller)
    if (earlier) await closeConsultation(owner.caller, earlier.id)
    const { id } = await talk(harness, owner.caller, 'Necesito un espejo derecho para un Gol 2012')
    const { prisma } = harness.services.db
    return {
      variables: variables(id),
      async put(state) {
        await prisma.assistantConversation.update({
          where: { id: rawId(id) },
          data: state === 'COMPLETED' ? { stage: 'COMPLETED' } : state === 'CLOSED' ? { openKey: null } : {},
        })
        return undefined
      },
    }
  }
}

/** A sent consultation of the owner's, whose request waits to be confirmed. */
const waitingConsultation: PrepareSubject = async stage => {
  const { harness } = stage
  const { prisma } = harness.services.db
  const conversation = await onConversation(id => ({ conversationId: id, email: newEmail() }))(stage)
  const request = await submitRequest(harness.visitor, { contact: { email: newEmail() } })
  const where = { id: rawId(String(conversation.variables.conversationId)) }
  await prisma.assistantConversation.update({
    where,
    data: { stage: 'COMPLETED', requestId: request.rawId },
  })
  return {
    ...conversation,
    async put(state) {
      if (state === 'OPEN') await prisma.assistantConversation.update({ where, data: { requestId: null } })
      if (state === 'CONFIRMED')
        await prisma.partRequest.update({
          where: { id: request.rawId },
          data: { sentAt: harness.clock.now() },
        })
      return conversation.put?.(state)
    },
  }
}

/** Switches the language model on; it is off before. */
const switchOn: PrepareSubject = async ({ people: { admin } }: Stage) => {
  const put = async (state: string) => {
    await switchLanguageModel(admin.caller.context(), state === 'ON')
    return undefined
  }
  await put('OFF')
  return { variables: { isOn: true }, put }
}

/** A photo in a conversation of the owner's. */
const withPhoto: PrepareSubject = async stage => {
  const { harness, people } = stage
  const conversation = await onConversation(conversationId => ({ conversationId }))(stage)
  const { conversationId } = conversation.variables
  const { upload } = await uploadFile(people.owner.caller, await jpeg())
  await tell(people.owner.caller, 'Mirá', { conversationId, uploadIds: [upload?.id] })
  await harness.drain()
  const { id } = await harness.services.db.prisma.assistantPhoto.findFirstOrThrow({
    where: { conversationId: rawId(String(conversationId)) },
  })
  return { ...conversation, variables: { photoId: encodeGlobalId('AssistantPhoto', id) } }
}

const input = (more: Readonly<Record<string, unknown>>) => (conversationId: string) => ({
  input: { conversationId, ...more },
})

const open: States = [
  [['OPEN'], 'done'],
  [['COMPLETED'], 'WRONG_STATE'],
  [['CLOSED'], 'NOT_FOUND'],
]

const talkFacts = [
  'id',
  'stage',
  'isOpen',
  'sentAt',
  'messages',
  'latestMessages',
  'photos',
  'photoCount',
  'asked',
  'mayKeep',
  ...within('understood', ['parts', 'otherCars']),
]
const carFacts = [
  'brand',
  'model',
  'year',
  'engine',
  'version',
  'vin',
  'mileageKm',
  'urgency',
  'symptoms',
  'name',
  'phone',
  'email',
  'department',
].map(field => `understood.${field}`)
const modelFacts = [
  'isConfigured',
  'isOn',
  'changedAt',
  'spentToday',
  'callsToday',
  'dailyLimit',
  'visitorLimit',
].map(field => `languageModel.${field}`)
const partFacts = ['description', 'category', 'condition', 'quantity', 'partNumber'].map(
  field => `understood.parts.${field}`,
)

export const ASSISTANT_GUARDS: Guards = {
  commands: {
    tellAssistant: {
      scope: 'public',
      people: owners,
      states: open,
      ...sameAgain,
      prepare: stage => onConversation(input({ clientKey: randomUUID(), text: 'Es el 1.6' }))(stage),
    },
    correctUnderstood: {
      scope: 'public',
      people: owners,
      states: open,
      ...sameAgain,
      prepare: onConversation(
        input({
          brand: 'Fiat',
          model: 'Uno',
          year: 2013,
          parts: [{ description: 'Bomba', quantity: 2 }],
          mayKeep: true,
        }),
      ),
    },
    removeAssistantPhoto: {
      scope: 'public',
      people: owners,
      states: open,
      again: 'NOT_FOUND',
      atOnce: ['NOT_FOUND', 'done'],
      leaves: 'once',
      prepare: withPhoto,
    },
    leaveContact: {
      scope: 'public',
      people: owners,
      states: open,
      ...sameAgain,
      prepare: onConversation(input(CONTACT)),
    },
    sendConsultation: {
      scope: 'public',
      people: owners,
      states: [
        [['OPEN'], 'done'],
        [['COMPLETED'], 'same'],
        [['CLOSED'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: onConversation(input(CONTACT)),
    },
    correctConsultationEmail: {
      scope: 'public',
      people: owners,
      states: [
        [['WAITING'], 'done'],
        [['CONFIRMED'], 'WRONG_STATE'],
        [['CLOSED', 'OPEN'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: waitingConsultation,
    },
    closeConsultation: {
      scope: 'public',
      people: owners,
      states: [
        [['OPEN', 'COMPLETED'], 'done'],
        [['CLOSED'], 'same'],
      ],
      ...sameAgain,
      prepare: onConversation(conversationId => ({ conversationId })),
    },
    setModelConsent: {
      scope: 'public',
      people: owners,
      states: [
        [['OPEN', 'COMPLETED'], 'done'],
        [['CLOSED'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: async stage => {
        // An account's consent applies to all its conversations.
        await allowModel(stage.people.owner.caller, false)
        return onConversation(input({ given: true }))(stage)
      },
    },
    switchLanguageModel: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['OFF'], 'done'],
        [['ON'], 'same'],
      ],
      ...sameAgain,
      prepare: switchOn,
    },
  },

  fields: {
    Query: [
      [['owner'], ['assistantConversation', 'assistantModelHelp.isAllowed']],
      [
        [
          'visitor',
          'owner',
          'otherBuyer',
          'pending',
          'rejected',
          'suspended',
          'stranger',
          'quoter',
          'provider',
          'admin',
        ],
        within('assistantModelHelp', ['isOffered']),
      ],
      [['admin'], ['languageModel', ...modelFacts]],
    ],
    Subscription: [[['owner'], ['assistantMoved']]],
    talk: [
      [['owner'], [...talkFacts, ...carFacts, ...partFacts, 'request']],
      [NOBODY, ['understood.missing', 'followPath']],
    ],
    closedTalk: [
      [
        ['owner'],
        [
          'id',
          'stage',
          'isOpen',
          'messages',
          'latestMessages',
          'photoCount',
          'followPath',
          'asked',
          'mayKeep',
          ...within('understood', ['missing', 'otherCars']),
        ],
      ],
      [NOBODY, ['photos', 'sentAt', 'understood.parts', ...carFacts, ...partFacts, 'request']],
    ],
    talkMessage: [
      [
        ['owner'],
        ['id', 'author', 'position', 'text', 'isComplete', 'byModel', 'clientKey', 'createdAt', 'photos'],
      ],
    ],
    talkPhoto: [[['owner'], ['id', 'kind', 'uploadId', 'name', 'thumbnailUrl']]],
  },

  onlyAnswered: ['AssistantPayload', 'SwitchLanguageModelPayload'],
}
