import { chakra } from '@chakra-ui/react/styled-system'
import { KeyRound, LockKeyhole, PackageSearch, ShieldCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { StatusBadge } from '../../ui/Badge'
import { ActionLink } from '../../ui/Link'
import { Panel } from '../../ui/Panel'
import { statusKind } from '../../ui/statusTone'
import type { ProfileAside_account$key } from './__generated__/ProfileAside_account.graphql'

/** The missing fields of the profile and other facts of the account; next to the profile where it fits. */
export function ProfileAside({ account }: { account: ProfileAside_account$key }) {
  const { kind, profileStatus } = useFragment(
    graphql`
      fragment ProfileAside_account on Account {
        kind
        profileStatus {
          label
          tone
        }
      }
    `,
    account,
  )
  const { label, tone } = profileStatus
  return (
    <Panel as="aside" aria-label="Tu cuenta" display="grid" gap="4" alignSelf="start">
      <chakra.div display="grid" gap="1.5" justifyItems="start">
        <StatusBadge kind={statusKind(tone)}>{label}</StatusBadge>
        <chakra.p textStyle="sm" color="fg.muted">
          Cada cambio se guarda solo.
        </chakra.p>
      </chakra.div>
      <chakra.nav aria-label="Cuenta" display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        <ActionLink asChild>
          <Link to={paths.accountSecurity}>
            <LockKeyhole /> Seguridad
          </Link>
        </ActionLink>
        <ActionLink asChild>
          <Link to={paths.privacySettings}>
            <ShieldCheck /> Privacidad
          </Link>
        </ActionLink>
        {kind === 'PROVIDER' && (
          <ActionLink asChild>
            <Link to={paths.apiKeys}>
              <KeyRound /> Claves de API
            </Link>
          </ActionLink>
        )}
        {kind === 'PROVIDER' && (
          <ActionLink asChild>
            <Link to={paths.catalogue}>
              <PackageSearch /> Catálogo
            </Link>
          </ActionLink>
        )}
      </chakra.nav>
    </Panel>
  )
}
