import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { withQuantity } from '../../../lib/text'
import { Tag } from '../../../ui/Tag'
import { VehicleName } from '../VehicleName'
import type { OwnRequestHead_request$key } from './__generated__/OwnRequestHead_request.graphql'
import { OwnRequestAffairs } from './OwnRequestAffairs'

type OwnRequestHeadProps = {
  request: OwnRequestHead_request$key
  /** Only the parts and the car, so that offers begin high on a phone; the page shows the affairs further down. */
  isShort: boolean
}

/** The head of one's own request: its parts and its car, on a blank tag with its affairs. */
export function OwnRequestHead({ request, isShort }: OwnRequestHeadProps) {
  const data = useFragment(
    graphql`
      fragment OwnRequestHead_request on PartRequest {
        parts {
          description
          quantity
        }
        ...VehicleName_request
        ...OwnRequestAffairs_request
      }
    `,
    request,
  )
  const names = (
    <>
      <chakra.h1 css={[styles.title, isShort && styles.short]}>
        {data.parts.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
      </chakra.h1>
      <chakra.p
        color="fg.muted"
        className="num"
        overflowWrap="anywhere"
        textStyle={isShort ? 'sm' : undefined}
      >
        <VehicleName request={data} />
      </chakra.p>
    </>
  )
  if (isShort) return <header>{names}</header>
  return (
    <Tag as="header" tone="blank" shape="leftTall">
      {names}
      <chakra.div mt="2">
        <OwnRequestAffairs request={data} />
      </chakra.div>
    </Tag>
  )
}

const styles = {
  title: {
    fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 1.875rem)',
    lineHeight: '1.15',
    mb: '1',
    overflowWrap: 'anywhere',
    lineClamp: '6',
  },
  short: { lineClamp: '2', mb: '0.5' },
} as const
