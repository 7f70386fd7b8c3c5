/** The conversation above what was understood. */
export const narrowAssistant = {
  display: 'grid',
  alignItems: 'start',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

/** On wide screens beside it. */
export const assistantColumns = {
  ...narrowAssistant,
  lg: { gap: '10', gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
} as const
