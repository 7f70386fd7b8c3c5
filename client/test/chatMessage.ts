/** Time of a test's message: this minute after noon UTC. */
export const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`

/** A message of a conversation between Lucía, the viewer, and Repuestos del Litoral. */
export const message = (id: string, body: string, minute: number, isMine = false) => ({
  __typename: 'Message',
  id,
  body,
  createdAt: at(minute),
  isMine,
  files: [],
  isHidden: false,
  report: null,
  senderName: isMine ? 'Lucía' : 'Repuestos del Litoral',
})
