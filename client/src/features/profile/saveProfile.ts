import type { Environment, GraphQLTaggedNode } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import { SignInRequiredError } from '../../relay/errors'
import type { PayloadOf, Stated } from '../../relay/outcome'
import { type AnswerOf, runCommand } from '../../relay/runCommand'
import { reportSignInRequired } from '../../relay/signInRequired'
import type { Command } from '../../relay/useCommand'
import { toast } from '../../ui/toast'

/** Changes the profile by a command. A result that does not concern a field is shown as a toast. */
export async function saveProfile<C extends Command>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Stated<C['variables']>,
  /** The toast after saving. */
  done: (payload: PayloadOf<AnswerOf<C>>) => string = () => 'Perfil actualizado',
): Promise<Saving> {
  try {
    const outcome = await runCommand<C>(environment, mutation, variables)
    if (outcome.ok) {
      toast.success(done(outcome.payload), { about: 'profile', duration: 2000 })
      return 'saved'
    }
    const { refusal } = outcome
    if (refusal?.code === 'SIGN_IN_REQUIRED') reportSignInRequired()
    const problem = refusal?.fields[0]?.message ?? refusal?.message
    return problem && refusal?.code !== 'SIGN_IN_REQUIRED' ? { problem } : 'fault'
  } catch (problem) {
    if (problem instanceof SignInRequiredError) reportSignInRequired()
    return 'fault'
  }
}
