import type { PartRequest } from '../../generated/prisma/client.ts'

/** The columns that `vehicleName` reads. */
export const VEHICLE = { brand: true, model: true, engine: true, version: true, year: true } as const

/** 'Volkswagen Gol Trend 1.6 2014'. */
export function vehicleName(request: Pick<PartRequest, keyof typeof VEHICLE>): string {
  const { brand, model, engine, version, year } = request
  return [brand, model, engine, version, year].filter(Boolean).join(' ')
}
