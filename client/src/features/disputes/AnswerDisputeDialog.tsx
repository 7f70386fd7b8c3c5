import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { UploadField } from '../uploads/UploadField'
import { isUnderWay, readyUploads } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { AnswerDisputeDialogQuery } from './__generated__/AnswerDisputeDialogQuery.graphql'
import { EvidenceHint } from './EvidenceHint'
import { shortProblem, TEXT_LENGTH } from './terms'
import { useAnswerDispute } from './useAnswerDispute'

type AnswerDisputeDialogProps = {
  disputeId: string
  /** The evidence that suits the claimed problem. */
  evidence: readonly string[]
  open: boolean
  onClose: () => void
}

/** The provider's answer to a dispute, with evidence. */
export function AnswerDisputeDialog({ disputeId, evidence, open, onClose }: AnswerDisputeDialogProps) {
  const { uploadLimits } = useLazyLoadQuery<AnswerDisputeDialogQuery>(
    graphql`
      query AnswerDisputeDialogQuery {
        uploadLimits(purpose: DISPUTE_FILE) {
          ...useUploads_limits
        }
      }
    `,
    {},
  )
  const uploads = useUploads(uploadLimits, disputeId)
  const { items, uploader } = uploads
  const [fileError, setFileError] = useState<string>()
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => ({
      text: shortProblem(text, 'Contá tu versión, en 10 letras o más: el comprador la va a leer.'),
    }),
  })
  const [answer, answering] = useAnswerDispute()
  const submit = form.handleSubmit(async ({ text }) => {
    setFileError(undefined)
    if (uploader.items().some(({ phase }) => phase === 'failed'))
      return setFileError('Reintentá o quitá lo que no se subió.')
    const uploadIds = readyUploads(uploader.items()).map(({ uploadId }) => uploadId)
    const outcome = await answer({ input: { disputeId, text, uploadIds } })
    if (!outcome.ok) {
      const files = outcome.refusal?.fields.find(({ path }) => path[0] === 'uploadIds')
      return files ? setFileError(files.message) : showRefusal(outcome.refusal, form)
    }
    uploader.clear()
    toast.success('Respuesta enviada')
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Responder la disputa"
      note="Se responde una vez. Después podés seguir proponiendo soluciones."
      onSubmit={submit}
      sending={answering}
      submitLabel="Enviar respuesta"
      sendingLabel="Enviando"
      disabledReason={items.some(isUnderWay) ? 'Esperá a que suban los archivos.' : undefined}
    >
      <chakra.div display="grid" gap="5">
        <Field label="Tu versión" help="La lee el comprador." error={form.formState.errors.text?.message}>
          <TextArea rows={5} maxLength={TEXT_LENGTH} {...form.register('text')} />
        </Field>
        <EvidenceHint evidence={evidence} />
        <UploadField uploads={uploads} label="Fotos y videos" error={fileError} />
      </chakra.div>
    </FormDialog>
  )
}
