import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldPath, FormProvider, useWatch } from 'react-hook-form'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { found, type Problems } from '../../../forms/problems'
import { useDraft } from '../../../forms/useDraft'
import { useForm } from '../../../forms/useForm'
import { useStepFocus } from '../../../forms/useStepFocus'
import { useNow } from '../../../lib/clock'
import { departments, optionsOf } from '../../../lib/labels'
import { placeAtFields, showRefusal } from '../../../relay/refusal'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { Notice } from '../../../ui/Notice'
import { Select } from '../../../ui/Select'
import { toast } from '../../../ui/toast'
import { isUnderWay, readyUploads } from '../../uploads/uploadQueue'
import { useUploads } from '../../uploads/useUploads'
import { PartsStep } from '../asking/PartsStep'
import { partOf, type RequestValues, requestProblems } from '../asking/requestForm'
import { VehicleStep } from '../asking/VehicleStep'
import type {
  EditRequestDialogQuery,
  EditRequestDialogQuery$data,
} from './__generated__/EditRequestDialogQuery.graphql'
import type { useEditPartRequestMutation } from './__generated__/useEditPartRequestMutation.graphql'
import {
  type ChangeElsewhere,
  carriedOver,
  type EditDraft,
  isEditDraft,
  type KeptFileChanges,
  UNCHANGED_FILES,
} from './editDraft'
import { askedValues, editedContents, filePlaces } from './editRequest'
import { useEditPartRequest } from './useEditPartRequest'
import { useKeptFiles } from './useKeptFiles'

type Input = useEditPartRequestMutation['variables']['input']
type EditRequestDialogProps = { requestId: string; open: boolean; onClose: () => void }

const query = graphql`
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
`

/**
 * All of one's own request that has no offers yet: vehicle, parts, text, department and photos. Typed values
 * and file changes survive a reload, and a change of the request elsewhere.
 */
export function EditRequestDialog({ requestId, open, onClose }: EditRequestDialogProps) {
  const environment = useRelayEnvironment() as Environment
  const { uploadLimits, node } = useLazyLoadQuery<EditRequestDialogQuery>(
    query,
    { requestId },
    { fetchPolicy: 'network-only' },
  )
  const draft = useDraft(`editar.${requestId}`, isEditDraft)
  // The values being edited stay as they were read: news must not discard typed ones.
  const [edited, setEdited] = useState(() => editedFrom(node, draft.kept))
  // File changes also survive a change elsewhere.
  const [fileChanges, setFileChanges] = useState(draft.kept?.fileChanges ?? UNCHANGED_FILES)
  if (!edited) return null
  return (
    <EditForm
      key={edited.revision}
      edited={edited}
      requestId={requestId}
      limits={uploadLimits}
      open={open}
      fileChanges={fileChanges}
      onFileChange={setFileChanges}
      onChange={changed => draft.keep({ revision: edited.revision, read: edited.read, ...changed })}
      onOutdated={async values => {
        const fresh = await fetchQuery<EditRequestDialogQuery>(environment, query, { requestId }).toPromise()
        // The request's new files are on this page already.
        setEdited(editedFrom(fresh?.node, { ...edited, values, uploads: [] }) ?? edited)
      }}
      onClose={() => {
        draft.clear()
        onClose()
      }}
    />
  )
}

type Asked = NonNullable<EditRequestDialogQuery$data['node']>

/** The present request with the values typed over an earlier one. */
function editedFrom(node: Asked | null | undefined, draft: Omit<EditDraft, 'fileChanges'> | null) {
  if (!node?.parts || node.revision === undefined) return null
  const read = askedValues({
    brand: node.brand ?? '',
    model: node.model ?? '',
    year: node.year ?? 0,
    engine: node.engine,
    version: node.version,
    vin: node.vin,
    mileageKm: node.mileageKm,
    description: node.description,
    department: node.department ?? '',
    parts: node.parts.map(
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
  })
  const { revision, files } = node
  const isOutdated = draft !== null && draft.revision !== revision
  const { values, changes } =
    draft && isOutdated ? carriedOver(draft, read) : { values: draft?.values ?? read, changes: [] }
  const uploads = draft?.uploads ?? []
  return { revision, read, files, values, uploads, changes, isOutdated, isTyped: draft !== null }
}

type EditFormProps = EditRequestDialogProps & {
  edited: NonNullable<ReturnType<typeof editedFrom>>
  limits: Parameters<typeof useUploads>[0]
  fileChanges: KeptFileChanges
  onFileChange: (change: (now: KeptFileChanges) => KeptFileChanges) => void
  /** Called with all changes, to store them. */
  onChange: (changed: Pick<EditDraft, 'values' | 'fileChanges' | 'uploads'>) => void
  /** Called when it was not saved because the request was changed elsewhere. */
  onOutdated: (values: RequestValues) => Promise<void>
}

function EditForm({
  edited,
  requestId,
  limits,
  open,
  fileChanges,
  onFileChange,
  onChange,
  onOutdated,
  onClose,
}: EditFormProps) {
  const now = useNow()
  const check = (values: RequestValues): Problems<RequestValues> => {
    const { 'contact.email': _contact, ...problems } = requestProblems(values, now)
    return problems
  }
  const form = useForm<RequestValues>({ initial: edited.values, check })
  const { kept, uploads } = useKeptFiles(edited.files, {
    parts: useWatch({ control: form.control, name: 'parts' }),
    uploads: useUploads(limits, `editar ${requestId}`),
    changes: fileChanges,
    onChange: onFileChange,
  })
  const { sent } = uploads
  const isLeft = useRef(false)
  const keep = useEffectEvent((values: RequestValues) => {
    if (!isLeft.current) onChange({ values, fileChanges, uploads: readyUploads(sent) })
  })
  const { subscribe, getValues } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  )
  const { restore } = uploads.uploader
  useEffect(() => restore(edited.uploads), [restore, edited])
  const keptFiles = useRef({ fileChanges, sent })
  useEffect(() => {
    const { current } = keptFiles
    if (current.fileChanges === fileChanges && current.sent === sent) return
    keptFiles.current = { fileChanges, sent }
    keep(getValues())
  }, [fileChanges, sent, getValues])
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
  const changed = edited.isTyped || form.formState.isDirty || uploads.hasChanged

  const leave = () => {
    isLeft.current = true
    uploads.uploader.clear()
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await form.trigger())) {
      const [first] = found(check(form.getValues()))
      if (first) openAndFocus(first[0])
      return
    }
    if (uploads.items.some(({ phase }) => phase === 'failed'))
      return form.setError('uploadIds', { message: 'Reintentá o quitá lo que no se subió.' })
    const added = readyUploads(sent)
    const contents = editedContents<NonNullable<Input['parts'][number]['category']>, Input['department']>(
      form.getValues(),
      added,
    )
    const outcome = await editPartRequest({
      input: {
        id: requestId,
        revision: edited.revision,
        keptFileIds: kept.map(({ key }) => key),
        filePlaces: filePlaces(form.getValues('parts'), kept),
        ...contents,
      },
    })
    if (outcome.ok) {
      toast.success('Pedido actualizado', { description: 'Los proveedores ya ven los cambios.' })
      leave()
    } else if (outcome.refusal?.code === 'REQUEST_CHANGED') {
      await onOutdated(form.getValues())
    } else if (!outcome.refusal || !placeAtFields(outcome.refusal.fields, form, openAndFocus)) {
      showRefusal(outcome.refusal)
    }
  }

  const close = () => (changed ? setAsking(true) : leave())
  return (
    <>
      <FormDialog
        open={open}
        onClose={close}
        title="Editar pedido"
        note="Todavía nadie te cotizó: podés cambiar todo."
        width="lg"
        onSubmit={save}
        sending={saving}
        submitLabel="Guardar cambios"
        sendingLabel="Guardando"
        disabledReason={isSending ? 'Esperá a que suban los archivos.' : undefined}
      >
        <FormProvider {...form}>
          <chakra.div display="grid" gap="6">
            {edited.isOutdated && <ChangedElsewhere changes={edited.changes} />}
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
      </FormDialog>
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

/** The changes made elsewhere meanwhile, and which of them saving would undo. */
function ChangedElsewhere({ changes }: { changes: readonly ChangeElsewhere[] }) {
  return (
    <Notice tone="warn" role="alert">
      <b>Cambiaste este pedido en otro lado.</b> Lo que escribiste sigue acá: revisalo y guardá.
      <chakra.ul mt="2" _empty={{ display: 'none' }}>
        {changes.map(({ label, now, differs }) => (
          <chakra.li key={label} overflowWrap="anywhere">
            {label}: {now ? `en el otro lado dice “${now}”` : 'en el otro lado quedó vacío'}
            {differs ? '. Si guardás, queda lo que escribiste acá.' : '; ya lo pusimos acá.'}
          </chakra.li>
        ))}
      </chakra.ul>
    </Notice>
  )
}
