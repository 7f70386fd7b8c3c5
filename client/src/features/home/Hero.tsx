import { chakra } from '@chakra-ui/react/styled-system'
import { Page } from '../../ui/PageHeader'
import { AskAssistant } from './AskAssistant'
import { ExampleOffers } from './ExampleOffers'

/** The first section: one question, its blank tag, and example offers. */
export function Hero() {
  return (
    <chakra.section className="inv" bg="bg.inverted" overflow="hidden">
      <Page
        display="grid"
        gap={{ base: '12', lg: '16' }}
        pt="clamp(2rem, 1rem + 3.5vw, 4.5rem)"
        pb="clamp(2.5rem, 1.5rem + 4vw, 5rem)"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.16fr) minmax(0, 1fr)' }}
      >
        <chakra.div display="flex" flexDirection="column" gap="1.375rem" minW="0">
          <chakra.h1 textStyle="display">¿Qué repuesto necesitás?</chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted">
            Pedilo una vez. Te cotizan proveedores verificados de todo el país y vos elegís.
          </chakra.p>
          <AskAssistant />
        </chakra.div>
        <ExampleOffers />
      </Page>
    </chakra.section>
  )
}
