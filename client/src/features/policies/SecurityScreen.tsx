import { paths } from '../../paths'
import document from './documents/seguridad/2025-07-24.md'
import { policyScreen } from './policyScreen'

export const SecurityScreen = policyScreen({
  path: paths.security,
  description: 'Cómo cuida Tuerca tu plata y tus datos, y qué podés hacer vos.',
  version: '2025-07-24',
  document,
})
