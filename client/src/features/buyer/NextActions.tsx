import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useNow } from '../../lib/clock'
import { paths } from '../../paths'
import { ActionLink } from '../../ui/Link'
import { type BuyerCounts, nextActions } from './buyerCounts'

type NextActionsProps = {
  counts: BuyerCounts
  /** The search string of a tab as last used. */
  searchOf: (tab: string) => string
}

/** The buyer's next actions in one line; each links to its place. */
export function NextActions({ counts, searchOf }: NextActionsProps) {
  const actions = nextActions(counts, useNow())
  return (
    <chakra.nav aria-label="Lo que sigue" css={styles.bar}>
      {actions.length === 0 ? (
        <chakra.p color="fg.muted">Pedí un repuesto y compará las ofertas acá.</chakra.p>
      ) : (
        <chakra.ul css={styles.line}>
          {actions.map(({ words, tab }) => (
            <li key={words}>
              <ActionLink asChild>
                <Link to={paths.dashboard(tab) + searchOf(tab)} preventScrollReset>
                  {words}
                </Link>
              </ActionLink>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.nav>
  )
}

const styles = {
  bar: {
    mb: { base: '0', md: '4' },
    // One line that scrolls sideways on a phone.
    mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    px: { base: 'gutter', md: '0' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    w: { base: 'max-content', md: 'auto' },
  },
} as const
