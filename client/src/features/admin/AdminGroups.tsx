import { chakra } from '@chakra-ui/react/styled-system'
import { Link, NavLink, useLocation } from 'react-router'
import { paths } from '../../paths'
import { type AdminGroup, groupAt, groups } from './deskPages'
import { NavStrip } from './NavStrip'
import { WaitingCount } from './WaitingCount'

/** Rows that wait, by the path of their page. */
export type WaitingCounts = ReadonlyMap<string, number>

export const NO_COUNTS: WaitingCounts = new Map()

/** The groups of the team's pages, and the pages of the current one. */
export function AdminGroups({ counts }: { counts: WaitingCounts }) {
  const current = groupAt(useLocation().pathname)
  const waitingIn = ({ pages }: AdminGroup) => pages.reduce((sum, { to }) => sum + (counts.get(to) ?? 0), 0)
  return (
    <chakra.div mb="5" minW="0" css={{ '& > nav': { mb: '0' } }}>
      <NavStrip label="Administración">
        {groups.map(group => (
          <Link
            key={group.name}
            // Leads to the page where something waits, which is why it was pressed.
            to={(group.pages.find(({ to }) => counts.has(to)) ?? group.pages[0]).to}
            aria-current={group === current ? 'true' : undefined}
          >
            {group.name}
            <WaitingCount value={waitingIn(group)} />
          </Link>
        ))}
      </NavStrip>
      <NavStrip label={current.name} key={current.name} isSecond>
        {current.pages.map(({ to, name }) => (
          <NavLink key={to} to={to} end={to === paths.admin}>
            {name}
            <WaitingCount value={counts.get(to) ?? 0} />
          </NavLink>
        ))}
      </NavStrip>
    </chakra.div>
  )
}
