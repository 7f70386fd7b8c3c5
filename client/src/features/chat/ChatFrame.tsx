import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Page } from '../../ui/PageHeader'
import { WINDOW } from '../../ui/window'

/** The chat fills the window under the site's header: the order above, the conversation below. */
export function ChatFrame({ children }: { children: ReactNode }) {
  return <Page css={styles.root}>{children}</Page>
}

/** The conversation and, on wide windows, the state of the order next to it. */
export const ChatRoom = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    minH: '0',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gridTemplateRows: 'minmax(0, 1fr)',
  },
})

const styles = {
  root: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '2.5', lg: '4' },
    // Lower windows scroll.
    minH: '15rem',
    pt: { base: '2', lg: '4' },
    pb: { base: '2.5', lg: '6' },
    // The notice of a lost connection covers the bottom of the window.
    'body:has([data-connection]) &': { pb: '11' },
    [WINDOW.isLow]: { gap: '1.5', pt: '1.5', pb: '1.5' },
  },
} as const
