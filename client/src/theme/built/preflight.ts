/** Replaces Chakra's: the stylesheet contains it. */
export const createPreflight = () => ({})
