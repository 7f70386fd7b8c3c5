/** Centésimos as Mercado Pago writes them: a number of pesos. */
export const toPesos = (centesimos: number): number => Number((centesimos / 100).toFixed(2))

/** A number of pesos in centésimos. */
export const fromPesos = (pesos: number): number => Math.round(pesos * 100)
