import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { Notice } from '../../../ui/Notice'
import { PageTitle } from '../../../ui/PageTitle'
import { AccountFrame } from '../AccountFrame'
import query, { type AccountSecurityScreenQuery } from './__generated__/AccountSecurityScreenQuery.graphql'
import { DeviceList } from './DeviceList'
import { EmailPanel } from './EmailPanel'
import { IdentityPanel } from './IdentityPanel'
import { PasswordPanel } from './PasswordPanel'
import { SecondFactorPanel } from './SecondFactorPanel'

/** The protection of the user's own account: devices, second factor, e-mail and password. */
export function AccountSecurityScreen({ queryRef }: ScreenProps<AccountSecurityScreenQuery>) {
  const { viewer } = usePreloadedQuery<AccountSecurityScreenQuery>(
    graphql`
      query AccountSecurityScreenQuery @preloadable {
        viewer {
          email
          ...DeviceList_account
          ...EmailPanel_account
          ...IdentityPanel_account
          entersByVendorOnly
          needsSecondFactor
          ...SecondFactorPanel_account
        }
      }
    `,
    queryRef,
  )
  useRefetch<AccountSecurityScreenQuery>(query, () => ({}))
  if (!viewer) return null
  return (
    <>
      <PageTitle>Seguridad de la cuenta</PageTitle>
      <AccountFrame title="Seguridad de la cuenta">
        {viewer.needsSecondFactor ? (
          <>
            <Notice tone="warn">
              Para administrar Tuerca activá la verificación en dos pasos. Hasta entonces no podés hacer nada
              más.
            </Notice>
            {viewer.entersByVendorOnly && <PasswordPanel email={viewer.email} isFirst />}
            <SecondFactorPanel account={viewer} />
          </>
        ) : (
          <>
            {viewer.entersByVendorOnly && <PasswordPanel email={viewer.email} isFirst />}
            <DeviceList account={viewer} />
            <IdentityPanel account={viewer} />
            <SecondFactorPanel account={viewer} />
            <EmailPanel account={viewer} />
            {!viewer.entersByVendorOnly && <PasswordPanel email={viewer.email} isFirst={false} />}
          </>
        )}
      </AccountFrame>
    </>
  )
}
