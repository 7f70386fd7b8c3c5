import { notice } from './notice'

/** A command was refused because policies that have changed were not accepted. `on…` as of `signInRequired`. */
export const [onPolicyConsentNeeded, reportPolicyConsentNeeded] = notice()
