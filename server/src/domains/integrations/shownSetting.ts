/** A setting as the page shows it. */
export interface ShownSetting {
  /** The value, or the ending of a secret; null when not set. */
  readonly shown: string | null
  /** True when the environment sets it, over what is stored. */
  readonly isFromEnvironment: boolean
  /** True when it is stored, and was encrypted with a key that `DATA_KEYS` no longer has. */
  readonly isUnreadable: boolean
}

const SHOWN = 4

/** Only the ending of a secret is shown. */
export const endingOf = (secret: string) => secret.slice(-SHOWN)

export const hidden = (secret: string | null) => (secret === null ? null : `···· ${endingOf(secret)}`)
