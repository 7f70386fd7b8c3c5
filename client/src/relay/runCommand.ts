import { commitMutation } from 'react-relay'
import type { Environment, GraphQLTaggedNode } from 'relay-runtime'
import { type Outcome, outcomeOf, type PayloadOf, type Stated } from './outcome'
import { reportPolicyConsentNeeded } from './policyConsentNeeded'
import type { Command } from './useCommand'

export type AnswerOf<C extends Command> = C['response'][keyof C['response']]

/**
 * Runs one mutation outside of a component, without limit on parallel runs. Unlike `useCommand` it shows no
 * toast: it throws faults (those of errors.ts).
 */
export function runCommand<C extends Command>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Stated<C['variables']>,
): Promise<Outcome<PayloadOf<AnswerOf<C>>>> {
  return new Promise((resolve, reject) => {
    commitMutation<C>(environment, {
      mutation,
      variables,
      onCompleted: response => {
        const answer = Object.values(response)[0] as AnswerOf<C> | undefined
        if (!answer) return reject(new Error('no answer'))
        const outcome = outcomeOf(answer)
        if (!outcome.ok && outcome.refusal?.code === 'POLICY_CONSENT_NEEDED') reportPolicyConsentNeeded()
        resolve(outcome)
      },
      onError: reject,
    })
  })
}
