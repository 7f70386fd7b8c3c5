import { notice } from './notice'

/** A mutation was refused because changed policies were not accepted. `on…` as in `signInRequired`. */
export const [onPolicyConsentNeeded, reportPolicyConsentNeeded] = notice()
