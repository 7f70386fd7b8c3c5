import { chakra } from '@chakra-ui/react/styled-system'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { isBlank, isWhole, type Problems } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { useNow } from '../../lib/clock'
import { BRANDS } from '../../lib/generated/brands'
import { MAX_PARTS, MAX_QUANTITY } from '../../lib/generated/limits'
import { optionsOf, urgencies, wantedConditions } from '../../lib/labels'
import { wholeNumber } from '../../lib/wholeNumber'
import { showRefusal } from '../../relay/refusal'
import { Button, IconButton } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { Select } from '../../ui/Select'
import { TextInput } from '../../ui/TextInput'
import { kilometresOf, yearProblem } from '../requests/asking/requestForm'
import { understoodTexts } from '../requests/asking/understoodTexts'
import type { CorrectDialog_conversation$key } from './__generated__/CorrectDialog_conversation.graphql'
import type { useCorrectUnderstoodMutation } from './__generated__/useCorrectUnderstoodMutation.graphql'
import { useCorrectUnderstood } from './useCorrectUnderstood'

type Input = useCorrectUnderstoodMutation['variables']['input']
type Part = Input['parts'][number]

export type CorrectDialogProps = {
  open: boolean
  onClose: () => void
  conversation: CorrectDialog_conversation$key
}

type Texts = ReturnType<typeof understoodTexts>
type Values = Texts['car'] & Pick<Texts, 'urgency' | 'parts'> & { mayKeep: boolean }

/** The errors of a correction; unknown values may stay blank. `now` in ms, for the year. */
function correctionProblems({ year, mileageKm, parts }: Values, now: number): Problems<Values> {
  const problems: Problems<Values> = {
    year: !isBlank(year) && yearProblem(year, now),
    mileageKm: Number.isNaN(kilometresOf(mileageKm)) && 'Poné los kilómetros, por ejemplo 182000',
  }
  for (const [index, { description, quantity }] of parts.entries()) {
    problems[`parts.${index}.description`] = isBlank(description) && 'Poné qué repuesto necesitás'
    problems[`parts.${index}.quantity`] =
      !isWhole(quantity, 1, MAX_QUANTITY) && `Poné una cantidad entre 1 y ${MAX_QUANTITY}`
  }
  return problems
}

/** Corrects by hand what was understood of the vehicle and its parts. */
export function CorrectDialog(props: CorrectDialogProps) {
  // A new form on each opening: what was understood may have changed.
  return <Form key={String(props.open)} {...props} />
}

function Form({ open, onClose, conversation }: CorrectDialogProps) {
  const {
    id: conversationId,
    mayKeep,
    understood,
  } = useFragment(
    graphql`
      fragment CorrectDialog_conversation on AssistantConversation {
        id
        mayKeep
        understood {
          ...understoodTexts
        }
      }
    `,
    conversation,
  )
  const { car, urgency, parts } = understoodTexts(understood)
  const now = useNow()
  const form = useForm<Values>({
    initial: { ...car, urgency, parts, mayKeep },
    check: values => correctionProblems(values, now),
  })
  const { errors } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parts' })
  const [correctUnderstood, saving] = useCorrectUnderstood()
  const listId = useId()
  const save = form.handleSubmit(async ({ year, mileageKm, urgency, parts, mayKeep, ...car }) => {
    const outcome = await correctUnderstood({
      input: {
        conversationId,
        mayKeep,
        ...car,
        year: isBlank(year) ? null : wholeNumber(year),
        mileageKm: kilometresOf(mileageKm),
        urgency: (urgency || null) as Input['urgency'] & (string | null),
        parts: parts.map(part => ({
          description: part.description,
          quantity: wholeNumber(part.quantity),
          condition: (part.condition || null) as Part['condition'] & (string | null),
          category: (part.category || null) as Part['category'] & (string | null),
          partNumber: part.partNumber || null,
        })),
      },
    })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Corregir lo que entendí"
      onSubmit={save}
      sending={saving}
      submitLabel="Guardar"
      sendingLabel="Guardando"
    >
      <chakra.div display="grid" gap="5">
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start">
          <Field label="Marca" error={errors.brand?.message}>
            <TextInput {...form.register('brand')} list={listId} maxLength={60} autoComplete="off" />
          </Field>
          <datalist id={listId}>
            {BRANDS.map(brand => (
              <option key={brand}>{brand}</option>
            ))}
          </datalist>
          <Field label="Modelo" error={errors.model?.message}>
            <TextInput {...form.register('model')} maxLength={60} autoComplete="off" />
          </Field>
          <Field label="Año" error={errors.year?.message}>
            <TextInput
              {...form.register('year')}
              inputMode="numeric"
              maxLength={12}
              numeric
              autoComplete="off"
            />
          </Field>
          <Field label="Motor" optional error={errors.engine?.message}>
            <TextInput {...form.register('engine')} maxLength={60} autoComplete="off" />
          </Field>
          <Field label="Versión" optional error={errors.version?.message}>
            <TextInput {...form.register('version')} maxLength={60} autoComplete="off" />
          </Field>
          <Field label="VIN o chasis" optional error={errors.vin?.message}>
            <TextInput {...form.register('vin')} maxLength={40} textStyle="pn" autoComplete="off" />
          </Field>
          <Field label="Kilómetros" optional error={errors.mileageKm?.message}>
            <TextInput
              {...form.register('mileageKm')}
              inputMode="numeric"
              maxLength={12}
              numeric
              autoComplete="off"
            />
          </Field>
          <Field label="Urgencia" error={errors.urgency?.message}>
            <Select {...form.register('urgency')} options={optionsOf(urgencies)} placeholder="No dije" />
          </Field>
        </chakra.div>
        {fields.map(({ id }, index) => (
          <chakra.fieldset key={id} css={styles.part}>
            <Field label={`Repuesto ${index + 1}`} error={errors.parts?.[index]?.description?.message}>
              <TextInput
                {...form.register(`parts.${index}.description`)}
                maxLength={200}
                autoComplete="off"
              />
            </Field>
            <chakra.div
              display="grid"
              gap="3"
              gridTemplateColumns="5rem minmax(0, 1fr) auto"
              alignItems="end"
            >
              <Field label="Cantidad" error={errors.parts?.[index]?.quantity?.message}>
                <TextInput
                  {...form.register(`parts.${index}.quantity`)}
                  inputMode="numeric"
                  numeric
                  maxLength={3}
                  autoComplete="off"
                />
              </Field>
              <Field label="Condición" error={errors.parts?.[index]?.condition?.message}>
                <Select
                  {...form.register(`parts.${index}.condition`)}
                  options={optionsOf(wantedConditions)}
                  placeholder="No dije"
                />
              </Field>
              <IconButton label={`Quitar repuesto ${index + 1}`} onClick={() => remove(index)}>
                <Trash2 />
              </IconButton>
            </chakra.div>
          </chakra.fieldset>
        ))}
        {fields.length < MAX_PARTS && (
          <Button
            full
            borderStyle="dashed"
            onClick={() =>
              append({ description: '', quantity: '1', condition: '', partNumber: '', category: '' })
            }
          >
            <Plus />
            Agregar otro repuesto
          </Button>
        )}
        <Checkbox {...form.register('mayKeep')}>
          Guardar esta charla y mis correcciones durante 12 meses, para que el asistente entienda mejor. Las
          lee solo nuestro equipo, sin tu nombre, tu teléfono ni tu e-mail.
        </Checkbox>
      </chakra.div>
    </FormDialog>
  )
}

const styles = {
  part: { display: 'grid', gap: '3', pt: '4', borderTop: '1px solid', borderColor: 'border' },
} as const
