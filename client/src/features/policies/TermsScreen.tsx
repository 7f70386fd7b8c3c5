import * as newest from 'policy:terminos-uso'
import { paths } from '../../paths'
import { TermsInFigures } from './pictures'
import { policyPage } from './policyPage'

export const TermsScreen = policyPage({
  path: paths.terms,
  description:
    'Las reglas de Tuerca: qué es, quién puede usarlo, cómo se paga, cuánto cobra, cómo te arrepentís y qué ley rige.',
  picture: <TermsInFigures />,
  ...newest,
})
