import type { PartCategory } from '../../generated/prisma/enums.ts'

/** Spanish words for where in a car a part belongs. */
export const CATEGORY_WORDS: Readonly<Record<PartCategory, string>> = {
  BRAKES: 'Frenos',
  FILTERS: 'Filtros',
  SUSPENSION: 'Suspensión',
  STEERING: 'Dirección',
  LIGHTS: 'Luces',
  ENGINE: 'Motor',
  ELECTRICAL: 'Electricidad',
  BODY: 'Carrocería',
  ACCESSORIES: 'Accesorios',
  TYRES: 'Neumáticos',
  EXHAUST: 'Escape',
  COOLING: 'Refrigeración',
  OTHER: 'Otros',
}
