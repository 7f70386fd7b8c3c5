/** Styles of what leads on: on paper it leads nowhere, and what is fixed would stand on every page. */
export const notPrinted = { '@media print': { display: 'none!' } } as const
