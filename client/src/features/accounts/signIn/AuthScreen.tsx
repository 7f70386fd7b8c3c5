import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths, returnPath } from '../../../paths'
import { OnwardIfSignedIn } from '../../../shell/guards'
import { HeadingFocus } from '../../../shell/HeadingFocus'
import { useSessionEnded } from '../../../shell/viewer'
import { Notice } from '../../../ui/Notice'
import { shownLater } from '../../../ui/openedLater'
import { CardSkeleton, SkeletonPage } from '../../../ui/Skeleton'
import { TabPanel, Tabs } from '../../../ui/Tabs'
import { SampleTag } from '../AccountTag'
import { AuthFrame } from './AuthFrame'
import { AuthTitle } from './AuthTitle'
import { SignInForm } from './SignInForm'
import { cameBack } from './signInVendors'
import { VendorButtons } from './VendorButtons'

const KindChoice = shownLater(async () => (await import('../signUp/KindChoice')).KindChoice)
const BuyerSignUp = shownLater(async () => (await import('../signUp/BuyerSignUp')).BuyerSignUp)
const ProviderSignUp = shownLater(async () => (await import('../signUp/ProviderSignUp')).ProviderSignUp)
const BuyerWizard = shownLater(async () => (await import('../wizard/BuyerWizard')).BuyerWizard)
const ProviderWizard = shownLater(async () => (await import('../wizard/ProviderWizard')).ProviderWizard)
const VendorNotice = shownLater(async () => (await import('./VendorNotice')).VendorNotice)
const VendorSecondStep = shownLater(async () => (await import('./VendorSecondStep')).VendorSecondStep)
const ConfirmEmail = shownLater(async () => (await import('../signUp/ConfirmEmail')).ConfirmEmail)

const tabs = [
  { value: 'signin', label: 'Iniciar sesión' },
  { value: 'signup', label: 'Crear cuenta' },
] as const

/**
 * Sign-in and sign-up. The address holds the state: `mode`, `tipo`, `alta`, `paso`, `clave`, `confirmar`, and
 * `con` for the result of a visit to a vendor; `email` and `volver` are passed along.
 */
export function AuthScreen() {
  const [search] = useSearchParams()
  const token = search.get('confirmar')
  const isSignUp = search.get('mode') === 'signup'
  const tipo = search.get('tipo')
  const kind = tipo === 'comprador' || tipo === 'proveedor' ? tipo : null
  const email = search.get('email') ?? ''

  if (token) {
    return (
      <AuthFrame tag={<SampleTag />}>
        <Suspense>
          <ConfirmEmail token={token} />
        </Suspense>
      </AuthFrame>
    )
  }
  return (
    <>
      <AuthTitle isSignUp={isSignUp} />
      <OnwardIfSignedIn />
      <HeadingFocus view={isSignUp && kind ? kind : 'entrance'} />
      <Suspense fallback={<SkeletonPage />}>
        {isSignUp && kind && <SignUp kind={kind} isShort={search.get('alta') === 'corta'} email={email} />}
      </Suspense>
      {!(isSignUp && kind) && <Entrance isSignUp={isSignUp} email={email} />}
    </>
  )
}

AuthScreen.downloadContent = async ({ searchParams }: URL) => {
  if (searchParams.get('mode') === 'signup' && !searchParams.has('tipo')) await KindChoice.download()
}

/** The sign-up in steps or on one page. */
function SignUp({ kind, isShort, email }: { kind: string; isShort: boolean; email: string }) {
  if (kind === 'proveedor')
    return isShort ? <ProviderSignUp email={email} /> : <ProviderWizard email={email} />
  return isShort ? <BuyerSignUp email={email} /> : <BuyerWizard email={email} />
}

/** Two tabs: sign in, or begin a sign-up by choosing the kind of account. */
function Entrance({ isSignUp, email }: { isSignUp: boolean; email: string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => KindChoice.downloadAhead(), [])
  useEffect(() => BuyerWizard.downloadAhead(), [])
  useEffect(() => ProviderWizard.downloadAhead(), [])
  const back = cameBack(search)
  const returnTo = returnPath(search)
  const sessionEnded = useSessionEnded()
  const along = { email: email || undefined, returnTo: search.get('volver') ?? undefined }
  return (
    <AuthFrame tag={<SampleTag />}>
      <chakra.section display="grid" gap="6" maxW="26rem">
        <Tabs
          items={tabs}
          value={isSignUp ? 'signup' : 'signin'}
          label="Acceso"
          onChange={tab =>
            void navigate(paths.auth({ ...along, mode: tab === 'signup' ? tab : undefined }), {
              replace: true,
            })
          }
        >
          <TabPanel value="signin">
            <Body title="Iniciar sesión">
              {search.get('clave') === 'nueva' && !back && (
                <chakra.output display="block">
                  <Notice tone="trust">
                    <b>Tu contraseña es nueva.</b> Iniciá sesión con ella.
                  </Notice>
                </chakra.output>
              )}
              {sessionEnded && !back && (
                <chakra.output display="block">
                  <Notice>
                    {navigator.cookieEnabled
                      ? 'Tu sesión terminó: se cerró desde otro lugar o venció. Iniciá sesión para seguir.'
                      : 'Tu navegador bloquea las cookies, y sin ellas no podemos mantener tu sesión. Permitilas para este sitio e iniciá sesión de nuevo.'}
                  </Notice>
                </chakra.output>
              )}
              <Suspense>
                {back?.failure && <VendorNotice vendor={back.vendor} failure={back.failure} />}
              </Suspense>
              {back?.step === 'codigo' ? (
                <Suspense>
                  <VendorSecondStep returnTo={returnTo} />
                </Suspense>
              ) : (
                <>
                  <SignInForm
                    email={email}
                    returnTo={returnTo}
                    linked={back?.step === 'vincular' ? back.vendor : undefined}
                  />
                  {back?.step !== 'vincular' && <VendorButtons returnTo={returnTo} />}
                </>
              )}
            </Body>
          </TabPanel>
          <TabPanel value="signup">
            <Body title="Crear cuenta">
              <Suspense fallback={<CardSkeleton />}>
                <KindChoice
                  onChoose={kind => void navigate(paths.auth({ ...along, mode: 'signup', kind }))}
                  shortPath={kind => paths.auth({ ...along, mode: 'signup', kind, isShort: true })}
                />
              </Suspense>
              <VendorButtons returnTo={returnTo} />
            </Body>
          </TabPanel>
        </Tabs>
        <chakra.p textStyle="sm" color="fg.muted">
          <Link to={paths.terms}>Términos de uso</Link> y{' '}
          <Link to={paths.privacy}>política de privacidad</Link>
        </chakra.p>
      </chakra.section>
    </AuthFrame>
  )
}

function Body({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="6">
      <chakra.h1 textStyle="h1">{title}</chakra.h1>
      {children}
    </chakra.div>
  )
}
