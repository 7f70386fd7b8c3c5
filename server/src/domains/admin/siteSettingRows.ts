import type { SettingName } from '../../generated/prisma/enums.ts'
import { readModelState } from '../assistant/model/modelReadings.ts'
import type { Services } from '../context.ts'
import { readAirtable } from '../integrations/airtableSettings.ts'
import { COMMISSION_BPS, DEPOSIT_BPS } from '../offers/orderTerms.ts'
import { SettingKind, wordsOfValue } from '../siteSettings/settingKinds.ts'
import { settingVersion } from '../siteSettings/siteSetting.operations.ts'
import {
  INTEGRATION_SETTINGS,
  SITE_SETTINGS,
  type SiteSetting,
  type SiteSettingName,
} from '../siteSettings/siteSettings.ts'
import { readWhatsAppSetup } from '../whatsapp/whatsAppSetup.ts'

/** Where a value in force comes from. */
export const SettingSource = {
  DEFAULT: 'DEFAULT',
  SAVED: 'SAVED',
  ENVIRONMENT: 'ENVIRONMENT',
  FIXED: 'FIXED',
  UNREADABLE: 'UNREADABLE',
} as const
export type SettingSource = (typeof SettingSource)[keyof typeof SettingSource]

/** A setting as the team's screen shows it. */
export interface SettingRow {
  readonly group: string
  /** Null for what is fixed in the program. */
  readonly name: SettingName | null
  readonly words: string
  readonly help: string
  readonly kind: SettingKind
  /** The value in force; null for none. */
  readonly value: string | null
  readonly source: SettingSource
  /** The environment variable that goes before what is saved; null without one. */
  readonly variable: string | null
  /** Names the saved value; null for what is not saved here. */
  readonly version: string | null
  /** The value without a saved one; null for none. */
  readonly fallback: string | null
  /** The screen that changes it, when it is another one. */
  readonly path: string | null
}

const GROUPS: Readonly<Record<SiteSettingName, string>> = {
  CANCELLATION_FEE: 'Comisiones y costos',
  NEW_BUYER_PURCHASES: 'Límites de cuentas nuevas',
  NEW_BUYER_AMOUNT: 'Límites de cuentas nuevas',
  NEW_BUYER_DAYS: 'Límites de cuentas nuevas',
  NEW_BUYER_CONTACT_CHECK: 'Límites de cuentas nuevas',
  UNPROVEN_REQUESTS: 'Interruptores',
  QUIET_HOURS: 'Interruptores',
  SUPPORT_EMAIL: 'Contacto y horario',
  SUPPORT_PHONE: 'Contacto y horario',
  SUPPORT_HOURS: 'Contacto y horario',
  WHATSAPP_NUMBER: 'Contacto y horario',
}

const SWITCHES = [
  'AIRTABLE_SENDING',
  'AIRTABLE_PERSONAL_DATA',
  'TWILIO_SENDING',
  'LANGUAGE_MODEL',
] as const satisfies SettingName[]
type Switch = (typeof SWITCHES)[number]
const INTEGRATIONS = '/configuracion-integraciones'
const UNREADABLE =
  'No se envía nada: la clave guardada se cifró con una de DATA_KEYS que ya no está. Volvé a ponerla en el servidor, o cargá la clave de nuevo en su pantalla.'
const IN_TERMS = 'Está en los términos que acepta cada proveedor: no se cambia desde acá.'

const fixed = (words: string, bps: number, help: string): SettingRow => ({
  group: 'Comisiones y costos',
  name: null,
  words,
  help,
  kind: 'PERCENT',
  value: String(bps),
  source: 'FIXED',
  variable: null,
  version: null,
  fallback: null,
  path: null,
})

/** Every setting of the site with its value in force: fees, limits, contact data and switches. */
export async function readSettingRows(services: Services): Promise<SettingRow[]> {
  const { db, settings, liveSettings, whatsApp } = services
  const [saved, airtable, setup, model, changes] = await Promise.all([
    db.prisma.savedSetting.findMany(),
    readAirtable(services),
    readWhatsAppSetup({ ...services, vendor: whatsApp.vendor }),
    readModelState(services),
    db.prisma.settingChange.groupBy({ by: ['name'], where: { name: { in: [...SWITCHES] } } }),
  ])
  const changed = new Set(changes.map(({ name }) => name))
  const switchRow = (name: Switch, isOn: boolean, path: string, isUnreadable = false): SettingRow => ({
    group: 'Interruptores',
    name,
    words: INTEGRATION_SETTINGS[name].words,
    help: isUnreadable ? UNREADABLE : 'Se cambia en su pantalla.',
    kind: 'SWITCH',
    value: String(isOn),
    source: isUnreadable ? 'UNREADABLE' : changed.has(name) ? 'SAVED' : 'DEFAULT',
    variable: null,
    version: null,
    fallback: null,
    path,
  })
  const savedValues = new Map(saved.map(({ name, value }) => [name, value]))
  const rows = Object.entries(SITE_SETTINGS).map(([key, setting]) => {
    const name = key as SiteSettingName
    const fallback = setting.read(liveSettings.started)
    return {
      ...rowOf(name, setting),
      version: settingVersion(savedValues.get(name) ?? null),
      fallback,
      ...(settings.environment.has(setting.variable)
        ? { value: fallback, source: SettingSource.ENVIRONMENT }
        : savedValues.has(name)
          ? { value: savedValues.get(name) ?? null, source: SettingSource.SAVED }
          : { value: fallback, source: SettingSource.DEFAULT }),
    }
  })
  const [fee, ...others] = rows
  return [
    fixed('Comisión por repuestos nuevos', COMMISSION_BPS.NEW, IN_TERMS),
    fixed('Comisión por repuestos usados y reacondicionados', COMMISSION_BPS.USED, IN_TERMS),
    fixed('Reserva', DEPOSIT_BPS, 'Lo que se paga del total para reservar. También está en los términos.'),
    ...(fee ? [fee] : []),
    ...others,
    switchRow('AIRTABLE_SENDING', airtable.stored.isOn, INTEGRATIONS, airtable.apiKey.isUnreadable),
    switchRow('AIRTABLE_PERSONAL_DATA', airtable.stored.sendsPersonalData, INTEGRATIONS),
    switchRow('TWILIO_SENDING', setup.stored.isOn, INTEGRATIONS, setup.isTokenUnreadable),
    switchRow('LANGUAGE_MODEL', model.isOn, '/admin/asistente'),
  ]
}

const rowOf = (name: SiteSettingName, { words, help, kind, variable }: SiteSetting) => ({
  group: GROUPS[name],
  name,
  words,
  help,
  kind,
  variable,
  path: null,
})

/** A value of a row in Spanish; null for none. */
export const settingWords = (kind: SettingKind, value: string | null): string | null =>
  value === null ? null : wordsOfValue(kind, value)
