import type { AutosavedField } from '../../forms/useAutosave'
import { Badge } from '../../ui/Badge'
import { ProfileText, type ProfileTextProps } from './ProfileField'
import type { Verification } from './verifiedFields'

type VerifiedTextProps = Omit<ProfileTextProps, 'help'> & {
  field: AutosavedField<string>
  verification: Verification
}

/** A field of the profile that the team verifies: a change of it waits for the team. */
export function VerifiedText({ verification: { shown, rejection }, ...field }: VerifiedTextProps) {
  const help =
    shown !== null ? (
      <>
        <Badge tone="warn">En revisión</Badge> Hasta que lo aprobemos, se muestra: {shown}.
      </>
    ) : (
      rejection && (
        <>
          No aprobamos el cambio a {rejection.value}. Motivo: {rejection.reason}
        </>
      )
    )
  return <ProfileText {...field} help={help} />
}
