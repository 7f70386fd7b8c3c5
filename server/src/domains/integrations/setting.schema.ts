import { builder } from '../../graphql/builder.ts'
import type { ShownSetting } from './shownSetting.ts'

export const SettingType = builder.objectRef<ShownSetting>('IntegrationSetting').implement({
  description: 'A setting of an integration. A secret is never returned, only its ending.',
  fields: t => ({
    shown: t.exposeString('shown', {
      nullable: true,
      description: 'The value, or the ending of a secret; null when not set.',
    }),
    isFromEnvironment: t.exposeBoolean('isFromEnvironment', {
      description: 'True when the server’s environment sets it, over the stored value.',
    }),
    isUnreadable: t.exposeBoolean('isUnreadable', {
      description:
        'True for a stored secret that nothing in `DATA_KEYS` opens: put the key back, or save it anew.',
    }),
  }),
})
