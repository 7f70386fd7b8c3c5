import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { withDialog } from '../paths'
import { notPrinted } from '../ui/notPrinted'
import { openedLater } from '../ui/openedLater'
import { Toaster } from '../ui/Toaster'
import { AfterHydration } from './AfterHydration'
import { ConnectionBanner } from './ConnectionBanner'
import { DialogOpener } from './DialogOpener'
import { greet } from './leaveFor'
import { ProgressBar } from './ProgressBar'
import { SignInAgain } from './SignInAgain'
import { type Slots, SlotsProvider, useSlots } from './slots'
import { RoleKeeper, SessionEndedProvider, useViewer, ViewerProvider, type ViewerRef } from './viewer'

const AppUpdate = openedLater(
  async () => (await import('./AppUpdate')).AppUpdate,
  // Development builds have no versions.
  () => import.meta.env.PROD,
  { isQuiet: true, waitsForQuiet: true },
)

/** The frame around every page. */
export function Shell({ viewerRef, slots }: { viewerRef: ViewerRef | null; slots: Slots }) {
  useEffect(greet, [])
  const [sessionEnded, setSessionEnded] = useState(false)
  return (
    <SlotsProvider value={slots}>
      <ViewerProvider value={viewerRef}>
        <SkipLink />
        <ProgressBar />
        <ConnectionBanner />
        <DialogOpener>
          <SessionEndedProvider value={sessionEnded}>
            <Outlet />
          </SessionEndedProvider>
        </DialogOpener>
        <SignInAgain />
        <AfterHydration>
          <Toaster />
          <AppUpdate />
          <Suspense>
            <RoleKeeper onSessionEnded={() => setSessionEnded(true)} />
          </Suspense>
          <Suspense>
            <NewsOfViewer />
          </Suspense>
        </AfterHydration>
        <ScrollRestoration getKey={({ pathname, search }) => pathname + withDialog(search, null)} />
      </ViewerProvider>
    </SlotsProvider>
  )
}

function NewsOfViewer() {
  const { AccountNews } = useSlots()
  const viewer = useViewer()
  return viewer && <AccountNews account={viewer} />
}

function SkipLink() {
  return (
    <chakra.a
      href="#contenido"
      position="fixed"
      left="4"
      top="-4rem"
      zIndex="skip"
      bg="fg"
      color="bg"
      px="4"
      py="3"
      borderRadius="sm"
      _focus={{ top: '4' }}
      css={notPrinted}
    >
      Saltar al contenido
    </chakra.a>
  )
}
