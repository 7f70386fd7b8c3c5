import { paths } from '../../paths'

/** The page of a certificate by its code. Beside paths.ts, which every page loads, for its size. */
export const warrantyPath = (code: string): string => `${paths.warranty}/${code}`
