import { chakra } from '@chakra-ui/react/styled-system'
import { BadgeCheck, Banknote, ClipboardList, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { unbroken } from '../../lib/text'
import { paths } from '../../paths'
import { Band, Opening } from '../../ui/Band'
import { Button } from '../../ui/Button'
import { PageHead } from '../../ui/PageHead'
import { Earnings } from './Earnings'
import { ExampleRequest } from './ExampleRequest'
import { JoinByWhatsApp } from './JoinByWhatsApp'

const signUp = paths.auth({ mode: 'signup', kind: 'PROVIDER' })

/** For shops, workshops and importers: benefits, costs and how to begin. */
export function SellingScreen() {
  return (
    <>
      <PageHead
        title="Vendé repuestos en Tuerca"
        description="Recibí pedidos reales con fotos, vehículo y urgencia. Sin cuota fija: pagás comisión solo cuando vendés."
        path={paths.forProviders}
      />
      <Opening
        title="El repuesto que tenés en el estante, alguien lo está pidiendo."
        lead="Recibí pedidos reales con fotos, vehículo y urgencia. Cotizás lo que tenés, sin cuota fija: pagás comisión solo cuando vendés."
        actions={
          <>
            <Button asChild variant="solid">
              <Link to={signUp}>Registrarme como proveedor</Link>
            </Button>
            <JoinByWhatsApp />
          </>
        }
        picture={<ExampleRequest />}
      />
      <Band
        title="¿Cuánto te queda?"
        overflow="clip"
        lead="Poné el precio al que venderías y hacé la cuenta. Es toda la comisión: sin cuota mensual y sin costo por cotizar."
      >
        <Earnings />
      </Band>
      <Band bg="bg.subtle" title="Del alta a la primera venta">
        <chakra.ol
          display="grid"
          gap={{ base: '8', lg: '6' }}
          gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        >
          <Step icon={<BadgeCheck />} title="Te registrás">
            Con los datos de tu empresa. Revisamos cada alta a mano, en {unbroken(REVIEW_TIME)}.
          </Step>
          <Step icon={<ClipboardList />} title="Ves los pedidos">
            Todos los abiertos, con filtros por marca, departamento y urgencia. Llegan en vivo.
          </Step>
          <Step icon={<MessagesSquare />} title="Cotizás y vendés">
            Precio, estado, plazo y garantía por pieza. Cuando te pagan se abre el chat para coordinar.
          </Step>
          <Step icon={<Banknote />} title="Cobrás">
            Cuando el comprador confirma que lo recibió. En Dinero ves cuánto está retenido y cuánto ya es
            tuyo.
          </Step>
        </chakra.ol>
      </Band>
      <Band
        title="Juego limpio, también para vos"
        lead="El comprador elige por precio, estado, plazo y garantía. Nadie paga por aparecer primero."
      >
        <chakra.ul
          display="grid"
          gap="4"
          gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
          css={{ '& li': { borderTop: '1px solid {colors.border.strong}', pt: '4' } }}
        >
          <li>
            Tu nombre se muestra recién cuando te pagan: tus precios no se los regalás a la competencia.
          </li>
          <li>Cuando despachás ya está pagada la reserva o el total: lo ves en la orden.</li>
          <li>Podés cambiar o retirar una oferta mientras no la hayan pagado.</li>
        </chakra.ul>
        <Button asChild variant="solid" mt="10">
          <Link to={signUp}>Registrarme como proveedor</Link>
        </Button>
      </Band>
    </>
  )
}

function Step({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <chakra.li display="grid" gap="2" alignContent="start">
      <chakra.span color="trust.fg" css={{ '& svg': { w: '7', h: '7', strokeWidth: '1.5' } }}>
        {icon}
      </chakra.span>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p color="fg.muted">{children}</chakra.p>
    </chakra.li>
  )
}
