import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { labelOf, partConditions } from '../../lib/labels'
import { formatNumber } from '../../lib/money'
import { count } from '../../lib/text'
import { StatusBadge } from '../../ui/Badge'
import type { Column } from '../../ui/DataTable'
import { PartNumber, Price } from '../../ui/Price'
import { RelativeTime } from '../../ui/RelativeTime'
import type { catalogueColumns_item$key } from './__generated__/catalogueColumns_item.graphql'
import { fitWords } from './fitWords'

/** Vehicles of a row; the others are counted. */
const SHOWN_FITS = 2

const SOURCES = { SYNC: 'por la API', IMPORT: 'de un archivo' } as const

function useItem(item: catalogueColumns_item$key) {
  return useFragment(
    graphql`
      fragment catalogueColumns_item on CatalogueItem {
        externalId
        name
        partNumber
        condition
        price
        quantity
        source
        syncedAt
        fits {
          ...fitWords_fit
        }
      }
    `,
    item,
  )
}

type CellProps = { item: catalogueColumns_item$key }

/** The columns of a provider's catalogue. */
export const catalogueColumns: readonly Column<catalogueColumns_item$key>[] = [
  { header: 'Repuesto', place: 'title', cell: item => <Part item={item} /> },
  { header: 'Stock', place: 'corner', cell: item => <Stock item={item} /> },
  { header: 'Vehículos', bare: true, cell: item => <Fits item={item} /> },
  { header: 'Precio', align: 'end', cell: item => <Cost item={item} /> },
  { header: 'Actualizado', cell: item => <Updated item={item} /> },
]

function Part({ item }: CellProps) {
  const { name, externalId, partNumber, condition } = useItem(item)
  return (
    <chakra.div minW="0">
      <chakra.b overflowWrap="anywhere">{name}</chakra.b>
      <chakra.p textStyle="xs" color="fg.muted" fontWeight="400" overflowWrap="anywhere">
        Tu código <PartNumber translate="no">{externalId}</PartNumber>
        {partNumber != null && (
          <>
            {' '}
            · Número <PartNumber translate="no">{partNumber}</PartNumber>
          </>
        )}{' '}
        · {labelOf(partConditions, condition)}
      </chakra.p>
    </chakra.div>
  )
}

function Cost({ item }: CellProps) {
  return <Price amount={useItem(item).price} size="sm" />
}

function Stock({ item }: CellProps) {
  const { quantity } = useItem(item)
  if (quantity === 0) return <StatusBadge kind="over">Sin stock</StatusBadge>
  return <span className="num">{formatNumber(quantity)} en stock</span>
}

function Fits({ item }: CellProps) {
  const { fits, partNumber } = useItem(item)
  const others = fits.length - SHOWN_FITS
  if (fits.length === 0)
    return (
      <chakra.span textStyle="sm" color="fg.muted">
        {partNumber == null ? 'Sin número ni vehículos: no se propone' : 'Solo por su número'}
      </chakra.span>
    )
  return (
    <chakra.span textStyle="sm" className="num" overflowWrap="anywhere">
      {fits
        .slice(0, SHOWN_FITS)
        .map(fit => fitWords(fit))
        .join(', ')}
      {others > 0 && ` y ${count(others, 'vehículo', 'vehículos')} más`}
    </chakra.span>
  )
}

function Updated({ item }: CellProps) {
  const { syncedAt, source } = useItem(item)
  return (
    <chakra.span textStyle="sm" color="fg.muted">
      <RelativeTime at={syncedAt} />, {labelOf(SOURCES, source)}
    </chakra.span>
  )
}
