import { builder } from './builder.ts'

/** Every action of every noun. A noun offers some of them, by its lifecycle and who looks. */
const ACTIONS = {
  ACCEPT: { description: 'Accept the offer, by paying.' },
  ADD: { description: 'Add photos and a comment.' },
  CANCEL: { description: 'Call it off.' },
  CONFIRM: { description: 'Send it to the providers, who do not see it yet.' },
  CONFIRM_RECEIPT: { description: 'Say that the parts have arrived.' },
  COPY: { description: 'Ask for it again, in a new one.' },
  DELETE: { description: 'Delete it; for 30 days that can be taken back.' },
  EDIT: { description: 'Change all of it.' },
  EXTEND: { description: 'Give it 30 days more.' },
  OFFER: { description: 'Quote for the request.' },
  REJECT: { description: 'Turn the offer down.' },
  RESTORE: { description: 'Take its deletion back.' },
  REVISE: { description: 'Change the offer.' },
  SEE_CONTACT: { description: 'Read the other party’s contact data; each view is logged.' },
  SHIP: { description: 'Say that the parts are on their way.' },
  WITHDRAW: { description: 'Take the offer back.' },
} as const

type ViewerActionName = keyof typeof ACTIONS

/** One thing the viewer could do with something, and why not when it cannot be done now. */
export interface ViewerAction {
  readonly action: ViewerActionName
  readonly enabled: boolean
  /** Spanish; null when enabled. */
  readonly disabledReason: string | null
}

export function viewerAction(action: ViewerActionName, enabled: boolean, because: string): ViewerAction {
  return { action, enabled, disabledReason: enabled ? null : because }
}

const ViewerActionNameEnum = builder.enumType('ViewerActionName', {
  description: 'What a viewer may do with something.',
  values: ACTIONS,
})

export const ViewerActionType = builder.objectRef<ViewerAction>('ViewerAction').implement({
  description:
    'Something the viewer may do; buttons are drawn from these. What is not listed is not the viewer’s to do.',
  fields: t => ({
    action: t.expose('action', { type: ViewerActionNameEnum, description: 'Which action.' }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether it is possible at this moment.' }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why it is not possible, in Spanish, for the person; null when it is.',
    }),
  }),
})
