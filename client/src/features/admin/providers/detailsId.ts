/** The button that stays when those of a decision disappear with it, and gets the focus then. */
export const detailsId = (id: string) => `detalles-${id}`
