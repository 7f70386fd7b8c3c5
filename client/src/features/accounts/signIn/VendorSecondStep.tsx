import { leaveFor } from '../../../shell/leaveFor'
import { roleOf } from '../../../shell/roleHint'
import { useLeaving } from '../../../shell/useLeaving'
import { SecondStep } from './SecondStep'
import { useFinishSignIn } from './useFinishSignIn'

/** Asks a user who came by a vendor for the code of their second factor. */
export function VendorSecondStep({ returnTo }: { returnTo: string }) {
  const [finish, finishing] = useFinishSignIn()
  const [leaving, startLeaving] = useLeaving()
  const enter = async (code: string) => {
    const outcome = await finish({ code })
    if (!outcome.ok) return outcome.refusal
    startLeaving()
    leaveFor(returnTo, { role: roleOf(outcome.payload.kind), greeting: 'Te damos la bienvenida' })
    return null
  }
  return <SecondStep enter={enter} entering={finishing || leaving} />
}
