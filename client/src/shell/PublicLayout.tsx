import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router'
import { paths } from '../paths'
import { CodeFailure } from './CodeFailure'
import { CookieNotice } from './CookieNotice'
import { Footer } from './Footer'
import { Header } from './Header'
import { ScreenOutlet, useScreenHandle } from './ScreenOutlet'
import { WhatsAppBanner } from './WhatsAppBanner'
import { WhatsAppButton } from './WhatsAppButton'

/** Pages that anybody may open. */
export function PublicLayout() {
  const isHome = useLocation().pathname === paths.home
  const { ownAction } = useScreenHandle()
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <CookieNotice />
      {isHome && <WhatsAppBanner />}
      <Header over={isHome} quiet={ownAction} />
      <chakra.main id="contenido" flex="1" display="flex" flexDirection="column" outline="none">
        <ScreenOutlet />
      </chakra.main>
      <Footer />
      <WhatsAppButton />
      <CodeFailure />
    </chakra.div>
  )
}
