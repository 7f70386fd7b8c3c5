/** Why a consultation was not sent: refused or lost, or the visitor left no contact for its offers. */
export type Unsent = 'FAILED' | 'UNREACHABLE'
