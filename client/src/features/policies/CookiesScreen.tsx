import { paths } from '../../paths'
import document from './documents/politica-cookies/2025-07-24.md'
import { policyScreen } from './policyScreen'

export const CookiesScreen = policyScreen({
  path: paths.cookies,
  description: 'Las cookies que usa Tuerca, para qué y cuánto duran. No hay de publicidad ni de seguimiento.',
  version: '2025-07-24',
  document,
})
