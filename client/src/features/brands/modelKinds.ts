import type { BrandModels, ModelYears } from '../../lib/generated/brandModels'

const titles = {
  cars: 'Autos',
  offRoad: 'SUV y todo terreno',
  pickupsAndVans: 'Pickups y utilitarios',
  trucks: 'Camiones',
} as const satisfies Record<keyof BrandModels, string>

export type ModelKind = { readonly title: string; readonly models: readonly ModelYears[] }

/** The models of a make by kind; empty kinds are left out. */
export function kindsOf(models: BrandModels): ModelKind[] {
  return Object.entries(titles)
    .map(([kind, title]) => ({ title, models: models[kind as keyof BrandModels] }))
    .filter(kind => kind.models.length > 0)
}

/** '2008–2023', or 'desde 2010' for a model still sold. */
export function yearsText([, from, to]: ModelYears): string {
  return to === null ? `desde ${from}` : `${from}–${to}`
}
