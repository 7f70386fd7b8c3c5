/** Hides navigation in print: links are useless on paper, and fixed elements would repeat on every page. */
export const notPrinted = { '@media print': { display: 'none!' } } as const
