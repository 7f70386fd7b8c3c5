// Written by npm run codegen from what the server knows of requests.

/** How long a request takes offers, in days. */
export const REQUEST_DAYS = 30

/** For how long a deleted request can be restored, in days. */
export const RESTORE_DAYS = 30

/** How many photos a request may have. */
export const REQUEST_PHOTOS = 5

/** How long the video of a request may be, in seconds. */
export const REQUEST_VIDEO_SECONDS = 15

/** Words for where in a car a part belongs. */
export const CATEGORY_WORDS = {
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
} as const
