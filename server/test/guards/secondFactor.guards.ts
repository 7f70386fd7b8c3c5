import { newTotpKey, totpCode, totpStep } from '../../src/platform/totp.ts'
import type { Stage } from '../authorization/stage.ts'
import { quickHash } from '../quickHash.ts'
import {
  ACCOUNTS,
  type Guards,
  NOBODY,
  type People,
  type PrepareSubject,
  type States,
  within,
} from './guards.ts'

const PASSWORD = 'una clave larga'
const KEY = newTotpKey()
let hash: Promise<string> | undefined

/** Everybody has the same password and the same app, which shows `code`. */
async function withFactors(stage: Stage, isEnabled: boolean): Promise<{ code: string }> {
  hash ??= quickHash(PASSWORD)
  const { harness, people } = stage
  const { db, sealing } = harness.services
  await db.prisma.account.updateMany({ data: { passwordHash: await hash } })
  await db.prisma.secondFactor.deleteMany()
  const createdAt = harness.clock.now()
  await db.prisma.secondFactor.createMany({
    data: Object.values(people).map(({ accountId }) => ({
      accountId,
      sealedKey: sealing.seal(KEY, accountId),
      enabledAt: isEnabled ? createdAt : null,
      createdAt,
    })),
  })
  return { code: totpCode(KEY, totpStep(createdAt)) }
}

const setEnabled = ({ harness }: Stage, enabledAt: Date | null) =>
  harness.services.db.prisma.secondFactor.updateMany({ data: { enabledAt } })

const begin: PrepareSubject = async stage => {
  await withFactors(stage, false)
  return {
    variables: { password: PASSWORD },
    async put(state) {
      if (state === 'ENABLED') await setEnabled(stage, stage.harness.clock.now())
      if (state === 'WRONG_PASSWORD') return { password: 'otra clave' }
      return undefined
    },
  }
}

const enable: PrepareSubject = async stage => {
  const { code } = await withFactors(stage, false)
  return {
    variables: { code },
    async put(state) {
      if (state === 'ENABLED') await setEnabled(stage, stage.harness.clock.now())
      if (state === 'NOT_BEGUN') await stage.harness.services.db.prisma.secondFactor.deleteMany()
      if (state === 'WRONG_CODE') return { code: 'nada' }
      return undefined
    },
  }
}

const proven: PrepareSubject = async stage => {
  const { code } = await withFactors(stage, true)
  return {
    variables: { password: PASSWORD, code },
    async put(state) {
      if (state === 'DISABLED') await setEnabled(stage, null)
      if (state === 'WRONG_PASSWORD') return { password: 'otra clave' }
      if (state === 'WRONG_CODE') return { code: 'nada' }
      return undefined
    },
  }
}

const everybody: People = [
  [ACCOUNTS, 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
]
const wrong: States = [
  [['WRONG_PASSWORD', 'WRONG_CODE'], 'INVALID_INPUT'],
  [['DISABLED'], 'WRONG_STATE'],
]
const factorPaths = within('secondFactor', ['enabledAt', 'recoveryCodesLeft'])

export const SECOND_FACTOR_GUARDS: Guards = {
  commands: {
    beginSecondFactor: {
      scope: 'account',
      people: everybody,
      states: [
        [['BEGUN'], 'done'],
        [['ENABLED'], 'WRONG_STATE'],
        [['WRONG_PASSWORD'], 'INVALID_INPUT'],
      ],
      again: 'done',
      atOnce: ['done', 'done'],
      leaves: 'each',
      prepare: begin,
    },
    enableSecondFactor: {
      scope: 'account',
      people: everybody,
      states: [
        [['BEGUN'], 'done'],
        [['ENABLED', 'NOT_BEGUN'], 'WRONG_STATE'],
        [['WRONG_CODE'], 'INVALID_INPUT'],
      ],
      again: 'WRONG_STATE',
      atOnce: ['WRONG_STATE', 'done'],
      leaves: 'once',
      prepare: enable,
    },
    renewRecoveryCodes: {
      scope: 'account',
      people: everybody,
      states: [[['ENABLED'], 'done'], ...wrong],
      // The app's code is used up.
      again: 'INVALID_INPUT',
      atOnce: ['INVALID_INPUT', 'done'],
      leaves: 'once',
      prepare: proven,
    },
    disableSecondFactor: {
      scope: 'account',
      people: everybody,
      states: [[['ENABLED'], 'done'], ...wrong],
      again: 'WRONG_STATE',
      atOnce: ['WRONG_STATE', 'done'],
      leaves: 'once',
      prepare: proven,
    },
  },

  fields: {
    ownerAccount: [[['owner'], factorPaths]],
    providerAccount: [[NOBODY, factorPaths]],
  },

  onlyAnswered: ['RecoveryCodesPayload', 'SecondFactorPayload', 'SecondFactorSetupPayload'],
}
