import { WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { versionOf } from '../../platform/versionOf.ts'
import { type AdminActionName, recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext, WhatsAppValues } from '../context.ts'
import { checkSeen } from '../siteSettings/seenSetting.ts'
import {
  type RecordSetting,
  recordSettingChange,
  SECRET_CHANGED,
} from '../siteSettings/settingChange.operations.ts'
import { requireAdmin } from '../viewer.ts'
import { whatsAppMoved } from '../whatsapp/whatsApp.events.ts'
import { WhatsAppRefused, WhatsAppUnavailable } from '../whatsapp/whatsApp.ts'
import { consentToAnswer } from '../whatsapp/whatsAppContacts.ts'
import { problemOf } from '../whatsapp/whatsAppLine.ts'
import {
  lockWhatsAppSetup,
  readWhatsAppSetup,
  SETUP_ID,
  sealToken,
  type WhatsAppSetup,
} from '../whatsapp/whatsAppSetup.ts'
import { hidden } from './shownSetting.ts'
import type { SavedWhatsApp } from './whatsAppSetup.input.ts'

const setupReads = ({ sealing, settings, whatsApp: { vendor } }: OperationContext) => ({
  sealing,
  settings,
  vendor,
})

const HISTORY_NAMES = {
  accountSid: 'TWILIO_ACCOUNT',
  number: 'TWILIO_NUMBER',
  noticeContent: 'TWILIO_NOTICE_TEMPLATE',
  codeContent: 'TWILIO_CODE_TEMPLATE',
} as const

/** Names the account's values as they are shown. */
export const whatsAppVersion = ({ stored, values, isTokenUnreadable }: WhatsAppSetup): string =>
  versionOf([
    values.accountSid.value,
    isTokenUnreadable ? null : hidden(values.authToken.value),
    values.number.value,
    stored.businessNumber,
    values.noticeContent.value,
    values.codeContent.value,
  ])

/**
 * Stores the account at Twilio. Throws SignInRequired, NotAllowed, WrongState when the environment sets a changed value, or
 * somebody else changed one meanwhile.
 */
export async function saveWhatsApp(ctx: OperationContext, input: SavedWhatsApp): Promise<void> {
  const { businessNumber, authToken, seen, ...given } = input
  await change(ctx, 'saveWhatsApp', async ({ tx }, setup, record) => {
    const { stored, values } = setup
    checkSeen(seen, whatsAppVersion(setup))
    const names = Object.keys(given) as (keyof typeof given)[]
    const changed = names.filter(name => given[name] !== values[name].value)
    const wanted: (keyof WhatsAppValues)[] = authToken === null ? changed : [...changed, 'authToken']
    if (wanted.some(name => values[name].isFromEnvironment))
      throw new WrongState('Ese valor está en las variables del servidor: cambialo ahí.', 'ENVIRONMENT')
    if (authToken === null && values.authToken.value === null)
      throw new WrongState('Falta el Auth Token.', 'NO_TOKEN')
    await tx.whatsAppSetup.update({
      where: { id: SETUP_ID },
      data: {
        ...Object.fromEntries(
          names.filter(name => !values[name].isFromEnvironment).map(name => [name, given[name]]),
        ),
        ...(authToken !== null && sealToken(ctx, authToken)),
        businessNumber,
        failures: 0,
        restsUntil: null,
      },
    })
    if (authToken !== null) await record('TWILIO_TOKEN', ...SECRET_CHANGED)
    for (const name of names)
      if (!values[name].isFromEnvironment) await record(HISTORY_NAMES[name], stored[name], given[name])
    await record('TWILIO_TEST_NUMBER', stored.businessNumber, businessNumber)
  })
}

/** Result of the test message. */
export interface WhatsAppTested {
  /** UNREACHABLE: no answer came. REFUSED: Twilio answered with an error. Null when it took the message. */
  readonly failure: 'UNREACHABLE' | 'REFUSED' | null
  /** Twilio's answer; null when it took the message. */
  readonly detail: string | null
}

const TEST_WORDS = ['Mensaje de prueba', 'Si lo leés, WhatsApp quedó conectado.'] as const
const LONGEST_DETAIL = 300

/** Sends the test message to the team's own number. Throws SignInRequired, NotAllowed, WrongState without account or number. */
export async function testWhatsApp(ctx: OperationContext): Promise<WhatsAppTested> {
  const { accountId } = requireAdmin(ctx.viewer)
  const { stored } = await readWhatsAppSetup({ ...setupReads(ctx), db: ctx.db })
  const whatsApp = await ctx.whatsApp.openAnyway()
  const consent = consentToAnswer(whatsApp)
  if (!whatsApp || !consent || stored.businessNumber === null)
    throw new WrongState('Primero guardá la cuenta de Twilio y los dos números.', 'NO_ACCOUNT')
  const values = [...TEST_WORDS, ctx.settings.publicUrl]
  const failed = await whatsApp.send(consent, stored.businessNumber, { template: 'NOTICE', values }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof WhatsAppRefused || error instanceof WhatsAppUnavailable) return error
      throw error
    },
  )
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    await tx.whatsAppRun.create({ data: { kind: 'TEST', at, error: failed && problemOf(failed) } })
    if (!failed)
      await tx.whatsAppSetup.update({ where: { id: SETUP_ID }, data: { failures: 0, restsUntil: null } })
    await recordAdminAction(unit, { action: 'testWhatsApp', accountId, at })
    await unit.emit(whatsAppMoved, {}, { accountId })
  })
  if (!failed) return { failure: null, detail: null }
  const words = failed.answer?.words ?? ''
  return {
    failure: failed.answer ? 'REFUSED' : 'UNREACHABLE',
    detail: `${problemOf(failed)} ${words}`.trim().slice(0, LONGEST_DETAIL),
  }
}

/** Switches all messages by WhatsApp. Throws SignInRequired, NotAllowed, WrongState without an account. */
export async function switchWhatsApp(ctx: OperationContext, isOn: boolean): Promise<void> {
  await change(ctx, 'switchWhatsApp', async ({ tx }, { stored, connection }, record) => {
    if (isOn && !connection) throw new WrongState('Primero guardá la cuenta de Twilio.', 'NO_ACCOUNT')
    if (stored.isOn === isOn) return false
    await tx.whatsAppSetup.update({ where: { id: SETUP_ID }, data: { isOn } })
    await record('TWILIO_SENDING', String(!isOn), String(isOn))
    return true
  })
}

/** One change of the settings by the admin; `act` returns false when nothing changes. */
async function change(
  ctx: OperationContext,
  action: AdminActionName,
  act: (unit: Unit, setup: WhatsAppSetup, record: RecordSetting) => Promise<boolean | undefined | void>,
): Promise<void> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const record: RecordSetting = (name, from, to) =>
      recordSettingChange(unit, { name, from, to, accountId, at })
    if ((await act(unit, await lockWhatsAppSetup(setupReads(ctx), unit.tx), record)) === false) return
    await recordAdminAction(unit, { action, accountId, at })
    await unit.emit(whatsAppMoved, {}, { accountId })
  })
}
