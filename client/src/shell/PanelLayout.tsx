import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useVisibleBox } from '../lib/useVisibleBox'
import { isAdminsPage } from '../paths'
import { Dense } from '../ui/Dense'
import { Page } from '../ui/PageHeader'
import { FITTING } from '../ui/window'
import { AccountOnly } from './guards'
import { Header } from './Header'
import { ScreenOutlet, useScreenHandle } from './ScreenOutlet'
import { useViewer } from './viewer'
import { besideFootBar, WhatsAppButton } from './WhatsAppButton'

/** Layout of account pages. Providers and the admin work at counter density. */
export function PanelLayout() {
  const { skeleton, checking, fits = false } = useScreenHandle()
  const box = useVisibleBox(fits)
  // The team answers there itself, and its tables have values below the button.
  const hasWhatsApp = !isAdminsPage(useLocation().pathname)
  return (
    <chakra.div ref={box} css={[styles.root, fits && FITTING.root]}>
      <chakra.div css={FITTING.header}>
        <Header work hasWhatsApp={hasWhatsApp} />
      </chakra.div>
      <chakra.main id="contenido" flex="1" outline="none" css={fits ? FITTING.room : {}}>
        <Page pt={{ base: '4', md: '6', lg: '8' }} pb="24">
          <Suspense fallback={checking ?? skeleton}>
            <AccountOnly>
              <Density />
            </AccountOnly>
          </Suspense>
        </Page>
      </chakra.main>
      {hasWhatsApp && <WhatsAppButton compact raised={fits} />}
    </chakra.div>
  )
}

function Density() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const isWork = viewer?.kind === 'PROVIDER' || isAdminsPage(pathname)
  return isWork ? (
    <Dense>
      <ScreenOutlet />
    </Dense>
  ) : (
    <ScreenOutlet />
  )
}

const styles = {
  root: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    ...besideFootBar,
  },
} as const
