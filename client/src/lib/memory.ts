/** Reads the value stored under this name, for this tab or permanently; null without one. */
export const remembered = (key: string): string | null => window.tuercaMemory?.read(key) ?? null

/** Stores a value: permanently with the visitor's consent, else for this tab; null removes it. */
export const remember = (key: string, value: string | null): void => window.tuercaMemory?.keep(key, value)
