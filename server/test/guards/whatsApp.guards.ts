import { CONSENT_VERSION } from '../../src/domains/accounts/policies/consentProof.ts'
import { after, MINUTE_MS } from '../../src/platform/clock.ts'
import type { Stage } from '../authorization/stage.ts'
import { BUSINESS_PHONE, codeSentTo, putWhatsApp, START_WHATSAPP } from '../whatsAppWorld.ts'
import {
  adminsOnly,
  eachTime,
  type Guards,
  type People,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'

const accounts: People = [
  [['owner', 'otherBuyer', ...PROVIDERS, 'admin'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
]
const SETTINGS = ['ourNumber', 'number', 'isStopped', 'isAllowed', 'codeSentTo']
const PHONE = '+59894700001'

/** Every account has a number, awaits a code and allows messages. */
async function equipAll({ harness, callers }: Stage): Promise<void> {
  const { clock, db } = harness.services
  const at = clock.now()
  const ids = new Set(
    Object.values(callers).flatMap(({ viewer }) => (viewer.kind === 'account' ? [viewer.accountId] : [])),
  )
  const rows = [...ids].map((accountId, index) => ({ accountId, phone: `+5989480000${index}` }))
  await db.prisma.whatsAppCode.deleteMany()
  await db.prisma.whatsAppContact.deleteMany()
  await db.prisma.whatsAppCode.createMany({
    data: rows.map(row => ({ ...row, codeHash: '', triesLeft: 5, expiresAt: after(at, 10 * MINUTE_MS) })),
  })
  await db.prisma.whatsAppContact.createMany({ data: rows.map(row => ({ ...row, createdAt: at })) })
  await db.prisma.dataConsent.createMany({
    data: rows.map(({ accountId }) => ({
      accountId,
      recipient: 'WHATSAPP' as const,
      given: true,
      version: CONSENT_VERSION,
      at,
    })),
  })
}

type State = Parameters<typeof putWhatsApp>[1]

const setup =
  (
    first: State,
    variablesOf: (stage: Stage) => Readonly<Record<string, unknown>> = () => ({}),
  ): PrepareSubject =>
  async stage => {
    await putWhatsApp(stage.harness, first)
    return {
      variables: variablesOf(stage),
      canReturn: true,
      async put(state) {
        await putWhatsApp(stage.harness, state as State)
        return undefined
      },
    }
  }

const setting = ['shown', 'isFromEnvironment', 'isUnreadable']
const integration = [
  ...within('accountSid', setting),
  ...within('authKey', setting),
  ...within('number', setting),
  'businessNumber',
  ...within('noticeContent', setting),
  ...within('codeContent', setting),
  'version',
  'isReady',
  'isOn',
  'restsUntil',
  ...within('runs', ['kind', 'at', 'error']),
]

export const WHATSAPP_GUARDS: Guards = {
  commands: {
    startWhatsApp: {
      scope: 'account',
      people: accounts,
      ...eachTime,
      async prepare(stage) {
        await equipAll(stage)
        return { variables: { input: { phone: PHONE } } }
      },
    },
    confirmWhatsApp: {
      scope: 'account',
      people: [
        [['owner'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['otherBuyer', ...PROVIDERS, 'admin'], 'INVALID_INPUT'],
      ],
      again: 'INVALID_INPUT',
      atOnce: ['INVALID_INPUT', 'done'],
      leaves: 'once',
      async prepare({ harness, sandbox, people: { owner } }) {
        await harness.services.db.prisma.whatsAppCode.deleteMany()
        await harness.services.db.prisma.whatsAppContact.deleteMany()
        await owner.caller.data(START_WHATSAPP, { input: { phone: PHONE } })
        return { variables: { input: { code: codeSentTo(sandbox, PHONE) } } }
      },
    },
    saveWhatsApp: {
      scope: 'admin',
      people: adminsOnly,
      states: [[['SAVED', 'EMPTY', 'OFF'], 'done']],
      ...eachTime,
      prepare: async stage => {
        const { accountSid, authToken, number, templates } = stage.sandbox.twilio
        const values = { accountSid, number, noticeContent: templates.NOTICE, codeContent: templates.CODE }
        const subject = await setup('SAVED', () => ({
          input: { ...values, authToken, businessNumber: BUSINESS_PHONE },
        }))(stage)
        // Only the token is another one each time, which the history of the settings counts.
        const keepValues = () => stage.harness.services.db.prisma.whatsAppSetup.updateMany({ data: values })
        await keepValues()
        return {
          ...subject,
          async put(state) {
            await subject.put?.(state)
            if (state === 'SAVED') await keepValues()
            return undefined
          },
        }
      },
    },
    testWhatsApp: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['SAVED', 'OFF'], 'done'],
        [['EMPTY'], 'WRONG_STATE'],
      ],
      ...eachTime,
      prepare: setup('SAVED'),
    },
    switchWhatsApp: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['SAVED', 'EMPTY'], 'done'],
        [['OFF'], 'same'],
      ],
      ...sameAgain,
      ownStage: true,
      prepare: setup('SAVED', () => ({ isOn: false })),
    },
    removeWhatsApp: {
      scope: 'account',
      people: accounts,
      ...sameAgain,
      async prepare(stage) {
        await equipAll(stage)
        return { variables: {} }
      },
    },
  },

  fields: {
    Query: [[['admin'], within('whatsAppIntegration', integration)]],
    Subscription: [[['admin'], within('whatsAppIntegrationUpdated', integration)]],
    ownerAccount: [[['owner'], within('whatsApp', SETTINGS)]],
    providerAccount: [[['provider'], within('whatsApp', SETTINGS)]],
  },

  onlyAnswered: ['WhatsAppPayload', 'WhatsAppIntegrationPayload', 'WhatsAppTestPayload'],
}
