import { adminsOnly, type Guards, sameAgain, within } from './guards.ts'

const rowFields = [
  'group',
  'name',
  'words',
  'help',
  'kind',
  'value',
  'shown',
  'source',
  'variable',
  'version',
  'fallback',
  'path',
]

export const SITE_SETTING_GUARDS: Guards = {
  commands: {
    saveSiteSetting: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['OPEN'], 'done'],
        [['SAVED'], 'same'],
        [['ELSEWHERE'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: async ({ harness: { services } }) => {
        const { savedSetting } = services.db.prisma
        await savedSetting.deleteMany()
        return {
          variables: { input: { setting: 'NEW_BUYER_DAYS', value: '45' } },
          canReturn: true,
          async put(state) {
            await savedSetting.deleteMany()
            if (state === 'SAVED')
              await savedSetting.create({ data: { name: 'NEW_BUYER_DAYS', value: '45' } })
            return state === 'ELSEWHERE' ? { input: { setting: 'AIRTABLE_KEY', value: 'pat' } } : undefined
          },
        }
      },
    },
  },
  fields: {
    Query: [[['admin'], ['settingChanges', ...within('siteSettings', rowFields)]]],
    settingChange: [[['admin'], ['id', 'at', 'setting', 'words', 'isMasked', 'from', 'to', 'actorName']]],
  },
  onlyAnswered: ['SiteSettingsPayload'],
}
