import { isBlank } from '../../../forms/problems'

/** Reports a missing code. The server checks more. */
export const codeProblem = (code: string): string | false => isBlank(code) && 'Poné el código.'
