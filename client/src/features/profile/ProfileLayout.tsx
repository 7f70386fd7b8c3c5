import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { openedLater } from '../../ui/openedLater'

/** Invisible and not urgent. */
const ProfileNews = openedLater(
  async () => (await import('./ProfileNews')).ProfileNews,
  () => true,
  { isQuiet: true },
)

/** The sections of a profile and, next to them where it fits, facts of the account. */
export function ProfileLayout({
  title,
  aside,
  children,
}: {
  title: string
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <chakra.div css={styles.root}>
      <ProfileNews />
      <chakra.h2 css={styles.title}>{title}</chakra.h2>
      <chakra.div css={styles.aside}>{aside}</chakra.div>
      <chakra.div css={styles.sections}>{children}</chakra.div>
    </chakra.div>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 17rem' },
  },
  title: { textStyle: 'h2', gridColumn: { xl: '1 / -1' } },
  aside: { gridColumn: { xl: '2' }, gridRow: { xl: '2' }, position: { xl: 'sticky' }, top: { xl: '6rem' } },
  sections: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridColumn: { xl: '1' },
    gridRow: { xl: '2' },
  },
} as const
