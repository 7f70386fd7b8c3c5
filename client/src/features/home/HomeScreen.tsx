import { Suspense } from 'react'
import type { ScreenProps } from '../../relay/route'
import { roleHint } from '../../shell/roleHint'
import { useTitle } from '../../shell/useTitle'
import { SkeletonPage } from '../../ui/Skeleton'
import type { homeQuery } from './__generated__/homeQuery.graphql'
import { Hero } from './Hero'
import { HowItWorks } from './HowItWorks'
import { MoneyWaits } from './MoneyWaits'
import { ProviderInvitation } from './ProviderInvitation'
import { ProvidersOnward } from './ProvidersOnward'
import { ServiceFacts } from './ServiceFacts'

/**
 * The front door. A signed-in provider finds their panel behind it instead. Only figures wait for the server: the rest
 * is there at once, unless this browser was a provider's last time.
 */
export function HomeScreen({ queryRef }: ScreenProps<homeQuery>) {
  useTitle('¿Qué repuesto necesitás?')
  const page = (
    <>
      <Hero />
      <ServiceFacts />
      <HowItWorks queryRef={queryRef} />
      <MoneyWaits />
      <ProviderInvitation queryRef={queryRef} />
    </>
  )
  const onward = <ProvidersOnward queryRef={queryRef} />
  if (roleHint() !== 'PROVIDER') {
    return (
      <>
        <Suspense>{onward}</Suspense>
        {page}
      </>
    )
  }
  return (
    <Suspense fallback={<SkeletonPage />}>
      {onward}
      {page}
    </Suspense>
  )
}
