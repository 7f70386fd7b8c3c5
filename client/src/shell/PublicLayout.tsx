import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router'
import { paths, patterns } from '../paths'
import { CodeFailure } from './CodeFailure'
import { CookieNotice } from './CookieNotice'
import { Footer } from './Footer'
import { Header } from './Header'
import { ScreenOutlet, useScreenHandle } from './ScreenOutlet'
import { WhatsAppBanner } from './WhatsAppBanner'
import { WhatsAppButton, WhatsAppCard } from './WhatsAppButton'

/** Layout of public pages. */
export function PublicLayout() {
  const { pathname } = useLocation()
  const isHome = pathname === paths.home
  // The conversation ends with the window, and nothing floats over where one writes.
  const isAsking = pathname === patterns.findPart
  const { ownAction, fits = false } = useScreenHandle()
  const isWindow = isAsking || fits
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <chakra.div css={isWindow ? styles.window : styles.page}>
        <CookieNotice />
        {isHome && <WhatsAppBanner />}
        <Header over={isHome} quiet={ownAction} hasWhatsApp={isAsking} />
        <chakra.main
          id="contenido"
          flex="1"
          display="flex"
          flexDirection="column"
          outline="none"
          position={fits ? 'relative' : undefined}
        >
          <ScreenOutlet />
        </chakra.main>
      </chakra.div>
      <Footer />
      {!isWindow && <WhatsAppButton />}
      {isAsking && <WhatsAppCard />}
      <CodeFailure />
    </chakra.div>
  )
}

const styles = {
  page: { display: 'contents' },
  window: { display: 'flex', flexDirection: 'column', minH: '100dvh' },
} as const
