import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Page } from '../../ui/PageHeader'
import { Price } from '../../ui/Price'
import { Tag } from '../../ui/Tag'
import { JoinByWhatsApp } from '../selling/JoinByWhatsApp'
import { CommissionTable, EXAMPLE_SALE } from './CommissionTable'

/** For sellers of parts: the requirements, and their share of an order. */
export function ProviderInvitation() {
  return (
    <chakra.section
      id="proveedores"
      aria-labelledby="proveedores-titulo"
      className="inv"
      bg="bg.inverted"
      py="section"
    >
      <Page
        display="grid"
        gap={{ base: '10', lg: '20' }}
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1.25fr 1fr' }}
      >
        <chakra.div display="grid" gap="6" justifyItems="start">
          <chakra.h2 id="proveedores-titulo" textStyle="h2">
            El repuesto que tenés en el estante, alguien lo está pidiendo.
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.muted" maxW="lead">
            Recibí pedidos reales con fotos, vehículo y urgencia. Cotizás lo que tenés, sin cuota fija: pagás
            comisión solo cuando vendés.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button asChild variant="solid">
              <Link to={paths.auth({ mode: 'signup', kind: 'PROVIDER' })}>Registrarme como proveedor</Link>
            </Button>
            <JoinByWhatsApp />
          </chakra.div>
          <chakra.p textStyle="sm" color="fg.muted">
            Revisamos cada alta a mano, en {REVIEW_TIME}.
          </chakra.p>
        </chakra.div>
        <Tag as="div" shape="leftTall" large py="6">
          <chakra.h3 textStyle="h3">
            Cuánto te queda de una venta de <Price amount={EXAMPLE_SALE} size="text" />
          </chakra.h3>
          <CommissionTable />
          <chakra.p textStyle="xs" color="fg.muted">
            Impuestos incluidos en la comisión.
          </chakra.p>
        </Tag>
      </Page>
    </chakra.section>
  )
}
