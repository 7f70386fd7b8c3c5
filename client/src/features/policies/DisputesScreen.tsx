import { paths } from '../../paths'
import { policy } from './documents/resolucion-disputas/2025-07-24.md'
import { policyPage } from './policyPage'

export const DisputesScreen = policyPage({
  path: paths.disputes,
  description:
    'Qué hacer si algo sale mal con una compra: pasos, plazos y soluciones. La plata sigue retenida.',
  version: '2025-07-24',
  document: policy,
})
