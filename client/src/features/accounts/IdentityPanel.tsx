import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { useForm } from '../../forms/useForm'
import { formatDate } from '../../lib/dates'
import { paths, withParam } from '../../paths'
import type { Outcome } from '../../relay/outcome'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Panel } from '../../ui/Panel'
import { PasswordInput } from '../../ui/PasswordInput'
import { toast } from '../../ui/toast'
import type { IdentityPanel_account$key } from './__generated__/IdentityPanel_account.graphql'
import { cameBack, type SignInVendor, signInVendors, vendorNamed } from './signInVendors'
import { useLinkIdentity } from './useLinkIdentity'
import { useUnlinkIdentity } from './useUnlinkIdentity'
import { VendorNotice } from './VendorNotice'

/** By which accounts elsewhere one signs in; linking another and taking one off, each with the password. */
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
  const [link, linking] = useLinkIdentity()
  const [unlink, unlinking] = useUnlinkIdentity()
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
      {entersByVendorOnly && (
        <p>
          Para vincular o desvincular, primero creá una contraseña acá abajo: así siempre tenés cómo entrar.
        </p>
      )}
      {leaving && (
        <Proof
          says={`Ya no vas a poder entrar con ${leaving.name}. Se cierra tu sesión en los demás dispositivos.`}
          label={`Desvincular ${leaving.name}`}
          danger
          run={password => unlink({ vendor: leaving.vendor, password })}
          running={unlinking}
          onDone={() => end(`Desvinculaste ${leaving.name} de tu cuenta`)}
          onBack={() => end()}
        />
      )}
      {!leaving && wanted && !entersByVendorOnly && (
        <Proof
          says={`Poné tu contraseña para entrar también con ${wanted.name}.`}
          label={`Vincular ${wanted.name}`}
          run={password => link({ password, sameEmail: null })}
          running={linking}
          onDone={() => end(`Vinculaste ${wanted.name} a tu cuenta`)}
          onBack={() => end()}
        />
      )}
      {!leaving && !wanted && !entersByVendorOnly && (
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

type ProofProps = {
  says: string
  label: string
  danger?: boolean
  run: (password: string) => Promise<Outcome<unknown>>
  running: boolean
  onDone: () => void
  onBack: () => void
}

/** The password, before what changes by whom one can enter. */
function Proof({ says, label, danger = false, run, running, onDone, onBack }: ProofProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' && 'Poné tu contraseña.' }),
  })
  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await run(password)
    if (outcome.ok) onDone()
    else showRefusal(outcome.refusal, form)
  })
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" w="full" maxW="26rem">
      <p>{says}</p>
      <Field label="Tu contraseña" error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant={danger ? 'dangerSolid' : 'solid'}
          loading={running}
          loadingText="Un momento"
        >
          {label}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Volver
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
