import { builder } from '../../graphql/builder.ts'
import { dayOf } from '../../platform/businessDays.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { visibleVisits } from './visits.policy.ts'

const DAYS = 30
/** More than the site has. */
const MOST_PAGES = 50

interface PageCount {
  readonly page: string
  readonly count: number
}

interface DayCount {
  readonly day: string
  readonly pages: readonly PageCount[]
}

const PageVisitsType = builder.objectRef<PageCount>('PageVisits').implement({
  description: 'Number of visitors of one page on a day.',
  fields: t => ({
    page: t.exposeString('page', {
      description: 'Its address without the query string: /faq. Variable parts are named: /order/:token.',
    }),
    count: t.exposeInt('count', { description: 'Number of visitors: a browser at an address counts once.' }),
  }),
})

const DayVisitsType = builder.objectRef<DayCount>('DayVisits').implement({
  description: 'Visitors of pages on a day in Uruguay.',
  fields: t => ({
    day: t.exposeString('day', { description: 'The day: 2026-11-22.' }),
    pages: t.field({
      type: [PageVisitsType],
      extensions: { atMost: MOST_PAGES },
      description: 'Each visited page, the one with most visitors first.',
      resolve: ({ pages }) => [...pages],
    }),
  }),
})

builder.queryField('visits', t =>
  t.field({
    type: [DayVisitsType],
    nullable: true,
    extensions: { atMost: DAYS },
    description:
      'Visitors of the public pages in the last 30 days, today included, newest day first; days without visits are omitted. No data about the visitors is kept. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    resolve: async (_root, _args, { db, viewer, clock }) => {
      const first = dayOf(after(clock.now(), -(DAYS - 1) * DAY_MS))
      const rows = await db.prisma.pageVisits.findMany({
        where: { AND: [visibleVisits(viewer), { day: { gte: new Date(first) } }] },
        orderBy: [{ day: 'desc' }, { count: 'desc' }, { page: 'asc' }],
        take: DAYS * MOST_PAGES,
      })
      const days = new Map<string, PageCount[]>()
      for (const { day: date, page, count } of rows) {
        const day = date.toISOString().slice(0, 10)
        days.set(day, [...(days.get(day) ?? []), { page, count }])
      }
      return [...days].map(([day, pages]) => ({ day, pages }))
    },
  }),
)
