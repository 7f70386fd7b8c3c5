import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { SettingName } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { namedInput } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { seenInput } from '../siteSettings/seenSetting.ts'
import { SettingKind } from '../siteSettings/settingKinds.ts'
import { saveSiteSetting } from '../siteSettings/siteSetting.operations.ts'
import { settingTerms } from '../siteSettings/siteSettings.ts'
import type { Viewer } from '../viewer.ts'
import { visibleSettingChanges } from './siteSetting.policy.ts'
import { readSettingRows, type SettingRow, SettingSource, settingWords } from './siteSettingRows.ts'

const SettingNameEnum = describedEnum('SettingName', SettingName, 'A setting that the team changes.', {
  CANCELLATION_FEE: 'Share of what was paid that a provider who cancels is charged, in basis points.',
  NEW_BUYER_PURCHASES: 'Unfinished purchases that a new account may have.',
  NEW_BUYER_AMOUNT: 'The amount that they may have paid or be paying, in centésimos.',
  NEW_BUYER_DAYS: 'Days during which an unfinished purchase counts.',
  NEW_BUYER_CONTACT_CHECK: 'Whether the team looks at purchases with the contact of somebody else.',
  UNPROVEN_REQUESTS: 'Whether visitors may ask for parts with an unverified phone.',
  QUIET_HOURS: 'Whether mails and pushes that can wait are held at night.',
  SUPPORT_EMAIL: 'Where people write to us.',
  SUPPORT_PHONE: 'The phone of our support, E.164.',
  SUPPORT_HOURS: 'When somebody answers, in words.',
  WHATSAPP_NUMBER: 'The WhatsApp number of our support, E.164.',
  AIRTABLE_KEY: 'The API key of Airtable; its values are never returned.',
  AIRTABLE_BASE: 'The base at Airtable.',
  AIRTABLE_SENDING: 'Whether rows are sent to Airtable.',
  AIRTABLE_PERSONAL_DATA: 'Whether they carry the personal data of those who allow it.',
  TWILIO_ACCOUNT: 'The account at Twilio.',
  TWILIO_TOKEN: 'Its auth token; its values are never returned.',
  TWILIO_NUMBER: 'The sender of WhatsApp messages.',
  TWILIO_TEST_NUMBER: 'The team’s number that gets the test message.',
  TWILIO_NOTICE_TEMPLATE: 'The template of notices.',
  TWILIO_CODE_TEMPLATE: 'The template of codes.',
  TWILIO_SENDING: 'Whether people are written to by WhatsApp.',
  LANGUAGE_MODEL: 'Whether a language model helps the assistant.',
})
const SettingKindEnum = describedEnum('SettingKind', SettingKind, 'How values of a setting are written.', {
  PERCENT: 'Whole basis points.',
  MONEY: 'Whole centésimos.',
  COUNT: 'A whole number.',
  DAYS: 'Whole days.',
  SWITCH: '"true" or "false".',
  EMAIL: 'An e-mail address.',
  PHONE: 'A Uruguayan phone number.',
  TEXT: 'Text in one line.',
  SECRET: 'Text that is never returned.',
})
const SettingSourceEnum = describedEnum(
  'SettingSource',
  SettingSource,
  'Where the value in force of a setting comes from.',
  {
    DEFAULT: 'The default.',
    SAVED: 'The team saved it.',
    ENVIRONMENT: 'The server’s environment, over what the team saved.',
    FIXED: 'The program, as the terms say.',
    UNREADABLE: 'The team saved it, but nothing in `DATA_KEYS` opens the secret that belongs to it.',
  },
)

const SiteSettingType = builder.objectRef<SettingRow>('SiteSetting').implement({
  description: 'A setting of the site with its value in force.',
  fields: t => ({
    group: t.exposeString('group', { description: 'The heading that it is shown under, in Spanish.' }),
    name: t.expose('name', {
      type: SettingNameEnum,
      nullable: true,
      description: 'Its name for `saveSiteSetting` and the history; null for what is fixed in the program.',
    }),
    words: t.exposeString('words', { description: 'Its name in Spanish.' }),
    help: t.exposeString('help', { description: 'Its effect, in Spanish.' }),
    kind: t.expose('kind', { type: SettingKindEnum, description: 'How its value is written.' }),
    value: t.exposeString('value', { nullable: true, description: 'The value in force; null for none.' }),
    shown: t.string({
      nullable: true,
      description: 'The value in force, in Spanish; null for none.',
      resolve: ({ kind, value }) => settingWords(kind, value),
    }),
    source: t.expose('source', { type: SettingSourceEnum, description: 'Where the value comes from.' }),
    variable: t.exposeString('variable', {
      nullable: true,
      description: 'The environment variable that goes before what is saved; null without one.',
    }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'Names what is saved, for `saveSiteSetting`; null for what it does not change.',
    }),
    fallback: t.string({
      nullable: true,
      description: 'The value without a saved one, in Spanish; null for none.',
      resolve: ({ kind, fallback }) => settingWords(kind, fallback),
    }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'The page that changes it; null when `saveSiteSetting` does, or nothing.',
    }),
  }),
})

/** More settings than this version has. */
const MOST_SETTINGS = 50

builder.queryField('siteSettings', t =>
  t.field({
    type: [SiteSettingType],
    nullable: true,
    description: 'Every setting of the site with its value in force. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 40, atMost: MOST_SETTINGS },
    resolve: (_root, _args, ctx) => readSettingRows(ctx),
  }),
)

builder.prismaNode('SettingChange', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A change of a setting, which stays. The admin.',
  select: { name: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleSettingChanges(viewer)] }),
  fields: t => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    setting: t.expose('name', { type: SettingNameEnum, description: 'The setting.' }),
    words: t.string({
      description: 'The setting, in Spanish.',
      resolve: ({ name }) => settingTerms(name).words,
    }),
    isMasked: t.boolean({
      description: 'True when its values are not kept in the history.',
      resolve: ({ name }) => settingTerms(name).kind === 'SECRET',
    }),
    from: t.string({
      nullable: true,
      description: 'The saved value before, in Spanish; null for none, and for a secret.',
      select: { from: true },
      resolve: ({ name, from }) => settingWords(settingTerms(name).kind, from),
    }),
    to: t.string({
      nullable: true,
      description: 'The saved value after, in Spanish; null for none, and for a secret.',
      select: { to: true },
      resolve: ({ name, to }) => settingWords(settingTerms(name).kind, to),
    }),
    actorName: t.string({
      description: 'Name of the team member.',
      select: { account: { select: { name: true } } },
      resolve: ({ account }) => account.name,
    }),
  }),
})

/** Rows counted for `totalCount`: the history grows forever. */
const MOST_COUNTED = 100

function changesWhere(
  setting: SettingName | null | undefined,
  viewer: Viewer,
): Prisma.SettingChangeWhereInput {
  return { AND: [visibleSettingChanges(viewer), setting ? { name: setting } : {}] }
}

builder.queryField('settingChanges', t =>
  t.prismaConnection({
    type: 'SettingChange',
    cursor: 'id',
    nullable: true,
    description: `The history of the settings, newest first; \`totalCount\` stops at ${MOST_COUNTED}. The admin; null for others.`,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      setting: t.arg({ type: SettingNameEnum, description: 'Only its changes; all when left out.' }),
    },
    totalCount: (_root, { setting }, { db, viewer }) =>
      db.prisma.settingChange.count({ where: changesWhere(setting, viewer), take: MOST_COUNTED }),
    resolve: (query, _root, { setting }, { db, viewer }) =>
      db.prisma.settingChange.findMany({
        ...query,
        where: changesWhere(setting, viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

const SavedPayload = builder.objectRef<Record<string, never>>('SiteSettingsPayload').implement({
  description: 'The settings as they are now.',
  fields: t => ({
    settings: t.field({
      type: [SiteSettingType],
      description: 'All settings.',
      extensions: { atMost: MOST_SETTINGS },
      resolve: (_payload, _args, ctx) => readSettingRows(ctx),
    }),
  }),
})

const saveSiteSettingInput = namedInput(
  'SaveSiteSettingInput',
  'A setting of the site with its new value.',
  z.object({
    setting: z.enum(SettingName).describe('The setting.'),
    value: z
      .string()
      .max(1000, 'Usá hasta 1000 caracteres.')
      .nullish()
      .transform(value => value ?? null)
      .describe('The value as its kind is written; null goes back to the default.'),
    seen: seenInput,
  }),
)

commandWithInput('saveSiteSetting', {
  type: SavedPayload,
  description:
    'Saves a setting of the site, which its history and the log keep. In force within seconds. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: saveSiteSettingInput,
  inputDescription: 'The setting.',
  run: async (ctx, { setting, value, seen }) => {
    await saveSiteSetting(ctx, { name: setting, value, seen })
    return {}
  },
})
