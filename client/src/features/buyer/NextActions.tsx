import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
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
  const actions = nextActions(counts)
  return (
    <chakra.nav aria-label="Lo que sigue" mb="4">
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
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
  },
} as const
