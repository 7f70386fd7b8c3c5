/** Why a consultation was not sent: it was refused or lost, or nobody could be told of its offers. */
export type Unsent = 'FAILED' | 'UNREACHABLE'
