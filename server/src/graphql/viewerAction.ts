import { builder } from './builder.ts'

/** Every action of every noun. A noun offers some of them, by its lifecycle and who looks. */
const ACTIONS = {
  ACCEPT: { description: 'Accept the offer, by paying; or the proposal, which settles the dispute.' },
  ADD: { description: 'Add photos and a comment.' },
  ANSWER: { description: 'Answer the review, the dispute or the question about the offer, once.' },
  APPEAL: { description: 'Ask for a second review of the decision.' },
  ASK: { description: 'Ask about the offer, before the payment.' },
  CANCEL: { description: 'Cancel it.' },
  CONFIRM: { description: 'Send it to the providers, who do not see it yet.' },
  CONFIRM_RECEIPT: { description: 'Confirm that the parts have arrived.' },
  COPY: { description: 'Create a new one with the same content.' },
  CORRECT_DELIVERY: { description: 'Correct the delivery of a sent order.' },
  DECIDE: { description: 'Decide the dispute.' },
  DELETE: { description: 'Delete it: a request can be restored for 30 days, an order always.' },
  DROP: { description: 'Take the claim back.' },
  EDIT: { description: 'Change all of it.' },
  EXTEND: { description: 'Extend it by 30 days.' },
  HAND_OVER: { description: 'Type the code of the buyer, which confirms the receipt.' },
  OFFER: { description: 'Quote for the request.' },
  OPEN_DISPUTE: { description: 'Open a dispute about the order.' },
  PAY_REST: { description: 'Pay the rest of the deposit online.' },
  PROPOSE: { description: 'Propose terms to the other party.' },
  REJECT: { description: 'Reject the offer.' },
  REMOVE: { description: 'Remove the review, with a reason.' },
  REPORT: { description: 'Report the review to the team.' },
  RESTORE: { description: 'Undo its deletion.' },
  REVIEW: { description: 'Review the order.' },
  REVISE: { description: 'Change the offer.' },
  SEE_CONTACT: { description: 'Read the other party’s contact data; each view is logged.' },
  SHIP: { description: 'Mark the parts as shipped.' },
  WITHDRAW: { description: 'Withdraw the offer, or from the purchase.' },
} as const

type ViewerActionName = keyof typeof ACTIONS

/** One action of the viewer on an object, with the reason when it is not possible now. */
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
  description: 'An action of the viewer on an object.',
  values: ACTIONS,
})

export const ViewerActionType = builder.objectRef<ViewerAction>('ViewerAction').implement({
  description:
    'An action the viewer may take; buttons are drawn from these. Actions that are not listed are not the viewer’s.',
  fields: t => ({
    action: t.expose('action', { type: ViewerActionNameEnum, description: 'The action.' }),
    enabled: t.exposeBoolean('enabled', { description: 'True when it is possible at this moment.' }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Reason why it is not possible, in Spanish, for the person; null when it is.',
    }),
  }),
})
