import { chakra } from '@chakra-ui/react/styled-system'
import { COMMISSION_BPS, DEPOSIT_BPS, WITHDRAWAL_BUSINESS_DAYS } from '../../lib/generated/orderTerms'
import { REQUEST_DAYS } from '../../lib/generated/requestTerms'
import { formatBasisPoints } from '../../lib/money'
import { Stamp } from '../../ui/Badge'
import { SoldTag } from '../../ui/SoldTag'
import { Concealed, Facts, Stub, Tag } from '../../ui/Tag'

const PRICE = 485_000

/** The money of an order that is not confirmed yet. */
export function MoneyHeld() {
  return <SoldTag stamp={<Stamp>Pagado</Stamp>} stub={<Stub amount={PRICE} />} />
}

/** The same during a dispute. */
export function MoneyInDispute() {
  return (
    <SoldTag
      stamp={<Stamp tone="brand">En disputa</Stamp>}
      stub={<Stub amount={PRICE} label="Sigue retenido" />}
    />
  )
}

/** A request as providers see it, without the buyer. */
export function BuyerConcealed() {
  return (
    <Tag as="div" aria-hidden="true" tone="blank" shape="left" py="5" maxW="21rem">
      <chakra.p textStyle="mini">Óptica izquierda</chakra.p>
      <chakra.p textStyle="narrow" fontSize="xs" color="fg.muted">
        Gol Trend 2014 · Canelones
      </chakra.p>
      <Facts mt="3" pt="3" borderTop="1px solid" borderColor="border.subtle">
        <dt>Nombre</dt>
        <dd>
          <Concealed>Oculto hasta el pago</Concealed>
        </dd>
        <dt>Teléfono</dt>
        <dd>
          <Concealed>Oculto hasta el pago</Concealed>
        </dd>
      </Facts>
    </Tag>
  )
}

/** The figures of the terms, from the constants the product calculates with. */
export function TermsInFigures() {
  return (
    <Tag as="div" aria-hidden="true" shape="left" py="5" maxW="21rem">
      <chakra.p textStyle="mini">En cifras</chakra.p>
      <Facts mt="3" pt="3" borderTop="1px solid" borderColor="tag.line">
        <dt>Comprar</dt>
        <dd>Gratis</dd>
        <dt>Reserva</dt>
        <dd>{formatBasisPoints(DEPOSIT_BPS)}</dd>
        <dt>Comisión, usado</dt>
        <dd>{formatBasisPoints(COMMISSION_BPS.USED)}</dd>
        <dt>Comisión, nuevo</dt>
        <dd>{formatBasisPoints(COMMISSION_BPS.NEW)}</dd>
        <dt>Pedido abierto</dt>
        <dd>{REQUEST_DAYS} días</dd>
        <dt>Arrepentirse</dt>
        <dd>{WITHDRAWAL_BUSINESS_DAYS} días hábiles</dd>
      </Facts>
    </Tag>
  )
}
