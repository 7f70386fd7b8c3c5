import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import { useNow } from '../../../lib/clock'
import { formatDate, formatWeekday } from '../../../lib/dates'
import { formatNumber } from '../../../lib/money'
import { count } from '../../../lib/text'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ActionLink } from '../../../ui/Link'
import { List, ListRow, Panel, PanelHeader } from '../../../ui/Panel'
import { Stat, StatGrid } from '../../../ui/StatGrid'
import type { Visits_query$data, Visits_query$key } from './__generated__/Visits_query.graphql'

type DayVisits = NonNullable<Visits_query$data['visits']>[number]

/** Visits of the last 30 days by day, and by page: of all days, or of the day in the address. */
export function Visits({ query }: { query: Visits_query$key }) {
  const { visits } = useFragment(
    graphql`
      fragment Visits_query on Query {
        visits {
          day
          pages {
            page
            count
          }
        }
      }
    `,
    query,
  )
  const days = visits ?? []
  const [params] = useSearchParams()
  const today = formatDate(useNow())
  const chosen = days.find(({ day }) => day === params.get('dia'))
  const ofToday = days.filter(({ day }) => formatDate(noon(day)) === today)
  if (days.length === 0) {
    return (
      <Panel flush>
        <EmptyState title="Todavía no hay visitas">
          Cada página pública que alguien ve se suma acá, sin cookies y sin saber de quién es.
        </EmptyState>
      </Panel>
    )
  }
  const shown = chosen ? [chosen] : days
  const busiest = Math.max(...days.map(day => visitsOf([day])))
  const pages = pagesOf(shown)
  return (
    <chakra.div display="grid" gap="6">
      <StatGrid columns={3}>
        <Stat value={formatNumber(visitsOf(days))} label="Total" note="en 30 días" />
        <Stat value={formatNumber(visitsOf(ofToday))} label="Hoy" note="hasta ahora" />
        <Stat
          value={formatNumber(Math.round(visitsOf(days) / days.length))}
          label="Por día"
          note="en promedio"
        />
      </StatGrid>
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <section aria-label="Visitas por página">
          <Panel flush>
            <PanelHeader
              title={<h2>Por página</h2>}
              note={chosen ? `el ${longDay(chosen.day)}` : 'en los últimos 30 días'}
            >
              {chosen && (
                <ActionLink asChild>
                  <Link to={paths.adminVisits()}>Ver los 30 días</Link>
                </ActionLink>
              )}
            </PanelHeader>
            <List>
              {pages.map(({ page, count: visits }) => (
                <Counted key={page} visits={visits} most={pages[0]?.count ?? 0}>
                  <chakra.span overflowWrap="anywhere">{page === '/' ? '/ (inicio)' : page}</chakra.span>
                </Counted>
              ))}
            </List>
          </Panel>
        </section>
        <section aria-label="Visitas por día">
          <Panel flush>
            <PanelHeader title={<h2>Por día</h2>} note="el más nuevo primero" />
            <List>
              {days.map(day => (
                <Counted key={day.day} visits={visitsOf([day])} most={busiest}>
                  <Link to={paths.adminVisits(day.day)} aria-current={day === chosen ? 'true' : undefined}>
                    {longDay(day.day)}
                  </Link>
                </Counted>
              ))}
            </List>
          </Panel>
        </section>
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.muted">
        Cada visitante se cuenta una vez por página y por día, sin cookies. No se cuentan los buscadores y
        otros programas, ni quien no usa JavaScript.
      </chakra.p>
    </chakra.div>
  )
}

type CountedProps = { children: ReactNode; visits: number; most: number }

/** A name with its count, and a bar relative to the largest count. */
function Counted({ children, visits, most }: CountedProps) {
  return (
    <ListRow display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="4" rowGap="1.5">
      {children}
      <chakra.span className="num" fontWeight="600">
        {count(visits, 'visita', 'visitas')}
      </chakra.span>
      <chakra.span
        aria-hidden="true"
        gridColumn="1 / -1"
        h="1"
        borderRadius="full"
        bg="trust.border"
        style={{ width: `${(100 * visits) / most}%` }}
      />
    </ListRow>
  )
}

const noon = (day: string) => `${day}T15:00:00Z`
const longDay = (day: string) => formatWeekday(noon(day))

const visitsOf = (days: readonly DayVisits[]): number =>
  days.flatMap(({ pages }) => pages).reduce((sum, { count }) => sum + count, 0)

/** The pages of these days together, most visits first. */
function pagesOf(days: readonly DayVisits[]): { page: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { page, count } of days.flatMap(({ pages }) => pages))
    counts.set(page, (counts.get(page) ?? 0) + count)
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .toSorted((one, other) => other.count - one.count || one.page.localeCompare(other.page))
}
