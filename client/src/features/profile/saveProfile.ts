import type { Environment, GraphQLTaggedNode } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import { SignInRequiredError } from '../../relay/errors'
import type { Stated } from '../../relay/outcome'
import { runCommand } from '../../relay/runCommand'
import { reportSignInRequired } from '../../relay/signInRequired'
import type { Command } from '../../relay/useCommand'
import { toast } from '../../ui/toast'

/** Changes the profile by a command. What came of it is told to the person where it is not about its field. */
export async function saveProfile<C extends Command>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Stated<C['variables']>,
): Promise<Saving> {
  try {
    const outcome = await runCommand<C>(environment, mutation, variables)
    if (outcome.ok) {
      toast.success('Perfil actualizado', { about: 'profile', duration: 2000 })
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
