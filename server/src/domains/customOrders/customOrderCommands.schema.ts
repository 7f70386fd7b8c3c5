import { z } from 'zod'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { PolicyConsentNeeded } from '../accounts/account.errors.ts'
import { TermsChanged } from '../purchases/purchase.errors.ts'
import { createCustomOrderInput, editCustomOrderInput } from './customOrder.input.ts'
import { createCustomOrder, editCustomOrder, openCustomOrder } from './customOrder.operations.ts'
import { visibleCustomOrders } from './customOrder.policy.ts'

const CustomOrderPayload = payloadOf('CustomOrderPayload', {
  description: 'The custom order as it is now.',
  model: 'CustomOrder',
  field: 'customOrder',
  fieldDescription: 'The custom order.',
  key: 'customOrderId',
  visible: visibleCustomOrders,
})

commandWithInput('createCustomOrder', {
  type: CustomOrderPayload,
  description: 'Writes a quotation for a client, who reads and pays it by its link within 7 days.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, RateLimited],
  input: createCustomOrderInput,
  inputDescription: 'For whom, and what.',
  run: createCustomOrder,
})

commandWithInput('editCustomOrder', {
  type: CustomOrderPayload,
  description:
    'Rewrites an own custom order while it is pending. Pages that pay what it said before are closed.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, WrongState, TermsChanged, RateLimited],
  input: editCustomOrderInput,
  inputDescription: 'All that it is to say.',
  run: editCustomOrder,
})

commandWithArgs('openCustomOrder', {
  type: CustomOrderPayload,
  description:
    'A person sees the page of the viewer’s link: its provider learns of the first time. Whoever holds the link.',
  authScopes: { public: true },
  refusals: [],
  args: z.object({}),
  run: openCustomOrder,
})
