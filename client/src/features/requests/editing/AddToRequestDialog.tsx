import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { UploadField } from '../../uploads/UploadField'
import { isUnderWay, readyUploads } from '../../uploads/uploadQueue'
import { useUploads } from '../../uploads/useUploads'
import { FilePlaceSelect } from '../asking/FilePlaceSelect'
import { filesByPart } from '../asking/requestForm'
import type { AddToRequestDialogQuery } from './__generated__/AddToRequestDialogQuery.graphql'
import { useAddToPartRequest } from './useAddToPartRequest'

/** The server's maximum length. */
const COMMENT_LENGTH = 1000

type AddToRequestDialogProps = { requestId: string; open: boolean; onClose: () => void }

/** Adds photos and a comment to one's own request, for the providers who quote it. */
export function AddToRequestDialog({ requestId, open, onClose }: AddToRequestDialogProps) {
  const { uploadLimits, node } = useLazyLoadQuery<AddToRequestDialogQuery>(
    graphql`
      query AddToRequestDialogQuery($requestId: ID!) {
        uploadLimits(purpose: REQUEST_FILE) {
          ...useUploads_limits
        }
        node(id: $requestId) {
          ... on PartRequest {
            photoCount
            hasVideo
            parts {
              id
              description
              isOpen
            }
          }
        }
      }
    `,
    { requestId },
    { fetchPolicy: 'store-and-network' },
  )
  const uploads = useUploads(uploadLimits, requestId)
  const { items, uploader } = uploads
  const besides = [
    ...Array.from({ length: node?.photoCount ?? 0 }, () => ({ kind: 'IMAGE' as const })),
    ...(node?.hasVideo ? [{ kind: 'VIDEO' as const }] : []),
  ]
  const { limits } = uploads
  const room = {
    ...limits,
    maxImages: Math.max(0, limits.maxImages - (node?.photoCount ?? 0)),
    maxVideos: node?.hasVideo ? 0 : limits.maxVideos,
  }
  const parts = (node?.parts ?? [])
    .filter(({ isOpen }) => isOpen)
    .map(({ id, description }) => ({ key: id, description }))
  const [fileError, setFileError] = useState<string>()
  const form = useForm({
    initial: { comment: '' },
    check: ({ comment }) => ({
      comment: isBlank(comment) && uploader.items().length === 0 && 'Agregá una foto o escribí algo',
    }),
  })
  const [addToPartRequest, adding] = useAddToPartRequest()
  const send = form.handleSubmit(async ({ comment }) => {
    setFileError(undefined)
    if (uploader.items().some(({ phase }) => phase === 'failed'))
      return setFileError('Reintentá o quitá lo que no se subió.')
    const { ofParts, ofAll } = filesByPart(parts, readyUploads(uploader.items()))
    const ofPart = ({ key }: { key: string }, at: number) => ({ partId: key, uploadIds: ofParts[at] ?? [] })
    const outcome = await addToPartRequest({
      input: {
        id: requestId,
        comment: comment.trim() || null,
        uploadIds: ofAll,
        parts: parts.map(ofPart).filter(({ uploadIds }) => uploadIds.length > 0),
      },
    })
    if (!outcome.ok) {
      const files = outcome.refusal?.fields.find(({ path }) => path[0] === 'uploadIds' || path[0] === 'parts')
      if (files) return setFileError(files.message)
      return showRefusal(outcome.refusal, form)
    }
    uploader.clear()
    toast.success('Agregado al pedido', { description: 'Los proveedores ya lo ven.' })
    form.reset()
    onClose()
  })
  const isSending = items.some(isUnderWay)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Agregar fotos o comentarios"
      note="Lo que ya pediste no cambia: es lo que te cotizaron."
      onSubmit={send}
      sending={adding}
      submitLabel="Agregar"
      sendingLabel="Agregando"
      disabledReason={isSending ? 'Esperá a que suban los archivos.' : undefined}
    >
      <chakra.div display="grid" gap="5">
        <Field label="Comentario" optional error={form.formState.errors.comment?.message}>
          <TextArea
            {...form.register('comment')}
            maxLength={COMMENT_LENGTH}
            rows={4}
            placeholder="Ej.: Es la del lado del acompañante."
          />
        </Field>
        {(room.maxImages > 0 || room.maxVideos > 0) && (
          <UploadField
            uploads={uploads}
            besides={besides}
            room={room}
            // With one part all files are about it.
            renderUnder={
              (node?.parts ?? []).length > 1
                ? file => <FilePlaceSelect file={file} uploader={uploader} parts={parts} />
                : undefined
            }
            label="Fotos y video"
            error={fileError}
          />
        )}
      </chakra.div>
    </FormDialog>
  )
}
