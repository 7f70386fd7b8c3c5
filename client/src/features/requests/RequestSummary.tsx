import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext, useWatch } from 'react-hook-form'
import { withQuantity } from '../../lib/text'
import { urgencyLevel } from '../../lib/urgencyLevel'
import { Facts, Tag } from '../../ui/Tag'
import { UrgencyMeter } from '../../ui/UrgencyMeter'
import type { UploadItem } from '../uploads/uploadQueue'
import { type RequestValues, urgencyOf } from './requestForm'

/** The tag beside the form, which fills as one types. */
export function RequestSummary({ items }: { items: readonly UploadItem[] }) {
  const { control } = useFormContext<RequestValues>()
  const values = useWatch({ control }) as RequestValues
  const vehicle = vehicleOf(values)
  const described = values.parts.filter(({ description }) => description.trim() !== '')
  return (
    <Tag as="div" shape="leftTall">
      <chakra.p textStyle="xs" color="fg.muted">
        Resumen del pedido
      </chakra.p>
      <chakra.h3 mt="1" mb="3.5" overflowWrap="anywhere">
        {vehicle || 'Tu vehículo'}
      </chakra.h3>
      <Facts aligned="start">
        <dt>Año</dt>
        <dd className="num">{values.year.trim() || <Missing />}</dd>
        <dt>Repuestos</dt>
        <chakra.dd overflowWrap="anywhere">
          {described.length === 0 && <Missing />}
          {described.map((part, index) => (
            // Two lines may say the same; they have no other identity here.
            <chakra.span key={index} lineClamp="3">
              {withQuantity(part.description.trim(), Number(part.quantity))}
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
    </Tag>
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
