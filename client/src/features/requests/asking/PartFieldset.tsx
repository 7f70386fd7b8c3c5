import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown, CircleAlert, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { MAX_QUANTITY } from '../../../lib/generated/limits'
import {
  chosenLabel,
  labelOf,
  optionsOf,
  partCategories,
  urgencies,
  wantedConditions,
} from '../../../lib/labels'
import { count } from '../../../lib/text'
import { wholeNumber } from '../../../lib/wholeNumber'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Nut } from '../../../ui/Nut'
import { QuantityInput } from '../../../ui/QuantityInput'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Select } from '../../../ui/Select'
import { TextArea, TextInput } from '../../../ui/TextInput'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { UploadField } from '../../uploads/UploadField'
import type { Uploads } from '../../uploads/useUploads'
import { FieldGrid, WholeRow } from './FieldGrid'
import { FilePlace } from './FilePlace'
import type { PartValues, RequestValues } from './requestForm'

type PartFieldsetProps = {
  index: number
  open: boolean
  onOpen: () => void
  uploads: Uploads
  /** The only part cannot be removed: a request needs at least one. */
  isOnly: boolean
  onRemove: () => void
}

/** A part: its fields while it is open, a one-line summary while it is folded. */
export function PartFieldset({ index, open, onOpen, uploads, isOnly, onRemove }: PartFieldsetProps) {
  const { control, getFieldState, formState } = useFormContext<RequestValues>()
  const part = useWatch({ control, name: `parts.${index}` }) as PartValues
  const title = part.description.trim() || `Repuesto ${index + 1}`
  if (!open) {
    const isWrong = getFieldState(`parts.${index}`, formState).invalid
    return (
      <chakra.button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        css={{ ...box, ...folded, ...(isWrong ? wrong : {}) }}
      >
        <Title note={isWrong ? <Wrong /> : summaryOf(part, uploads)}>{title}</Title>
        <ChevronDown />
      </chakra.button>
    )
  }
  return (
    <chakra.fieldset css={box}>
      <VisuallyHidden asChild>
        <legend>
          Repuesto {index + 1}: {title}
        </legend>
      </VisuallyHidden>
      <chakra.div display="flex" justifyContent="space-between" gap="4" alignItems="center" minH="9">
        <Title>{title}</Title>
        {!isOnly && (
          <Button variant="ghost" size="sm" onClick={onRemove} aria-label={`Quitar repuesto ${index + 1}`}>
            <Trash2 />
            <chakra.span hideBelow="md">Quitar</chakra.span>
          </Button>
        )}
      </chakra.div>
      <PartFields index={index} />
      <Controller
        control={control}
        name={`parts.${index}.uploadIds`}
        render={({ field: { ref }, fieldState: { error } }) => (
          <UploadField
            ref={ref}
            uploads={uploads}
            about={part.key}
            renderUnder={isOnly ? undefined : file => <FilePlace file={file} uploader={uploads.uploader} />}
            label={isOnly ? 'Fotos y video' : 'Fotos y video de este repuesto'}
            error={error?.message}
          />
        )}
      />
    </chakra.fieldset>
  )
}

function PartFields({ index }: { index: number }) {
  const { control, register, getFieldState, formState } = useFormContext<RequestValues>()
  const errorOf = (field: keyof PartValues) =>
    getFieldState(`parts.${index}.${field}`, formState).error?.message
  return (
    <FieldGrid gap="4.5">
      <WholeRow>
        <Field label="Descripción" error={errorOf('description')}>
          <TextInput
            {...register(`parts.${index}.description`)}
            maxLength={200}
            placeholder="Ej.: Óptica delantera izquierda, fondo negro"
            autoComplete="off"
          />
        </Field>
      </WholeRow>
      <Field label="Categoría" optional error={errorOf('category')}>
        <Select
          {...register(`parts.${index}.category`)}
          options={optionsOf(partCategories)}
          placeholder="No sé"
        />
      </Field>
      <Field label="Número de pieza" optional error={errorOf('partNumber')}>
        <TextInput
          {...register(`parts.${index}.partNumber`)}
          maxLength={60}
          textStyle="pn"
          placeholder="Ej.: 5U0 941 005 K"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label="Condición" group error={errorOf('condition')}>
        <Controller
          control={control}
          name={`parts.${index}.condition`}
          render={({ field }) => (
            <SegmentedControl
              options={optionsOf(wantedConditions)}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Field>
      <Field label="Cantidad" error={errorOf('quantity')}>
        <Controller
          control={control}
          name={`parts.${index}.quantity`}
          render={({ field: { disabled: _never, name: _name, ...field } }) => (
            <QuantityInput {...field} max={MAX_QUANTITY} />
          )}
        />
      </Field>
      <WholeRow>
        <Field label="Urgencia" group error={errorOf('urgency')}>
          <Controller
            control={control}
            name={`parts.${index}.urgency`}
            render={({ field }) => (
              <SegmentedControl
                options={optionsOf(urgencies)}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </Field>
      </WholeRow>
      <WholeRow>
        <Field label="Comentarios" optional error={errorOf('comments')}>
          <TextArea
            {...register(`parts.${index}.comments`)}
            maxLength={1000}
            rows={3}
            placeholder="Ej.: Con lámparas H7, si puede ser."
          />
        </Field>
      </WholeRow>
    </FieldGrid>
  )
}

/** Marks a folded part with an error inside. */
function Wrong() {
  return (
    <chakra.span color="danger.fg" fontWeight="600" display="inline-flex" alignItems="center" gap="1.5">
      <CircleAlert aria-hidden="true" size="1em" />
      Revisá este repuesto
    </chakra.span>
  )
}

function Title({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <chakra.span
      minW="0"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="2.5"
      alignItems="center"
      lineHeight="1.3"
    >
      <Nut w="1.375em" h="1.375em" />
      <chakra.b fontSize="1.0625rem" overflowWrap="anywhere" lineClamp="2">
        {children}
      </chakra.b>
      {note && (
        <chakra.span gridColumn="2" textStyle="sm" color="fg.muted">
          {note}
        </chakra.span>
      )}
    </chakra.span>
  )
}

/** 'Luces · Nuevo · 2 unidades · 1 foto' */
function summaryOf({ key, category, condition, quantity }: PartValues, { items }: Uploads): string {
  const files = items.filter(({ about }) => about === key)
  const isVideo = files.some(({ kind }) => kind === 'VIDEO')
  return [
    chosenLabel(partCategories, category),
    labelOf(wantedConditions, condition),
    count(wholeNumber(quantity) || 1, 'unidad', 'unidades'),
    files.length > 0 &&
      (isVideo ? count(files.length, 'archivo', 'archivos') : count(files.length, 'foto', 'fotos')),
  ]
    .filter(Boolean)
    .join(' · ')
}

const box = {
  display: 'grid',
  gap: '5',
  p: '5',
  minW: '0',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'bg.panel',
} as const
const folded = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  w: 'full',
  textAlign: 'start',
  color: 'inherit',
  _hover: { borderColor: 'border.control' },
} as const
const wrong = { borderColor: 'danger.solid' } as const
