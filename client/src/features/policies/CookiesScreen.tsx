import * as newest from 'policy:politica-cookies'
import { paths } from '../../paths'
import { policyPage } from './policyPage'

export const CookiesScreen = policyPage({
  path: paths.cookies,
  description: 'Las cookies que usa Tuerca, para qué y cuánto duran. No hay de publicidad ni de seguimiento.',
  ...newest,
})
