import { paths } from '../../paths'
import { policy } from './documents/politica-cookies/2025-07-24.md'
import { policyPage } from './policyPage'

export const CookiesScreen = policyPage({
  path: paths.cookies,
  description: 'Las cookies que usa Tuerca, para qué y cuánto duran. No hay de publicidad ni de seguimiento.',
  version: '2025-07-24',
  document: policy,
})
