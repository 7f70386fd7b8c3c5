import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { type FieldPath, FormProvider } from 'react-hook-form'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { found, type Problems } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { useStepFocus } from '../../forms/useStepFocus'
import { useNow } from '../../lib/clock'
import { departments, optionsOf } from '../../lib/labels'
import { placeAtFields, showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { toast } from '../../ui/toast'
import { isUnderWay, readyUploads } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { EditRequestDialogQuery } from './__generated__/EditRequestDialogQuery.graphql'
import type { useEditPartRequestMutation } from './__generated__/useEditPartRequestMutation.graphql'
import { askedValues, editedContents } from './editRequest'
import { PartsStep } from './PartsStep'
import { partOf, type RequestValues, requestProblems } from './requestForm'
import { useEditPartRequest } from './useEditPartRequest'
import { useKeptFiles } from './useKeptFiles'
import { VehicleStep } from './VehicleStep'

type Input = useEditPartRequestMutation['variables']['input']
type EditRequestDialogProps = { requestId: string; open: boolean; onClose: () => void }

/** All of one's own request that nobody has quoted yet: vehicle, parts, words, department and photos. */
export function EditRequestDialog({ requestId, open, onClose }: EditRequestDialogProps) {
  const { uploadLimits, node } = useLazyLoadQuery<EditRequestDialogQuery>(
    graphql`
      query EditRequestDialogQuery($requestId: ID!) {
        uploadLimits(purpose: REQUEST_FILE) {
          ...useUploads_limits
        }
        node(id: $requestId) {
          ... on PartRequest {
            revision
            brand
            model
            year
            engine
            version
            vin
            mileageKm
            description
            department
            parts {
              id
              description
              category
              condition
              quantity
              urgency
              partNumber
              comments
            }
            ...useKeptFiles_request @alias(as: "files")
          }
        }
      }
    `,
    { requestId },
    { fetchPolicy: 'network-only' },
  )
  // What is being changed stays what was read, whatever news arrive: nothing typed may be swept away.
  const [asked] = useState(node)
  const now = useNow()
  const check = (values: RequestValues): Problems<RequestValues> => {
    const { 'contact.email': _contact, ...problems } = requestProblems(values, now)
    return problems
  }
  const form = useForm<RequestValues>({
    initial: askedValues({
      brand: asked?.brand ?? '',
      model: asked?.model ?? '',
      year: asked?.year ?? 0,
      engine: asked?.engine,
      version: asked?.version,
      vin: asked?.vin,
      mileageKm: asked?.mileageKm,
      description: asked?.description,
      department: asked?.department ?? '',
      parts: (asked?.parts ?? []).map(
        ({ id, description, category, condition, quantity, urgency, partNumber, comments }) => ({
          id,
          description,
          category,
          condition,
          quantity,
          urgency,
          partNumber,
          comments,
        }),
      ),
    }),
    check,
  })
  const { kept, uploads } = useKeptFiles(asked?.files, useUploads(uploadLimits, `editar ${requestId}`))
  const [openPart, setOpenPart] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useStepFocus(form, {
    step: 'todo',
    isOnPage: field => [null, openPart].includes(partOf(field)),
    heading,
  })
  const openAndFocus = (field: FieldPath<RequestValues>) => {
    focus(field)
    setOpenPart(part => partOf(field) ?? part)
  }
  const [editPartRequest, saving] = useEditPartRequest()
  const [asking, setAsking] = useState(false)
  const isSending = uploads.items.some(isUnderWay)
  const changed = form.formState.isDirty || uploads.hasChanged

  const leave = () => {
    uploads.uploader.clear()
    onClose()
  }
  const save = async () => {
    if (!(await form.trigger())) {
      const [first] = found(check(form.getValues()))
      if (first) openAndFocus(first[0])
      return
    }
    if (uploads.items.some(({ phase }) => phase === 'failed'))
      return form.setError('uploadIds', { message: 'Reintentá o quitá lo que no se subió.' })
    const added = readyUploads(uploads.sent())
    const contents = editedContents<NonNullable<Input['parts'][number]['category']>, Input['department']>(
      form.getValues(),
      added,
    )
    const outcome = await editPartRequest({
      input: { id: requestId, revision: asked?.revision ?? 0, keptFileIds: kept, ...contents },
    })
    if (outcome.ok) {
      toast.success('Pedido actualizado', { description: 'Los proveedores ya ven los cambios.' })
      leave()
    } else if (!outcome.refusal || !placeAtFields(outcome.refusal.fields, form, openAndFocus)) {
      showRefusal(outcome.refusal)
    }
  }

  if (!asked?.parts) return null
  const close = () => (changed ? setAsking(true) : leave())
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title="Editar pedido"
        note="Todavía nadie te cotizó: podés cambiar todo."
        width="lg"
        busy={saving}
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
        footer={
          <>
            <Button onClick={close} disabled={saving}>
              Volver
            </Button>
            <Button
              type="submit"
              variant="solid"
              loading={saving}
              loadingText="Guardando"
              disabledReason={isSending ? 'Esperá a que suban los archivos.' : undefined}
            >
              Guardar cambios
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <chakra.div display="grid" gap="6">
            <VehicleStep />
            <Field label="Departamento" error={form.formState.errors.department?.message}>
              <Select
                {...form.register('department')}
                options={optionsOf(departments)}
                placeholder="Elegí un departamento"
              />
            </Field>
            <chakra.h3 ref={heading} tabIndex={-1} outline="none">
              Repuestos
            </chakra.h3>
            <PartsStep openPart={openPart} onOpenPart={openAndFocus} uploads={uploads} />
          </chakra.div>
        </FormProvider>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title="¿Descartar los cambios?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        tone="danger"
      >
        El pedido queda como estaba.
      </ConfirmDialog>
    </>
  )
}
