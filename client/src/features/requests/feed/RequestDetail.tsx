import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf, partCategories, wantedConditions } from '../../../lib/labels'
import { formatMoney, formatNumber } from '../../../lib/money'
import { urgencyLevel } from '../../../lib/urgencyLevel'
import { Badge } from '../../../ui/Badge'
import { PartNumber } from '../../../ui/Price'
import { Facts } from '../../../ui/Tag'
import { UrgencyMeter } from '../../../ui/UrgencyMeter'
import { VehicleName } from '../VehicleName'
import type { RequestDetail_request$key } from './__generated__/RequestDetail_request.graphql'
import { InCatalogue } from './InCatalogue'
import { RequestFiles } from './RequestFiles'

/** The request: photos and files, vehicle, parts; without the buyer. */
export function RequestDetail({ request }: { request: RequestDetail_request$key }) {
  const data = useFragment(
    graphql`
      fragment RequestDetail_request on PartRequest {
        brand
        year
        vin
        mileageKm
        department
        description
        files {
          __typename
        }
        parts {
          id
          isOpen
          description
          category
          condition
          quantity
          urgency
          partNumber
          comments
          fromMyCatalogue {
            item {
              id
              externalId
              price
              quantity
            }
          }
        }
        ...VehicleName_request
        ...RequestFiles_request
      }
    `,
    request,
  )
  // Without files there is only one column.
  const columns = data.files.length > 0 ? 'minmax(0, 1fr) minmax(0, 1.1fr)' : 'minmax(0, 1fr)'
  return (
    <chakra.div
      display="grid"
      rowGap="6"
      columnGap="8"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: columns }}
    >
      <RequestFiles request={data} />
      <chakra.div display="grid" gap="5" minW="0">
        <section>
          <chakra.h3 css={styles.title}>Vehículo</chakra.h3>
          <Facts aligned="start">
            <dt>Marca</dt>
            <dd>{data.brand}</dd>
            <dt>Modelo</dt>
            <dd>
              <VehicleName request={data} only="model" />
            </dd>
            <dt>Año</dt>
            <dd className="num">{data.year}</dd>
            {data.vin && (
              <>
                <dt>Chasis</dt>
                <dd>
                  <PartNumber>{data.vin}</PartNumber>
                </dd>
              </>
            )}
            {data.mileageKm != null && (
              <>
                <dt>Kilometraje</dt>
                <dd className="num">{formatNumber(data.mileageKm)} km</dd>
              </>
            )}
            <dt>Departamento</dt>
            <dd>{labelOf(departments, data.department)}</dd>
          </Facts>
        </section>
        <chakra.section borderTop="1px solid" borderColor="border.subtle" pt="5">
          <chakra.h3 css={styles.title}>Repuestos</chakra.h3>
          <Facts aligned="start" rowGap="3">
            {data.parts.map((part, index) => (
              <Fragment key={part.id}>
                <dt className="num">{index + 1}</dt>
                <dd>
                  {part.description} {!part.isOpen && <Badge>Comprado</Badge>}
                  <chakra.span css={styles.wish}>
                    {labelOf(wantedConditions, part.condition)} × {part.quantity}
                    {part.category && `. ${labelOf(partCategories, part.category)}`}{' '}
                    {part.partNumber && <PartNumber color="fg">{part.partNumber}</PartNumber>}
                  </chakra.span>
                  {part.fromMyCatalogue && <InStock {...part.fromMyCatalogue.item} />}
                  {data.parts.length > 1 && <UrgencyMeter level={urgencyLevel(part.urgency)} />}
                  {part.comments && <chakra.span css={styles.wish}>“{part.comments}”</chakra.span>}
                </dd>
              </Fragment>
            ))}
          </Facts>
          {data.description && (
            <chakra.p mt="3" textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
              {data.description}
            </chakra.p>
          )}
        </chakra.section>
      </chakra.div>
    </chakra.div>
  )
}

type InStockProps = { externalId: string; price: number; quantity: number }

/** The item of the viewing provider's catalogue for a part. */
function InStock({ externalId, price, quantity }: InStockProps) {
  return (
    <chakra.span css={styles.stock} className="num">
      <InCatalogue />
      <PartNumber translate="no">{externalId}</PartNumber>
      {formatMoney(price)} por unidad, {formatNumber(quantity)} en stock
    </chakra.span>
  )
}

const styles = {
  stock: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '.125rem',
    textStyle: 'xs',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  title: { textStyle: 'mini', mb: '2' },
  wish: { display: 'block', fontWeight: '400', color: 'fg.muted' },
} as const
