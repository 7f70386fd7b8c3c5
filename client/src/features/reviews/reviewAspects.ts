/** The aspects that a buyer gives stars to: the graph's fields with their labels, in the order of the form. */
export const REVIEW_ASPECTS = {
  responseTime: 'Tiempo de respuesta',
  productQuality: 'Calidad del producto',
  descriptionClarity: 'Claridad de la descripción',
  productMatch: 'Coincidencia con lo pedido',
} as const

export type ReviewAspect = keyof typeof REVIEW_ASPECTS

export const reviewAspects = Object.keys(REVIEW_ASPECTS) as ReviewAspect[]
