import { PageTitle } from '../../ui/PageTitle'
import { Hero } from './Hero'
import { HowItWorks } from './HowItWorks'
import { MoneyWaits } from './MoneyWaits'
import { ProviderInvitation } from './ProviderInvitation'
import { ProvidersOnward } from './ProvidersOnward'
import { ServiceFacts } from './ServiceFacts'

/** The front door; a signed-in provider is taken on to their panel. Nothing of it waits for the server. */
export function HomeScreen() {
  return (
    <ProvidersOnward>
      <PageTitle description="Pedís el repuesto una vez. Te cotizan proveedores verificados de todo el Uruguay.">
        ¿Qué repuesto necesitás?
      </PageTitle>
      <Hero />
      <ServiceFacts />
      <HowItWorks />
      <MoneyWaits />
      <ProviderInvitation />
    </ProvidersOnward>
  )
}
