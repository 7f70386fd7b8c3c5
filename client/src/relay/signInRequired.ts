import { notice } from './notice'

/** A command was refused because nobody is signed in any more. `on…` calls back on each and returns what stops it. */
export const [onSignInRequired, reportSignInRequired] = notice()
