import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { deliveryTimes, labelOf, partConditions } from '../../lib/labels'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Lightbox } from '../../ui/Lightbox'
import { Panel } from '../../ui/Panel'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { Fact, Facts } from '../../ui/Tag'
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
  const { name, price, condition, deliveryTime, warrantyDays, description, isBought, ...data } = useFragment(
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
          id
          kind
          fileName
          thumbnailUrl
          url
        }
      }
    `,
    item,
  )
  const [shown, setShown] = useState<number | null>(null)
  // An erased file has no address.
  const files = data.files.flatMap(({ url, ...file }) => (url ? [{ ...file, url }] : []))
  const large = files.map(({ kind, fileName, url }) => ({ src: url, alt: fileName, video: kind === 'VIDEO' }))
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
      {files.length > 0 && (
        <>
          <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
            {files.map(({ id, kind, thumbnailUrl }, at) => (
              <Photo
                key={id}
                src={thumbnailUrl}
                alt={`Archivo ${at + 1} de ${files.length}: ${name}`}
                video={kind === 'VIDEO'}
                onOpen={() => setShown(at)}
              />
            ))}
          </chakra.div>
          <Button size="sm" variant="link" justifySelf="start" onClick={() => setShown(0)}>
            Ver Ampliada
          </Button>
          <Lightbox items={large} index={shown} onChange={setShown} label={`Fotos de ${name}`} />
        </>
      )}
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
