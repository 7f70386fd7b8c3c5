import { paths } from '../../paths'
import document from './documents/resolucion-disputas/2025-07-24.md'
import { policyScreen } from './policyScreen'

export const DisputesScreen = policyScreen({
  path: paths.disputes,
  description:
    'Qué hacer si algo sale mal con una compra: pasos, plazos y soluciones. La plata sigue retenida.',
  version: '2025-07-24',
  document,
})
