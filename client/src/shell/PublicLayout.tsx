import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router'
import { useVisibleBox } from '../lib/useVisibleBox'
import { followTokenOf, paths, patterns } from '../paths'
import { FITTING } from '../ui/window'
import { CodeFailure } from './CodeFailure'
import { CookieNotice } from './CookieNotice'
import { Footer } from './Footer'
import { Header } from './Header'
import { ScreenOutlet, useScreenHandle } from './ScreenOutlet'
import { WhatsAppBanner } from './WhatsAppBanner'
import { besideFootBar, WhatsAppButton, WhatsAppCard } from './WhatsAppButton'

/** Layout of public pages. */
export function PublicLayout() {
  const { pathname } = useLocation()
  const isHome = pathname === paths.home
  // The conversation ends with the window, and nothing floats over where one writes.
  const isAsking = pathname === patterns.findPart
  // Its offers may have a bar at the foot.
  const isFollowing = followTokenOf(pathname) !== null
  const { ownAction, fits = false } = useScreenHandle()
  const box = useVisibleBox(fits)
  return (
    <chakra.div ref={box} css={[styles.root, isFollowing && besideFootBar, fits && FITTING.root]}>
      <chakra.div css={isAsking ? styles.window : styles.page}>
        <chakra.div css={fits ? FITTING.header : styles.page}>
          <CookieNotice />
          {isHome && <WhatsAppBanner />}
          <Header over={isHome} quiet={ownAction} hasWhatsApp={isAsking || isFollowing} />
        </chakra.div>
        <chakra.main
          id="contenido"
          flex="1"
          display="flex"
          flexDirection="column"
          outline="none"
          css={fits ? FITTING.room : {}}
        >
          <ScreenOutlet />
        </chakra.main>
      </chakra.div>
      {!fits && <Footer />}
      {!isAsking && !fits && <WhatsAppButton />}
      {isAsking && <WhatsAppCard />}
      <CodeFailure />
    </chakra.div>
  )
}

const styles = {
  root: { display: 'flex', flexDirection: 'column', minH: '100dvh' },
  page: { display: 'contents' },
  window: { display: 'flex', flexDirection: 'column', minH: '100dvh' },
} as const
