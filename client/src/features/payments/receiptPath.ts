import { paths } from '../../paths'

/** The receipt of a payment by the id of its checkout. Beside paths.ts, which every page loads, for its size. */
export const receiptPath = (checkoutId: string): string => `${paths.payments}/${checkoutId}`
