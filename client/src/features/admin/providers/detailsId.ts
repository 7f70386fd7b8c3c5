/** The button that remains when those of a decision disappear; it takes the focus then. */
export const detailsId = (id: string) => `detalles-${id}`
