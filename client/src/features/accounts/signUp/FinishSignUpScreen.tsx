import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths, returnPath } from '../../../paths'
import type { ScreenProps } from '../../../relay/route'
import { OnwardIfSignedIn } from '../../../shell/guards'
import { HeadingFocus } from '../../../shell/HeadingFocus'
import { Button } from '../../../ui/Button'
import { shownLater } from '../../../ui/openedLater'
import { PageTitle } from '../../../ui/PageTitle'
import { SkeletonPage } from '../../../ui/Skeleton'
import { SampleTag } from '../AccountTag'
import { Mailbox } from '../Mailbox'
import { AuthFrame } from '../signIn/AuthFrame'
import { vendorNamed } from '../signIn/signInVendors'
import type { FinishSignUpScreenQuery } from './__generated__/FinishSignUpScreenQuery.graphql'
import type { Arrival } from './arrival'
import { KindChoice } from './KindChoice'

const BuyerSignUp = shownLater(async () => (await import('./BuyerSignUp')).BuyerSignUp)
const ProviderSignUp = shownLater(async () => (await import('./ProviderSignUp')).ProviderSignUp)

/** Asks a user who came by a vendor and has no account for the missing data, before anything else. */
export function FinishSignUpScreen({ queryRef }: ScreenProps<FinishSignUpScreenQuery>) {
  const { externalReturn } = usePreloadedQuery<FinishSignUpScreenQuery>(
    graphql`
      query FinishSignUpScreenQuery @preloadable {
        externalReturn {
          vendor
          name
          statedEmail
          emailIsVerified
        }
      }
    `,
    queryRef,
  )
  const arrival: Arrival | null = externalReturn
    ? {
        vendor: externalReturn.vendor,
        name: externalReturn.name ?? null,
        statedEmail: externalReturn.statedEmail ?? null,
        emailIsVerified: externalReturn.emailIsVerified,
      }
    : null
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const kind = search.get('tipo')
  const returnTo = search.get('volver') ?? undefined
  const vendor = arrival && vendorNamed(arrival.vendor)
  return (
    <>
      <PageTitle>Completar la cuenta</PageTitle>
      <HeadingFocus view={kind ?? 'kind'} />
      {!arrival && <Over />}
      <Suspense fallback={<SkeletonPage />}>
        {arrival && kind === 'comprador' && <BuyerSignUp email="" arrival={arrival} />}
        {arrival && kind === 'proveedor' && <ProviderSignUp email="" arrival={arrival} />}
      </Suspense>
      {arrival && !kind && (
        <AuthFrame tag={<SampleTag />}>
          <chakra.section display="grid" gap="6" maxW="26rem">
            <chakra.h1 textStyle="h1">Completá tu cuenta</chakra.h1>
            <p>
              {vendor ? `Entraste con ${vendor.name}` : 'Entraste'}
              {arrival.statedEmail && (
                <>
                  {' '}
                  como <Mailbox>{arrival.statedEmail}</Mailbox>
                </>
              )}
              . Te faltan unos datos y listo.
            </p>
            <KindChoice onChoose={chosen => void navigate(paths.finishSignUp({ kind: chosen, returnTo }))} />
            <chakra.p textStyle="sm">
              ¿Ya tenés cuenta en Tuerca?{' '}
              <Link to={paths.auth({ returnTo: returnPath(search) })}>Iniciá sesión</Link> y vinculá{' '}
              {vendor?.name ?? 'la otra'} en la seguridad de tu cuenta.
            </chakra.p>
          </chakra.section>
        </AuthFrame>
      )}
    </>
  )
}

/** The vendor's answer has expired; a user who has an account by now goes on to it. */
function Over() {
  return (
    <AuthFrame tag={<SampleTag />}>
      <OnwardIfSignedIn />
      <chakra.section display="grid" gap="5" maxW="26rem" justifyItems="start">
        <chakra.h1 textStyle="h1">Empecemos de nuevo</chakra.h1>
        <p>Pasó demasiado tiempo desde que volviste de Google o Facebook. No se guardó nada.</p>
        <Button asChild variant="solid">
          <Link to={paths.auth()}>Ir al ingreso</Link>
        </Button>
      </chakra.section>
    </AuthFrame>
  )
}
