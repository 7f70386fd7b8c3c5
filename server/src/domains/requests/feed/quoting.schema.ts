import { builder } from '../../../graphql/builder.ts'
import { commandWithInput } from '../../../graphql/commands.ts'
import { RateLimited } from '../../../platform/refusal.ts'
import { showQuotingInput } from './quoting.input.ts'
import { showQuoting } from './quoting.operations.ts'

commandWithInput('showQuoting', {
  type: builder.objectRef<{ readonly isQuoting: boolean }>('QuotingPayload').implement({
    description: 'The provider is counted, or not.',
    fields: t => ({
      isQuoting: t.exposeBoolean('isQuoting', {
        description: 'True while it is counted; false for a provider that was not notified of the request.',
      }),
    }),
  }),
  description:
    'Counts the viewer among the notified providers that are quoting a request, for 15 minutes or until it says otherwise. Approved providers.',
  authScopes: { approvedProvider: true },
  refusals: [RateLimited],
  input: showQuotingInput,
  inputDescription: 'The request, and whether the form is open.',
  run: showQuoting,
})
