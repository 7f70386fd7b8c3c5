import { builder } from './builder.ts'

/** One thing the viewer could do with something, and why not when it cannot be done now. */
export interface ViewerAction {
  readonly action: string
  readonly enabled: boolean
  /** Spanish; null when enabled. */
  readonly disabledReason: string | null
}

export function viewerAction(action: string, enabled: boolean, because: string): ViewerAction {
  return { action, enabled, disabledReason: enabled ? null : because }
}

export const ViewerActionType = builder.objectRef<ViewerAction>('ViewerAction').implement({
  description:
    'Something the viewer may do; buttons are drawn from these. What is not listed is not the viewer’s to do.',
  fields: t => ({
    action: t.exposeString('action', { description: 'Which action.' }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether it is possible at this moment.' }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why it is not possible, in Spanish, for the person; null when it is.',
    }),
  }),
})
