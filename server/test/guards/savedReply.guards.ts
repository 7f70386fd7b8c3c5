import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import type { Harness } from '../harness.ts'
import { type Guards, type People, type PrepareSubject, sameAgain } from './guards.ts'

const REPLY = { name: 'Envío', text: 'Mandamos por agencia el mismo día.' }

/** A saved reply of that provider; its database id. */
export async function keepReply(
  { clock, services }: Harness,
  providerId: string | null,
  reply: Partial<typeof REPLY> = {},
): Promise<string> {
  const { id } = await services.db.prisma.savedReply.create({
    data: {
      id: newId(),
      providerId: providerId ?? '',
      createdAt: clock.now(),
      name: `Respuesta ${newId()}`,
      text: REPLY.text,
      ...reply,
    },
  })
  return id
}

const providersAlone: People = [
  [['provider', 'quoter', 'stranger', 'pending', 'rejected', 'suspended'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [['owner', 'otherBuyer', 'admin'], 'NOT_ALLOWED'],
]
const itsProvider: People = [
  [['provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [['owner', 'otherBuyer', 'admin'], 'NOT_ALLOWED'],
  [['quoter', 'stranger', 'pending', 'rejected', 'suspended'], 'NOT_FOUND'],
]

const create: PrepareSubject = async ({ harness, people }) => {
  const input = { name: `Envío ${newId().slice(-12)}`, text: REPLY.text }
  const { providerId } = people.provider
  await harness.services.db.prisma.savedReply.deleteMany({ where: { providerId: providerId ?? '' } })
  return {
    variables: { input },
    async put(state) {
      if (state === 'NAMELESS') return { input: { ...input, name: '  ' } }
      if (state === 'EMPTY') return { input: { ...input, text: '' } }
      if (state === 'LONG') return { input: { ...input, text: 'a'.repeat(501) } }
      if (state === 'TAKEN') await keepReply(harness, providerId, { name: input.name.toUpperCase() })
      if (state === 'FULL') for (let n = 0; n < 20; n += 1) await keepReply(harness, providerId)
      return undefined
    },
  }
}

const ofProvider = async ({ harness, people }: Stage) =>
  encodeGlobalId('SavedReply', await keepReply(harness, people.provider.providerId))

const edit: PrepareSubject = async stage => {
  const input = {
    id: await ofProvider(stage),
    name: `Garantía ${newId().slice(-12)}`,
    text: 'Tiene 30 días.',
  }
  return {
    variables: { input },
    async put(state) {
      if (state === 'LONG') return { input: { ...input, name: 'a'.repeat(41) } }
      if (state === 'TAKEN')
        await keepReply(stage.harness, stage.people.provider.providerId, { name: input.name })
      return undefined
    },
  }
}

export const SAVED_REPLY_GUARDS: Guards = {
  commands: {
    createSavedReply: {
      scope: 'account',
      people: providersAlone,
      states: [
        [['FREE'], 'done'],
        [['NAMELESS', 'EMPTY', 'LONG', 'TAKEN'], 'INVALID_INPUT'],
        [['FULL'], 'WRONG_STATE'],
      ],
      again: 'INVALID_INPUT',
      atOnce: ['INVALID_INPUT', 'done'],
      leaves: 'once',
      prepare: create,
    },
    editSavedReply: {
      scope: 'account',
      people: itsProvider,
      states: [
        [['KEPT'], 'done'],
        [['LONG', 'TAKEN'], 'INVALID_INPUT'],
      ],
      ...sameAgain,
      prepare: edit,
    },
    deleteSavedReply: {
      scope: 'account',
      people: itsProvider,
      again: 'NOT_FOUND',
      atOnce: ['NOT_FOUND', 'done'],
      leaves: 'once',
      prepare: async stage => ({ variables: { id: await ofProvider(stage) } }),
    },
  },

  fields: {
    provider: [[['provider'], ['savedReplies']]],
    quoter: [[['quoter'], ['savedReplies']]],
    pendingProvider: [[[], ['savedReplies']]],
    rejectedProvider: [[[], ['savedReplies']]],
    suspendedProvider: [[[], ['savedReplies']]],
    savedReply: [[['provider'], ['id', 'name', 'text']]],
  },
}
