import { paths } from '../../paths'
import { policy } from './documents/seguridad/2025-07-24.md'
import { policyPage } from './policyPage'

export const SecurityScreen = policyPage({
  path: paths.security,
  description: 'Cómo cuida Tuerca tu plata y tus datos, y qué podés hacer vos.',
  version: '2025-07-24',
  document: policy,
})
