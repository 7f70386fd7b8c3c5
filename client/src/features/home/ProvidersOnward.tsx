import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../paths'
import { AfterHydration } from '../../shell/AfterHydration'
import { useViewer } from '../../shell/viewer'

/**
 * Shows `children` to everybody but a signed-in provider, who is redirected to their panel. When this browser
 * belonged to a provider last time (`data-cuenta`, see index.html) nothing shows until the present account is
 * known.
 */
export function ProvidersOnward({ children }: { children: ReactNode }) {
  const [isKnown, setKnown] = useState(false)
  return (
    <chakra.div css={isKnown ? {} : { '[data-cuenta=PROVIDER] &': { visibility: 'hidden' } }}>
      {children}
      <AfterHydration>
        <Suspense>
          <Onward onStay={() => setKnown(true)} />
        </Suspense>
      </AfterHydration>
    </chakra.div>
  )
}

function Onward({ onStay }: { onStay: () => void }) {
  const isProvider = useViewer()?.kind === 'PROVIDER'
  useEffect(() => {
    if (!isProvider) onStay()
  })
  return isProvider ? <Navigate replace to={paths.dashboard()} /> : null
}
