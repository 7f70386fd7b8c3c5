import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { departments, labelOf } from '../../lib/labels'
import { withQuantity } from '../../lib/text'
import { urgencyLevel } from '../../lib/urgencyLevel'
import { paths } from '../../paths'
import { PartNumber } from '../../ui/Price'
import { RelativeTime } from '../../ui/RelativeTime'
import { UrgencyMeter } from '../../ui/UrgencyMeter'
import type { RequestHead_request$key } from './__generated__/RequestHead_request.graphql'
import { RequestPhoto } from './RequestPhoto'
import { boughtWords } from './requestedParts'
import { VehicleName } from './VehicleName'

/** The request above its offers; links to the request's page. */
export function RequestHead({ request }: { request: RequestHead_request$key }) {
  const data = useFragment(
    graphql`
      fragment RequestHead_request on PartRequest {
        id
        createdAt
        department
        urgency
        parts {
          isOpen
          description
          quantity
          partNumber
        }
        ...RequestPhoto_request
        ...VehicleName_request
        ...requestedParts_request
      }
    `,
    request,
  )
  const [first = data.parts[0], ...others] = data.parts.filter(({ isOpen }) => isOpen)
  const bought = boughtWords(data)
  return (
    <chakra.div display="flex" gap={{ base: '3', md: '4' }} alignItems="flex-start">
      <RequestPhoto request={data} w={{ base: '3.5rem', md: '5.5rem' }} flex="none" />
      <chakra.div minW="0">
        <chakra.h2 css={styles.title}>
          <Link to={paths.request(data.id)}>{first && withQuantity(first.description, first.quantity)}</Link>
        </chakra.h2>
        {others.length > 0 && (
          <chakra.p css={styles.others}>
            Y además{' '}
            {others.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
          </chakra.p>
        )}
        {bought && (
          <chakra.p fontWeight="600" overflowWrap="anywhere" lineClamp="3">
            {bought}
          </chakra.p>
        )}
        <chakra.p css={styles.vehicle} className="num">
          <VehicleName request={data} />. {labelOf(departments, data.department)}.{' '}
          {first?.partNumber && (
            <PartNumber color="fg" hideBelow="md">
              {first.partNumber}
            </PartNumber>
          )}
        </chakra.p>
        <chakra.p css={styles.line}>
          <UrgencyMeter level={urgencyLevel(data.urgency)} />
          <chakra.span color="fg.muted">
            Pedido <RelativeTime at={data.createdAt} format="long" />
          </chakra.span>
        </chakra.p>
      </chakra.div>
    </chakra.div>
  )
}

const styles = {
  title: {
    fontSize: { base: 'h3', md: '1.5rem' },
    lineHeight: '1.15',
    overflowWrap: 'anywhere',
    lineClamp: { base: '2', md: '4' },
    '& a:not(:hover)': { textDecorationLine: 'none' },
  },
  // On a phone two lines under the title, so that the offers are on the first screen.
  others: {
    overflowWrap: 'anywhere',
    textStyle: { base: 'sm', md: 'md' },
    lineClamp: { base: '1', md: '3' },
  },
  vehicle: {
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    textStyle: { base: 'xs', md: 'md' },
    lineClamp: { base: '1', md: '3' },
  },
  line: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3.5',
    rowGap: '1',
    mt: '1.5',
    textStyle: 'sm',
  },
} as const
