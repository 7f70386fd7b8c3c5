import type { SettingName } from '../../generated/prisma/enums.ts'
import type { Settings } from '../context.ts'
import type { Bounds, SettingKind } from './settingKinds.ts'

/** Settings of the site that the team may change. */
export interface SiteSetting {
  readonly words: string
  /** The effect of the setting, in Spanish. */
  readonly help: string
  readonly kind: SettingKind
  /** Least and most of a number; null for other kinds. */
  readonly bounds: Bounds | null
  /** The environment variable that goes before the saved value. */
  readonly variable: string
  /** The value in force; null for none. */
  readonly read: (settings: Settings) => string | null
  /** The part of the settings with that value. */
  readonly put: (settings: Settings, value: string) => Partial<Settings>
}

type NewBuyers = Settings['newBuyers']
type Named<Value> = {
  readonly [Name in keyof Settings]: Settings[Name] extends Value ? Name : never
}[keyof Settings]

const whole = (least: number, most: number): Bounds => ({ least, most })

const limit = (name: 'purchases' | 'amountCentesimos' | 'days') => ({
  read: ({ newBuyers }: Settings) => String(newBuyers[name]),
  put: ({ newBuyers }: Settings, value: string) => ({
    newBuyers: { ...newBuyers, [name]: Number(value) } satisfies NewBuyers,
  }),
})

const flag = (name: 'takesUnprovenRequests' | 'hasQuietHours') => ({
  kind: 'SWITCH' as const,
  bounds: null,
  read: (settings: Settings) => String(settings[name]),
  put: (_settings: Settings, value: string) => ({ [name]: value === 'true' }),
})

const text = (name: Named<string | null>) => ({
  bounds: null,
  read: (settings: Settings) => settings[name] as string | null,
  put: (_settings: Settings, value: string) => ({ [name]: value }),
})

const EDITABLE = {
  CANCELLATION_FEE: {
    words: 'Costo de cancelar, para el proveedor',
    help: 'Se le descuenta al proveedor que cancela una compra pagada, sobre lo que se pagó.',
    kind: 'PERCENT',
    bounds: whole(0, 10_000),
    variable: 'CANCELLATION_FEE_BPS',
    read: settings => String(settings.cancellationFeeBps),
    put: (_settings, value) => ({ cancellationFeeBps: Number(value) }),
  },
  NEW_BUYER_PURCHASES: {
    words: 'Compras a la vez de una cuenta nueva',
    help: 'Las que puede tener sin terminar quien todavía no completó ninguna. La siguiente espera al equipo.',
    kind: 'COUNT',
    bounds: whole(1, 1000),
    variable: 'NEW_BUYER_PURCHASES',
    ...limit('purchases'),
  },
  NEW_BUYER_AMOUNT: {
    words: 'Monto de esas compras',
    help: 'Lo que puede haber pagado, o estar pagando, por compras sin terminar.',
    kind: 'MONEY',
    bounds: whole(100, 1_000_000_000),
    variable: 'NEW_BUYER_AMOUNT',
    ...limit('amountCentesimos'),
  },
  NEW_BUYER_DAYS: {
    words: 'Días que cuentan para esos límites',
    help: 'Una compra sin terminar más vieja no cuenta.',
    kind: 'DAYS',
    bounds: whole(1, 365),
    variable: 'NEW_BUYER_DAYS',
    ...limit('days'),
  },
  NEW_BUYER_CONTACT_CHECK: {
    words: 'Comparar el contacto de las cuentas nuevas',
    help: 'El equipo mira las compras cuyo pedido tiene el email o el teléfono de otra persona.',
    kind: 'SWITCH',
    bounds: null,
    variable: 'NEW_BUYER_CONTACT_CHECK',
    read: ({ newBuyers }) => String(newBuyers.comparesContact),
    put: ({ newBuyers }, value) => ({ newBuyers: { ...newBuyers, comparesContact: value === 'true' } }),
  },
  UNPROVEN_REQUESTS: {
    words: 'Pedidos con un teléfono sin verificar',
    help: 'Apagado, quien no tiene cuenta pide con su email, y los pedidos sin verificar no llegan a nadie.',
    variable: 'UNPROVEN_REQUESTS',
    ...flag('takesUnprovenRequests'),
  },
  QUIET_HOURS: {
    words: 'Silencio de noche',
    help: 'Los emails y avisos que pueden esperar no salen de 22:00 a 7:00.',
    variable: 'QUIET_HOURS',
    ...flag('hasQuietHours'),
  },
  SUPPORT_EMAIL: {
    words: 'Email de atención',
    help: 'Está en las páginas, y ahí llegan las consultas y los avisos al equipo.',
    kind: 'EMAIL',
    variable: 'SUPPORT_EMAIL',
    ...text('supportEmail'),
  },
  SUPPORT_PHONE: {
    words: 'Teléfono de atención',
    help: 'Sin uno, las páginas no muestran ninguno.',
    kind: 'PHONE',
    variable: 'SUPPORT_PHONE',
    ...text('supportPhone'),
  },
  SUPPORT_HOURS: {
    words: 'Horario de atención',
    help: 'Las páginas lo dicen en el medio de una frase: «lunes a viernes de 9:00 a 18:00 (UTC-3)».',
    kind: 'TEXT',
    variable: 'SUPPORT_HOURS',
    ...text('supportHours'),
  },
  WHATSAPP_NUMBER: {
    words: 'WhatsApp de atención',
    help: 'Sin uno, las páginas no tienen el botón de WhatsApp.',
    kind: 'PHONE',
    variable: 'WHATSAPP_NUMBER',
    ...text('supportWhatsApp'),
  },
} as const satisfies Partial<Readonly<Record<SettingName, SiteSetting>>>

export type SiteSettingName = keyof typeof EDITABLE

/** The settings of the site by name, in the order of the screen. */
export const SITE_SETTINGS: Readonly<Record<SiteSettingName, SiteSetting>> = EDITABLE

/** The settings of integrations, which their own screens change: the name, and the kind of value in the history. */
export const INTEGRATION_SETTINGS: Readonly<
  Record<Exclude<SettingName, SiteSettingName>, Pick<SiteSetting, 'words' | 'kind'>>
> = {
  AIRTABLE_KEY: { words: 'API Key de Airtable', kind: 'SECRET' },
  AIRTABLE_BASE: { words: 'Base de Airtable', kind: 'TEXT' },
  AIRTABLE_SENDING: { words: 'Envío a Airtable', kind: 'SWITCH' },
  AIRTABLE_PERSONAL_DATA: { words: 'Datos personales a Airtable', kind: 'SWITCH' },
  TWILIO_ACCOUNT: { words: 'Cuenta de Twilio', kind: 'TEXT' },
  TWILIO_TOKEN: { words: 'Auth Token de Twilio', kind: 'SECRET' },
  TWILIO_NUMBER: { words: 'Número de WhatsApp del proveedor', kind: 'TEXT' },
  TWILIO_TEST_NUMBER: { words: 'Número de WhatsApp del negocio', kind: 'TEXT' },
  TWILIO_NOTICE_TEMPLATE: { words: 'Plantilla de los avisos', kind: 'TEXT' },
  TWILIO_CODE_TEMPLATE: { words: 'Plantilla de los códigos', kind: 'TEXT' },
  TWILIO_SENDING: { words: 'Envío por WhatsApp', kind: 'SWITCH' },
  LANGUAGE_MODEL: { words: 'Modelo del asistente', kind: 'SWITCH' },
}

export const isSiteSetting = (name: SettingName): name is SiteSettingName => name in SITE_SETTINGS

/** The name and kind of any setting. */
export const settingTerms = (name: SettingName): Pick<SiteSetting, 'words' | 'kind'> =>
  isSiteSetting(name) ? SITE_SETTINGS[name] : INTEGRATION_SETTINGS[name]

/** The settings in force: what the team saved over the defaults, but never over the environment. */
export function settingsInForce(started: Settings, saved: ReadonlyMap<SettingName, string>): Settings {
  let settings = started
  for (const [name, { variable, put }] of Object.entries(SITE_SETTINGS)) {
    const value = saved.get(name as SiteSettingName)
    if (value === undefined || started.environment.has(variable)) continue
    settings = { ...settings, ...put(settings, value) }
  }
  return settings
}
