import { paths } from '../../paths'
import document from './documents/politica-privacidad/2025-07-24.md'
import { policyScreen } from './policyScreen'

export const PrivacyScreen = policyScreen({
  path: paths.privacy,
  description: 'Qué datos tuyos tiene Tuerca, para qué, quién los ve y cómo los pedís, corregís o borrás.',
  version: '2025-07-24',
  document,
})
