import { CONSENT_VERSION } from '../../src/domains/accounts/policies/consentProof.ts'
import { after, MINUTE_MS } from '../../src/platform/clock.ts'
import type { Stage } from '../authorization/stage.ts'
import { codeSentTo, START_WHATSAPP } from '../whatsAppWorld.ts'
import { eachTime, type Guards, type People, PROVIDERS, sameAgain, within } from './guards.ts'

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
    ownerAccount: [[['owner'], within('whatsApp', SETTINGS)]],
    providerAccount: [[['provider'], within('whatsApp', SETTINGS)]],
  },

  onlyAnswered: ['WhatsAppPayload'],
}
