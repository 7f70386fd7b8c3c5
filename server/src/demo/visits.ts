import type { Services } from '../domains/context.ts'
import { dayOf } from '../platform/businessDays.ts'
import { after, DAY_MS } from '../platform/clock.ts'

/** Visits of a busy day. */
const PAGES = {
  '/': 212,
  '/buscar-repuesto': 131,
  '/repuestos-por-marca': 88,
  '/como-funciona': 47,
  '/proveedores': 31,
  '/faq': 24,
  '/auth': 66,
  '/contacto': 9,
  '/sobre-nosotros': 7,
  '/politica-cookies': 3,
  '/desarrolladores': 2,
}
/** Sunday first: most visits are on working days. */
const WEEK = [0.35, 0.9, 1, 0.95, 0.85, 0.8, 0.55]
const DAYS = 30

/** A month of visits: growing from week to week, and today only the morning's. */
export async function countVisits({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, ago) => {
    const day = new Date(dayOf(after(now, -ago * DAY_MS)))
    const busy = (WEEK[day.getUTCDay()] ?? 1) * (1 - ago / 60) * (ago === 0 ? 0.4 : 1)
    return Object.entries(PAGES).map(([page, visits]) => ({ day, page, count: Math.round(visits * busy) }))
  })
  await db.prisma.pageVisits.createMany({ data: rows.flat().filter(({ count }) => count > 0) })
}
