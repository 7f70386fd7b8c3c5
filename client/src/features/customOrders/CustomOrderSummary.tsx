import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { count } from '../../lib/text'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Price } from '../../ui/Price'
import { Fact, Facts, Tag } from '../../ui/Tag'
import type { CustomOrderSummary_order$key } from './__generated__/CustomOrderSummary_order.graphql'

type CustomOrderSummaryProps = {
  order: CustomOrderSummary_order$key
  /** Pending and unexpired. */
  isOpen: boolean
  isIncluded: (itemId: string) => boolean
  onIncludeAll: () => void
  onPay: () => void
}

/** 'Resumen': the chosen items with their total, and the button to pay them. */
export function CustomOrderSummary({
  order,
  isOpen,
  isIncluded,
  onIncludeAll,
  onPay,
}: CustomOrderSummaryProps) {
  const { state, total, paid, refund, isHeld, items } = useFragment(
    graphql`
      fragment CustomOrderSummary_order on CustomOrder {
        state
        total
        paid
        refund
        isHeld
        items {
          id
          name
          price
          isBought
        }
      }
    `,
    order,
  )
  const chosen = items.filter(({ id, isBought }) => (isOpen ? isIncluded(id) : state !== 'PAID' || isBought))
  const amount = chosen.reduce((sum, { price }) => sum + price, 0)
  const rest = refund > 0 ? 0 : amount - (paid ?? amount)
  const isSubset = chosen.length < items.length
  return (
    <chakra.section aria-label="Resumen" display="grid" gap="4">
      <Tag as="div">
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.h2 textStyle="h4">Resumen</chakra.h2>
          <Facts gridTemplateColumns="minmax(0, 1fr) auto" overflowWrap="anywhere">
            {chosen.map(({ id, name, price }) => (
              <Fact key={id} name={name}>
                <Price amount={price} size="text" />
              </Fact>
            ))}
            {isSubset && (
              <Fact name="Total original">
                <s>
                  <Price amount={total} size="text" />
                </s>
              </Fact>
            )}
          </Facts>
          <hr />
          <chakra.div display="flex" gap="4" alignItems="flex-start" justifyContent="space-between">
            <div>
              <p>{isOpen ? 'Total a Pagar' : 'Total Final'}</p>
              <chakra.p textStyle="xs" color="fg.muted">
                {isOpen || isSubset
                  ? `${chosen.length} de ${count(items.length, 'ítem', 'ítems')}`
                  : count(items.length, 'ítem', 'ítems')}
              </chakra.p>
            </div>
            <Price amount={amount} size="lg" />
          </chakra.div>
          {typeof paid === 'number' && (rest > 0 || refund > 0) && (
            <Facts gridTemplateColumns="minmax(0, 1fr) auto">
              <Fact name={rest > 0 ? 'Pagado ahora' : 'Pagado'}>
                <Price amount={paid} size="text" />
              </Fact>
              <Fact name={rest > 0 ? 'Resta pagar al recibir' : 'Reembolso'}>
                <Price amount={rest > 0 ? rest : refund} size="text" />
              </Fact>
            </Facts>
          )}
          {isOpen &&
            (chosen.length === 0 ? (
              <>
                <p aria-live="polite">Elegí al menos un ítem para pagar.</p>
                <Button onClick={onIncludeAll}>Seleccionar Todos los Ítems</Button>
              </>
            ) : (
              <>
                <Button variant="solid" onClick={onPay}>
                  Pagar <Price amount={amount} size="text" />
                </Button>
                <chakra.p textStyle="xs" color="fg.muted">
                  PCI DSS, SSL 256-bit
                </chakra.p>
              </>
            ))}
        </chakra.div>
      </Tag>
      {(isOpen || isHeld) && (
        <Notice tone="trust" textStyle="sm">
          La plata queda retenida hasta que confirmes que recibiste los repuestos.
        </Notice>
      )}
    </chakra.section>
  )
}
