import { siteFact } from '../../lib/siteFacts'
import { paths } from '../../paths'
import { PageHead } from '../../ui/PageHead'
import { BrandStrip } from './BrandStrip'
import { CustomerDiscount } from './CustomerDiscount'
import { Hero } from './Hero'
import { HowItWorks } from './HowItWorks'
import { IfSomethingIsWrong } from './IfSomethingIsWrong'
import { MoneyWaits } from './MoneyWaits'
import { ProviderInvitation } from './ProviderInvitation'
import { ProvidersOnward } from './ProvidersOnward'
import { MarketFigures, ServiceFacts } from './ServiceFacts'
import { Testimonials } from './Testimonials'

/** The home page; a signed-in provider is redirected to their panel. Nothing in it waits for the server. */
export function HomeScreen() {
  return (
    <ProvidersOnward>
      <PageHead
        title="¿Qué repuesto necesitás?"
        description="Pedís el repuesto una vez. Te cotizan proveedores verificados de todo el Uruguay."
        path={paths.home}
        data={[
          {
            '@type': 'Organization',
            name: 'Tuerca',
            url: siteFact('origin'),
            logo: `${siteFact('origin')}/favicon.svg`,
            email: siteFact('supportEmail'),
            areaServed: 'UY',
          },
        ]}
      />
      <Hero />
      <CustomerDiscount />
      <ServiceFacts />
      <MarketFigures />
      <HowItWorks />
      <MoneyWaits>
        <IfSomethingIsWrong />
      </MoneyWaits>
      <Testimonials />
      <BrandStrip />
      <ProviderInvitation />
    </ProvidersOnward>
  )
}
