import { notice } from './notice'

/**
 * A mutation was refused because nobody is signed in any more. `on…` subscribes and returns a function that
 * unsubscribes.
 */
export const [onSignInRequired, reportSignInRequired] = notice()
