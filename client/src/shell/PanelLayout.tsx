import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../paths'
import { Dense } from '../ui/Dense'
import { Page } from '../ui/PageHeader'
import { AccountOnly } from './guards'
import { Header } from './Header'
import { ScreenOutlet, useScreenHandle } from './ScreenOutlet'
import { useViewer } from './viewer'

/** Pages of whoever is signed in. Providers and the admin work at counter density. */
export function PanelLayout() {
  const { skeleton, checking } = useScreenHandle()
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <Header work />
      <chakra.main id="contenido" flex="1" outline="none">
        <Page pt={{ base: '6', lg: '8' }} pb="24">
          <Suspense fallback={checking ?? skeleton}>
            <AccountOnly>
              <Density />
            </AccountOnly>
          </Suspense>
        </Page>
      </chakra.main>
    </chakra.div>
  )
}

function Density() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const isWork = viewer?.kind === 'PROVIDER' || pathname === paths.admin
  return isWork ? (
    <Dense>
      <ScreenOutlet />
    </Dense>
  ) : (
    <ScreenOutlet />
  )
}
