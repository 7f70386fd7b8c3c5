import * as newest from 'policy:seguridad'
import { paths } from '../../paths'
import { MoneyHeld } from './pictures'
import { policyPage } from './policyPage'

export const SecurityScreen = policyPage({
  path: paths.security,
  description: 'Cómo cuida Tuerca tu plata y tus datos, y qué podés hacer vos.',
  picture: <MoneyHeld />,
  ...newest,
})
