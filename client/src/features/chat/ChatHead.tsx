import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { labelOf, partConditions, warrantyLabel } from '../../lib/labels'
import { count } from '../../lib/text'
import { Stamp } from '../../ui/Badge'
import { Photo } from '../../ui/Photo'
import { PartNumber, Price } from '../../ui/Price'
import { stampTone } from '../../ui/statusTone'
import { Tag } from '../../ui/Tag'
import { VehicleName } from '../requests/VehicleName'
import type { ChatHead_order$key } from './__generated__/ChatHead_order.graphql'

/** The tag that the conversation is about: the part, its vehicle, its price and the stamp of where it is. */
export function ChatHead({ order }: { order: ChatHead_order$key }) {
  const { status, total, lines, request } = useFragment(
    graphql`
      fragment ChatHead_order on Order {
        status {
          stamp
          tone
        }
        total
        lines {
          description
          condition
          warrantyDays
        }
        request {
          mainPart {
            partNumber
          }
          files {
            kind
            thumbnailUrl
          }
          ...VehicleName_request
        }
      }
    `,
    order,
  )
  const [first] = useState(status.stamp)
  const photo = request.files.find(({ kind, thumbnailUrl }) => kind === 'IMAGE' && thumbnailUrl)
  const [line, ...others] = lines
  return (
    <Tag shape="left" css={styles.root}>
      {photo && <Photo src={photo.thumbnailUrl} alt="" tint="manila" w="4.5rem" flex="none" hideBelow="md" />}
      <chakra.div flex={{ base: '1 1 100%', md: '1' }} minW="0">
        <chakra.h1 css={styles.title}>{lines.map(({ description }) => description).join(', ')}</chakra.h1>
        <chakra.p textStyle="sm" color="tag.muted">
          <VehicleName request={request} />.{' '}
          {request.mainPart.partNumber && <PartNumber>{request.mainPart.partNumber}</PartNumber>}
        </chakra.p>
        {line && (
          <chakra.p textStyle="xs" color="tag.muted">
            {others.length > 0
              ? `${count(lines.length, 'repuesto', 'repuestos')}.`
              : `${labelOf(partConditions, line.condition)}. ${line.warrantyDays ? 'Garantía ' : ''}${warrantyLabel(line.warrantyDays)}.`}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div css={styles.price}>
        <Price amount={total} size="lg" />
        <Stamp tone={stampTone(status.tone)} fresh={status.stamp !== first} key={status.stamp}>
          {status.stamp}
        </Stamp>
      </chakra.div>
    </Tag>
  )
}

const styles = {
  root: { display: 'flex', flexWrap: 'wrap', rowGap: '3', columnGap: '4', alignItems: 'center', py: '4' },
  title: {
    fontSize: 'clamp(1.125rem, 1rem + .9vw, 1.625rem)',
    fontStretch: '108%',
    lineHeight: '1.1',
    mb: '1',
    overflowWrap: 'anywhere',
  },
  price: {
    display: 'flex',
    gap: '5',
    alignItems: 'center',
    justifyContent: 'space-between',
    w: { base: 'full', md: 'auto' },
  },
} as const
