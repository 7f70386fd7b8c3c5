/** In place of Chakra's: the stylesheet has it. */
export const createPreflight = () => ({})
