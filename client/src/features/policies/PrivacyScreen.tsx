import * as newest from 'policy:politica-privacidad'
import { paths } from '../../paths'
import { BuyerConcealed } from './pictures'
import { policyPage } from './policyPage'

export const PrivacyScreen = policyPage({
  path: paths.privacy,
  description: 'Qué datos tuyos tiene Tuerca, para qué, quién los ve y cómo los pedís, corregís o borrás.',
  picture: <BuyerConcealed />,
  ...newest,
})
