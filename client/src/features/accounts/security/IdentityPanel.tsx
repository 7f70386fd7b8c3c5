import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { formatDate } from '../../../lib/dates'
import { paths, withParam } from '../../../paths'
import { Button } from '../../../ui/Button'
import { openedLater } from '../../../ui/openedLater'
import { Panel } from '../../../ui/Panel'
import { toast } from '../../../ui/toast'
import { cameBack, type SignInVendor, signInVendors, vendorNamed } from '../signIn/signInVendors'
import { VendorNotice } from '../signIn/VendorNotice'
import type { IdentityPanel_account$key } from './__generated__/IdentityPanel_account.graphql'
import type { IdentityWish } from './IdentityProof'

const IdentityProof = openedLater(
  async () => (await import('./IdentityProof')).IdentityProof,
  ({ wish }: { wish: IdentityWish | null; onEnd: (told?: string) => void }) => wish !== null,
)

/** The vendor identities that sign in to the account; linking one and removing one each need the password. */
export function IdentityPanel({ account }: { account: IdentityPanel_account$key }) {
  const { identities, entersByVendorOnly } = useFragment(
    graphql`
      fragment IdentityPanel_account on Account {
        entersByVendorOnly
        identities {
          vendor
          label
          linkedAt
        }
      }
    `,
    account,
  )
  const [search, setSearch] = useSearchParams()
  const back = cameBack(search)
  const [leaving, setLeaving] = useState<SignInVendor | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLinked = ({ vendor }: SignInVendor) => identities.some(own => own.vendor === vendor)
  const wanted = back?.step === 'vincular' && !isLinked(back.vendor) ? back.vendor : null
  const end = (told?: string) => {
    setLeaving(null)
    setSearch(withParam(withParam(withParam(search.toString(), 'con', null), 'paso', null), 'fallo', null), {
      replace: true,
    })
    if (told) toast.success(told)
    heading.current?.focus()
  }
  const wish = wishOf(leaving, entersByVendorOnly ? null : wanted)
  const vendors = signInVendors()
  if (vendors.length === 0 && identities.length === 0) return null
  return (
    <Panel as="section" display="grid" gap="4" justifyItems="start">
      <chakra.h2 textStyle="mini" ref={heading} tabIndex={-1} outline="none">
        Google y Facebook
      </chakra.h2>
      {back?.failure && <VendorNotice vendor={back.vendor} failure={back.failure} />}
      {identities.length === 0 && <p>No tenés ninguna vinculada: entrás con tu email y tu contraseña.</p>}
      {identities.length > 0 && (
        <chakra.ul display="grid" gap="3" w="full" listStyleType="none">
          {identities.map(({ vendor, label, linkedAt }) => {
            const known = vendorNamed(vendor)
            return (
              <chakra.li
                key={vendor}
                display="flex"
                flexWrap="wrap"
                gap="3"
                alignItems="center"
                justifyContent="space-between"
              >
                <chakra.span minW="0" overflowWrap="anywhere">
                  <chakra.b>{known?.name}</chakra.b> · {label}
                  <chakra.span display="block" textStyle="sm" color="fg.muted">
                    Desde el {formatDate(linkedAt)}
                  </chakra.span>
                </chakra.span>
                {known && !entersByVendorOnly && leaving !== known && (
                  <Button size="sm" variant="danger" onClick={() => setLeaving(known)}>
                    Desvincular {known.name}
                  </Button>
                )}
              </chakra.li>
            )
          })}
        </chakra.ul>
      )}
      <IdentityProof wish={wish} onEnd={end} />
      {!wish && !entersByVendorOnly && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {vendors
            .filter(vendor => !isLinked(vendor))
            .map(({ slug, name }) => (
              <Button key={slug} size="sm" asChild>
                <a href={paths.signInWith(slug, paths.accountSecurity)}>Vincular {name}</a>
              </Button>
            ))}
        </chakra.div>
      )}
    </Panel>
  )
}

function wishOf(leaving: SignInVendor | null, wanted: SignInVendor | null): IdentityWish | null {
  if (leaving) return { step: 'unlink', vendor: leaving }
  return wanted && { step: 'link', vendor: wanted }
}
