import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { withQuantity } from '../../../lib/text'
import { urgencyLevel } from '../../../lib/urgencyLevel'
import { wholeNumber } from '../../../lib/wholeNumber'
import { Facts, Tag } from '../../../ui/Tag'
import { UrgencyMeter } from '../../../ui/UrgencyMeter'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import type { UploadItem } from '../../uploads/uploadQueue'
import { type PartValues, type RequestValues, urgencyOf } from './requestForm'

type SummaryProps = { items: readonly UploadItem[] }

/** The tag next to the form, which shows what is typed. */
export function RequestSummary({ items }: SummaryProps) {
  const values = useValues()
  return (
    <Tag as="div" shape="leftTall">
      <chakra.p textStyle="xs" color="fg.muted">
        Resumen del pedido
      </chakra.p>
      <chakra.h3 mt="1" mb="3.5" overflowWrap="anywhere">
        {vehicleOf(values) || 'Tu vehículo'}
      </chakra.h3>
      <RequestFacts values={values} items={items} />
    </Tag>
  )
}

/** The same tag folded, for phones: what is asked for in one line. */
export function FoldedSummary({ items }: SummaryProps) {
  const values = useValues()
  const vehicle = [vehicleOf(values), values.year.trim()].filter(Boolean).join(' · ')
  const parts = describedParts(values).map(partName).join(', ')
  if (!vehicle && !parts) return null
  return (
    <Tag as="div" shape="left" py="1.5" hideFrom="lg">
      <chakra.details css={styles.details}>
        <chakra.summary css={styles.folded}>
          <chakra.span minW="0">
            <VisuallyHidden>Resumen del pedido: </VisuallyHidden>
            <chakra.span display="block" textStyle="sm" lineClamp="1" overflowWrap="anywhere">
              <b>{parts || 'Tu repuesto'}</b>
              <chakra.span color="tag.muted">{` · ${vehicle || 'Tu vehículo'}`}</chakra.span>
            </chakra.span>
          </chakra.span>
          <ChevronDown />
        </chakra.summary>
        <chakra.div pt="3">
          <RequestFacts values={values} items={items} />
        </chakra.div>
      </chakra.details>
    </Tag>
  )
}

function useValues(): RequestValues {
  const { control } = useFormContext<RequestValues>()
  return useWatch({ control }) as RequestValues
}

const describedParts = ({ parts }: RequestValues) =>
  parts.filter(({ description }) => description.trim() !== '')

const partName = ({ description, quantity }: PartValues) =>
  withQuantity(description.trim(), wholeNumber(quantity))

function RequestFacts({ values, items }: SummaryProps & { values: RequestValues }) {
  const described = describedParts(values)
  return (
    <Facts aligned="start">
      <dt>Año</dt>
      <dd className="num">{values.year.trim() || <Missing />}</dd>
      <dt>Repuestos</dt>
      <chakra.dd overflowWrap="anywhere">
        {described.length === 0 && <Missing />}
        {described.map((part, index) => (
          // Two lines may have the same text; they have no other identity here.
          <chakra.span key={index} lineClamp="3">
            {partName(part)}
          </chakra.span>
        ))}
      </chakra.dd>
      {described.length > 0 && (
        <>
          <dt>Urgencia</dt>
          <dd>
            <UrgencyMeter level={urgencyLevel(urgencyOf(values.parts))} />
          </dd>
        </>
      )}
      {items.length > 0 && (
        <>
          <dt>{items.some(({ kind }) => kind === 'VIDEO') ? 'Archivos' : 'Fotos'}</dt>
          <dd className="num">{items.length}</dd>
        </>
      )}
    </Facts>
  )
}

/** 'Volkswagen Gol Trend 1.6' */
export function vehicleOf({ brand, model, engine }: Pick<RequestValues, 'brand' | 'model' | 'engine'>) {
  return [brand, model, engine]
    .map(word => word.trim())
    .filter(Boolean)
    .join(' ')
}

function Missing() {
  return (
    <chakra.span color="fg.muted" fontWeight="400">
      Falta
    </chakra.span>
  )
}

const styles = {
  details: {
    '&[open] svg': { transform: 'rotate(180deg)' },
    '& summary::-webkit-details-marker': { display: 'none' },
  },
  folded: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    cursor: 'pointer',
    listStyle: 'none',
    minH: '11',
  },
} as const
