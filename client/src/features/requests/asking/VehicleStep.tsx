import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { COMMON_BRANDS } from '../../../lib/generated/commonBrands'
import { foldText } from '../../../lib/generated/foldText'
import { Field } from '../../../ui/Field'
import { openedLater, whenIdle } from '../../../ui/openedLater'
import { SingleChips } from '../../../ui/SingleChips'
import { SuggestInput } from '../../../ui/SuggestInput'
import { TextArea, TextInput } from '../../../ui/TextInput'
import { FieldGrid, WholeRow } from './FieldGrid'
import type { TypedVehicle } from './readVehicle'
import type { RequestValues } from './requestForm'

type Catalogue = typeof import('./vehicleSuggestions')

const VehicleReading = openedLater<{ vehicle: TypedVehicle }>(
  async () => (await import('./VehicleReading')).VehicleReading,
  ({ vehicle }) => vehicle.vin !== '' || (vehicle.model !== '' && vehicle.year !== ''),
  { isQuiet: true },
)

/** The vehicle of the request. */
export function VehicleStep() {
  const { control, register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  const [brand, model, year, vin] = useWatch({ control, name: ['brand', 'model', 'year', 'vin'] })
  const catalogue = useCatalogue()
  return (
    <FieldGrid>
      <WholeRow>
        <BrandField catalogue={catalogue} />
      </WholeRow>
      <ModelField catalogue={catalogue} />
      <Field label="Año" error={errors.year?.message}>
        <TextInput
          {...register('year')}
          inputMode="numeric"
          maxLength={12}
          numeric
          placeholder="Ej.: 2014"
          autoComplete="off"
        />
      </Field>
      <Field label="Motor" optional error={errors.engine?.message}>
        <TextInput {...register('engine')} maxLength={60} placeholder="Ej.: 1.6 nafta" autoComplete="off" />
      </Field>
      <Field label="Versión" optional error={errors.version?.message}>
        <TextInput {...register('version')} maxLength={60} placeholder="Ej.: Trendline" autoComplete="off" />
      </Field>
      <Field
        label="VIN o chasis"
        optional
        help="Está en la libreta de propiedad. Ayuda a no errarle a la pieza."
        error={errors.vin?.message}
      >
        <TextInput
          {...register('vin')}
          maxLength={40}
          textStyle="pn"
          placeholder="Ej.: 9BWAB45U6ET000000"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label="Kilometraje" optional error={errors.mileageKm?.message}>
        <TextInput
          {...register('mileageKm')}
          inputMode="numeric"
          maxLength={20}
          numeric
          placeholder="Ej.: 182.000"
          autoComplete="off"
        />
      </Field>
      <WholeRow css={{ '&:empty': { display: 'none' } }}>
        <VehicleReading vehicle={{ brand, model, year, vin }} />
      </WholeRow>
      <WholeRow>
        <Field label="¿Qué le pasa al vehículo?" optional error={errors.description?.message}>
          <TextArea
            {...register('description')}
            maxLength={2000}
            rows={3}
            placeholder="Ej.: pierde agua por abajo y levanta temperatura"
          />
        </Field>
      </WholeRow>
    </FieldGrid>
  )
}

/** The catalogue of makes and models once it has loaded; typing works without it. */
function useCatalogue(): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => whenIdle(async () => setCatalogue(await import('./vehicleSuggestions'))), [])
  return catalogue
}

/** Any make can be typed; the most common are buttons. */
function BrandField({ catalogue }: { catalogue: Catalogue | null }) {
  const { control, formState } = useFormContext<RequestValues>()
  return (
    <Controller
      control={control}
      name="brand"
      render={({ field }) => (
        <>
          <Field label="Marca" error={formState.errors.brand?.message}>
            <SuggestInput
              {...field}
              onBlur={() => {
                field.onBlur()
                const written = catalogue?.writtenBrand(field.value)
                if (written !== undefined && written !== field.value) field.onChange(written)
              }}
              suggestions={catalogue?.suggestBrands(field.value) ?? []}
              maxLength={60}
              placeholder="Escribila o elegila"
            />
          </Field>
          <chakra.div mt="3">
            <SingleChips
              options={commonBrands}
              label="Marcas frecuentes"
              value={COMMON_BRANDS.find(brand => isSame(brand, field.value)) ?? null}
              onChange={field.onChange}
            />
          </chakra.div>
        </>
      )}
    />
  )
}

const commonBrands = COMMON_BRANDS.map(brand => ({ value: brand, label: brand }))
const isSame = (one: string, other: string) => foldText(one) === foldText(other.trim())

function ModelField({ catalogue }: { catalogue: Catalogue | null }) {
  const { control, formState } = useFormContext<RequestValues>()
  const brand = useWatch({ control, name: 'brand' })
  return (
    <Controller
      control={control}
      name="model"
      render={({ field }) => (
        <Field label="Modelo" error={formState.errors.model?.message}>
          <SuggestInput
            {...field}
            suggestions={catalogue?.suggestModels(brand, field.value) ?? []}
            maxLength={60}
            placeholder="Ej.: Gol Trend"
          />
        </Field>
      )}
    />
  )
}
