/** Earliest model year of a vehicle that parts are asked for. */
export const MIN_YEAR = 1980

/** Latest model year: next year's models are sold this year. */
export const latestYear = (thisYear: number) => thisYear + 1
