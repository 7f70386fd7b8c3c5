import * as newest from 'policy:resolucion-disputas'
import { paths } from '../../paths'
import { MoneyInDispute } from './pictures'
import { policyPage } from './policyPage'

export const DisputesScreen = policyPage({
  path: paths.disputes,
  description:
    'Qué hacer si algo sale mal con una compra: pasos, plazos y soluciones. Mientras no confirmes, la plata sigue retenida.',
  picture: <MoneyInDispute />,
  ...newest,
})
