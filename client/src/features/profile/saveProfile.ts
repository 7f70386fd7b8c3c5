import type { Environment, GraphQLTaggedNode } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import { SignInRequiredError } from '../../relay/errors'
import type { PayloadOf, Stated } from '../../relay/outcome'
import { type AnswerOf, runCommand } from '../../relay/runCommand'
import { reportSignInRequired } from '../../relay/signInRequired'
import type { Command } from '../../relay/useCommand'
import { toast } from '../../ui/toast'

/** Changes the profile by a command. What came of it is told to the person where it is not about its field. */
export async function saveProfile<C extends Command>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Stated<C['variables']>,
  /** What is told once it is saved. */
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
