import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { deliveryTimes, labelOf, partConditions } from '../../lib/labels'
import { Checkbox } from '../../ui/Checkbox'
import { Panel } from '../../ui/Panel'
import { Price } from '../../ui/Price'
import { Fact, Facts } from '../../ui/Tag'
import { ShownFiles } from '../uploads/ShownFiles'
import type { CustomOrderItem_item$key } from './__generated__/CustomOrderItem_item.graphql'

type CustomOrderItemProps = {
  item: CustomOrderItem_item$key
  /** The item's number, from 1. */
  index: number
  /** Null when nothing can be chosen any more. */
  choice: { isIncluded: boolean; onChange: (isIncluded: boolean) => void } | null
  /** The order was paid: an item that was not bought lapsed. */
  isPaid: boolean
}

/** One quoted item, and whether it is bought. */
export function CustomOrderItem({ item, index, choice, isPaid }: CustomOrderItemProps) {
  const { name, price, condition, deliveryTime, warrantyDays, description, isBought, files } = useFragment(
    graphql`
      fragment CustomOrderItem_item on CustomOrderItem {
        name
        price
        condition
        deliveryTime
        warrantyDays
        description
        isBought
        files {
          kind
          fileName
          thumbnailUrl
          url
        }
      }
    `,
    item,
  )
  const isLapsed = isPaid && !isBought
  const isLeftOut = choice?.isIncluded === false || isLapsed
  return (
    <Panel as="article" display="grid" gap="3" color={isLeftOut ? 'fg.muted' : undefined}>
      <chakra.div display="flex" gap="4" alignItems="flex-start" justifyContent="space-between">
        <chakra.h2 textStyle="h4" minW="0" overflowWrap="anywhere">
          <chakra.span color="fg.muted" className="num" fontWeight="500">
            {index}.
          </chakra.span>{' '}
          {name}
        </chakra.h2>
        <Price amount={price} flexShrink="0" />
      </chakra.div>
      <Facts aligned="start">
        <Fact name="Condición">{labelOf(partConditions, condition)}</Fact>
        <Fact name="Entrega">{labelOf(deliveryTimes, deliveryTime)}</Fact>
        {warrantyDays && (
          <Fact name="Garantía">{`${warrantyDays}\u00a0${warrantyDays === 1 ? 'día' : 'días'}`}</Fact>
        )}
      </Facts>
      {description && (
        <chakra.p textStyle="sm" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </chakra.p>
      )}
      <ShownFiles
        files={files.map(({ kind, fileName, thumbnailUrl, url }) => ({ kind, fileName, thumbnailUrl, url }))}
        of={name}
      />
      {isLapsed && <chakra.p textStyle="sm">No se incluyó en la compra.</chakra.p>}
      {choice && (
        <chakra.div borderTop="1px solid" borderColor="border.subtle" pt="3" fontWeight="600" textStyle="sm">
          <Checkbox
            checked={choice.isIncluded}
            onChange={event => choice.onChange(event.currentTarget.checked)}
            aria-label={`Incluir en compra: ${name}`}
          >
            Incluir en compra
          </Checkbox>
        </chakra.div>
      )}
    </Panel>
  )
}
