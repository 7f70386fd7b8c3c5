/** What was kept under this name, in this tab or beyond it; null for nothing. */
export const remembered = (key: string): string | null => window.tuercaMemory?.read(key) ?? null

/** Keeps it beyond the tab where the browser's owner has agreed to that, else within it; null forgets it. */
export const remember = (key: string, value: string | null): void => window.tuercaMemory?.keep(key, value)
