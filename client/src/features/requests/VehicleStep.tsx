import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { brandName } from '../../lib/brands'
import { BRANDS, COMMON_BRANDS } from '../../lib/generated/brands'
import { SingleChips } from '../../ui/Chips'
import { Field } from '../../ui/Field'
import { TextInput } from '../../ui/TextInput'
import { FieldGrid, WholeRow } from './FieldGrid'
import type { RequestValues } from './requestForm'

const brandChoices = BRANDS.map(brand => ({ value: brand, label: brand }))

/** Which vehicle it is for. */
export function VehicleStep() {
  const { register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <FieldGrid>
      <WholeRow>
        <BrandField />
      </WholeRow>
      <Field label="Modelo" error={errors.model?.message}>
        <TextInput {...register('model')} maxLength={60} placeholder="Ej.: Gol Trend" autoComplete="off" />
      </Field>
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
      <WholeRow>
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
      </WholeRow>
    </FieldGrid>
  )
}

/** Any make can be typed; those one sees most are a tap away. */
function BrandField() {
  const { control, formState } = useFormContext<RequestValues>()
  const listId = useId()
  return (
    <Controller
      control={control}
      name="brand"
      render={({ field }) => (
        <>
          <Field label="Marca" error={formState.errors.brand?.message}>
            <TextInput
              {...field}
              list={listId}
              maxLength={60}
              placeholder="Escribila o elegila"
              autoComplete="off"
            />
          </Field>
          <datalist id={listId}>
            {BRANDS.map(brand => (
              <option key={brand}>{brand}</option>
            ))}
          </datalist>
          <chakra.div mt="3">
            <SingleChips
              options={brandChoices}
              label="Marcas frecuentes"
              visible={COMMON_BRANDS.length}
              value={brandName(field.value) || null}
              onChange={field.onChange}
            />
          </chakra.div>
        </>
      )}
    />
  )
}
