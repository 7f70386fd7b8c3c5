import { paths } from '../../paths'
import { policy } from './documents/politica-privacidad/2025-07-24.md'
import { policyPage } from './policyPage'

export const PrivacyScreen = policyPage({
  path: paths.privacy,
  description: 'Qué datos tuyos tiene Tuerca, para qué, quién los ve y cómo los pedís, corregís o borrás.',
  version: '2025-07-24',
  document: policy,
})
