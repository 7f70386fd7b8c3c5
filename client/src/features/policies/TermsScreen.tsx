import { paths } from '../../paths'
import { policy } from './documents/terminos-uso/2025-07-24.md'
import { policyPage } from './policyPage'

export const TermsScreen = policyPage({
  path: paths.terms,
  description:
    'Las reglas de Tuerca: qué es, quién puede usarlo, cómo se paga, cuánto cobra, cómo te arrepentís y qué ley rige.',
  version: '2025-07-24',
  document: policy,
})
