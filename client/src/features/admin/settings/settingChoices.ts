import { type Choices, chosenOf } from '../../../paths'
import type { SettingName } from './__generated__/SettingsScreenQuery.graphql'

/** A setting whose history is shown, or all. */
export type HistoryFilter = Exclude<SettingName, '%future added value'> | 'ALL'

/** The same in the address. */
export const historyChoices: Choices<HistoryFilter> = {
  param: 'ajuste',
  values: {
    ALL: null,
    CANCELLATION_FEE: 'cancelacion',
    NEW_BUYER_PURCHASES: 'compras',
    NEW_BUYER_AMOUNT: 'monto',
    NEW_BUYER_DAYS: 'dias',
    NEW_BUYER_CONTACT_CHECK: 'comparar-contacto',
    UNPROVEN_REQUESTS: 'sin-verificar',
    QUIET_HOURS: 'silencio',
    SUPPORT_EMAIL: 'email',
    SUPPORT_PHONE: 'telefono',
    SUPPORT_HOURS: 'horario',
    WHATSAPP_NUMBER: 'whatsapp',
    AIRTABLE_KEY: 'airtable-clave',
    AIRTABLE_BASE: 'airtable-base',
    AIRTABLE_SENDING: 'airtable',
    AIRTABLE_PERSONAL_DATA: 'airtable-datos-personales',
    TWILIO_ACCOUNT: 'twilio-cuenta',
    TWILIO_TOKEN: 'twilio-clave',
    TWILIO_NUMBER: 'twilio-numero',
    TWILIO_TEST_NUMBER: 'twilio-numero-propio',
    TWILIO_NOTICE_TEMPLATE: 'plantilla-avisos',
    TWILIO_CODE_TEMPLATE: 'plantilla-codigos',
    TWILIO_SENDING: 'twilio',
    LANGUAGE_MODEL: 'modelo',
  },
}

export const historyArguments = (filter: HistoryFilter): { setting: SettingName | null } => ({
  setting: filter === 'ALL' ? null : filter,
})

/** The variables of the screen that an address asks for. */
export const settingVariables = (search: string) => historyArguments(chosenOf(search, historyChoices))

/** False for a setting of a newer server. */
export const isHistoryFilter = (name: string): name is HistoryFilter => name in historyChoices.values
