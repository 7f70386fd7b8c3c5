import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { DEPOSIT_BPS } from '../../lib/generated/orderTerms'
import { REQUEST_DAYS } from '../../lib/generated/requestTerms'
import { formatBasisPoints } from '../../lib/money'
import { paths } from '../../paths'
import { Band, Opening } from '../../ui/Band'
import { ActionLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { ThreeSteps } from '../home/HowItWorks'
import { MoneyWaits } from '../home/MoneyWaits'
import { FindPartButton } from '../requests/asking/FindPartButton'
import { AnnotatedOffer } from './AnnotatedOffer'
import { TagJourney } from './TagJourney'

/** From "I need a part" to "the provider is paid", as the buyer lives it. */
export function HowItWorksScreen() {
  return (
    <>
      <PageHead
        title="Cómo funciona"
        description="Publicás lo que necesitás, recibís ofertas de proveedores verificados, elegís y pagás. La plata se libera cuando confirmás que lo recibiste."
        path={paths.howItWorks}
      />
      <Opening
        title="Pedís una vez. Comparás. Pagás tranquilo."
        lead="Sin llamar a diez mostradores: contás qué pieza es y para qué auto, y las ofertas llegan a vos."
        actions={<FindPartButton />}
        picture={<TagJourney />}
      />
      <Band title="Tres pasos">
        <ThreeSteps />
      </Band>
      <Band
        bg="bg.subtle"
        title="Todas las ofertas, en el mismo renglón"
        lead="Cada proveedor contesta lo mismo y en el mismo orden. Así se comparan ofertas, no promesas."
      >
        <AnnotatedOffer />
      </Band>
      <MoneyWaits />
      <Band title="Lo que conviene saber">
        <chakra.dl
          display="grid"
          gap={{ base: '6', md: '8' }}
          gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
          css={{
            '& > div': { borderTop: '1px solid {colors.border.strong}', pt: '4' },
            '& dt': { fontWeight: '680', fontSize: '1.1875rem', mb: '1' },
            '& dd': { color: 'fg.muted', maxW: '52ch' },
          }}
        >
          <div>
            <dt>No te cuesta nada pedir</dt>
            <dd>
              Tu pedido queda abierto {REQUEST_DAYS} días. Si no te sirve ninguna oferta, no pasa nada: no hay
              obligación de comprar.
            </dd>
          </div>
          <div>
            <dt>Tus datos son tuyos</dt>
            <dd>
              Quien cotiza ve el vehículo, las piezas y tu departamento. Tu nombre y tu teléfono los ve solo
              el proveedor al que le pagaste.
            </dd>
          </div>
          <div>
            <dt>Reserva o todo junto</dt>
            <dd>
              Con la reserva pagás {formatBasisPoints(DEPOSIT_BPS)} ahora y el resto en línea, desde tu
              compra, o al recibir. O pagás el total y no queda nada pendiente.
            </dd>
          </div>
          <div>
            <dt>Si algo sale mal</dt>
            <dd>
              No confirmes la recepción y abrí una disputa: la plata queda retenida hasta que se resuelva.{' '}
              <Link to={paths.disputes}>Así se resuelve una disputa</Link>.
            </dd>
          </div>
        </chakra.dl>
        <ActionLink asChild mt="10">
          <Link to={paths.faq}>
            Ver todas las preguntas
            <ArrowRight />
          </Link>
        </ActionLink>
      </Band>
    </>
  )
}
