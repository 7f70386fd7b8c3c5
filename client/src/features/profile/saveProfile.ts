import type { Saving } from '../../forms/useAutosave'
import { SignInRequiredError } from '../../relay/errors'
import type { Outcome } from '../../relay/outcome'
import { reportSignInRequired } from '../../relay/signInRequired'
import { toast } from '../../ui/toast'

export const PROFILE_FAILURE = 'No se pudo actualizar el perfil. Intenta nuevamente.'

/** What came of a change of the profile, told to the person where it is not about its field. */
export async function settle(answer: Promise<Outcome<unknown>>): Promise<Saving> {
  try {
    const outcome = await answer
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
