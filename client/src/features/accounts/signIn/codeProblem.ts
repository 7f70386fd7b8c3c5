import { isBlank } from '../../../forms/problems'

/** What is wrong with a code that is needed. The server looks closer. */
export const codeProblem = (code: string): string | false => isBlank(code) && 'Poné el código.'
