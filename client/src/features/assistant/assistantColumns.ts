/** The conversation above what was understood. */
export const narrowAssistant = {
  display: 'grid',
  alignItems: 'start',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

/** Next to it on wide screens. Fills the window down to its lower edge. */
export const fillingAssistant = {
  ...narrowAssistant,
  flex: '1',
  gridTemplateRows: '1fr',
  '& > section': { alignSelf: 'stretch' },
  lg: { gap: '10', gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
} as const

/** The conversation's panel there. Its skeleton has the same box, so that the greeting is painted once. */
export const fillingPanel = {
  minH: '20rem',
  // On a phone from edge to edge.
  smDown: { mx: 'calc(-1 * {spacing.gutter})', borderX: '0', borderBottom: '0', borderRadius: '0' },
} as const
