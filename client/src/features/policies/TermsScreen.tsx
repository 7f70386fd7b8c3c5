import { paths } from '../../paths'
import document from './documents/terminos-uso/2025-07-24.md'
import { policyScreen } from './policyScreen'

export const TermsScreen = policyScreen({
  path: paths.terms,
  description:
    'Las reglas de Tuerca: qué es, quién puede usarlo, cómo se paga, cuánto cobra, cómo te arrepentís y qué ley rige.',
  version: '2025-07-24',
  document,
})
