import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { pictureOf } from '../../lib/picture'
import { count } from '../../lib/text'
import { Stamp } from '../../ui/Badge'
import { Photo } from '../../ui/Photo'
import { PartNumber, Price } from '../../ui/Price'
import { stampTone } from '../../ui/statusTone'
import { Tag } from '../../ui/Tag'
import { WINDOW } from '../../ui/window'
import { OrderVehicle } from '../orders/OrderVehicle'
import type { ChatHead_order$key } from './__generated__/ChatHead_order.graphql'
import { lineTerms } from './lineTerms'

/** The tag of the order: the part, its vehicle, its price and its state stamp. */
export function ChatHead({ order }: { order: ChatHead_order$key }) {
  const data = useFragment(
    graphql`
      fragment ChatHead_order on Order {
        status {
          stamp
          tone
        }
        total
        lines {
          description
          ...lineTerms_line
        }
        request {
          mainPart {
            description
            partNumber
          }
          files {
            kind
            thumbnailUrl
          }
        }
        ...OrderVehicle_order
      }
    `,
    order,
  )
  const { status, total, lines, request } = data
  const [first] = useState(status.stamp)
  const picture = pictureOf(request?.files ?? [])
  const [line, ...others] = lines
  // Another part of the request may have been bought.
  const wanted = request?.mainPart
  const isBought = lines.some(sold => sold.description === wanted?.description)
  return (
    <Tag shape="left" css={styles.root}>
      {picture && (
        <Photo
          src={picture.thumbnailUrl}
          video={picture.kind === 'VIDEO'}
          alt=""
          tint="manila"
          w="14"
          flex="none"
          hideBelow="lg"
        />
      )}
      <chakra.div css={styles.thing}>
        <chakra.h2 css={styles.title}>{lines.map(({ description }) => description).join(', ')}</chakra.h2>
        <chakra.p css={styles.facts}>
          <OrderVehicle order={data} />.{' '}
          {isBought && wanted?.partNumber && <PartNumber>{wanted.partNumber}</PartNumber>}{' '}
          {line && (others.length > 0 ? `${count(lines.length, 'repuesto', 'repuestos')}.` : lineTerms(line))}
        </chakra.p>
      </chakra.div>
      <chakra.div css={styles.price}>
        <Price amount={total} css={styles.amount} />
        <Stamp
          tone={stampTone(status.tone)}
          fresh={status.stamp !== first}
          key={status.stamp}
          css={styles.stamp}
        >
          {status.stamp}
        </Stamp>
      </chakra.div>
    </Tag>
  )
}

const styles = {
  root: {
    display: 'flex',
    flex: 'none',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    rowGap: '1',
    columnGap: '4',
    alignItems: 'center',
    py: { base: '2.5', lg: '3' },
    mdDown: { '--hx': '1.625rem', pl: '13', pr: '3' },
    // The bar above shows the other party's name; the rest needs more room.
    [WINDOW.isLow]: { display: 'none' },
  },
  thing: { flex: { base: '1 1 100%', md: '1' }, minW: '0' },
  title: {
    textStyle: 'h3',
    fontSize: { base: 'md', md: 'h3' },
    lineClamp: { base: '1', md: '2' },
    overflowWrap: 'anywhere',
  },
  facts: { textStyle: 'sm', color: 'tag.muted', mdDown: { display: 'none' }, lineClamp: '1' },
  price: {
    display: 'flex',
    gap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    w: { base: 'full', md: 'auto' },
    // Room for the rotated stamp.
    pr: '1',
  },
  amount: { mdDown: { fontSize: 'priceSm' } },
  // 'Reserva pagada' next to a price of six figures, on the narrowest phone.
  stamp: { mdDown: { fontSize: '2xs', fontStretch: '100%', px: '1.5', borderWidth: '2px' } },
} as const
