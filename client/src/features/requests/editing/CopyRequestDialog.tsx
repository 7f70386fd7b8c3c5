import { useState } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router'
import type { Environment } from 'relay-runtime'
import { keepDraft, keptDraft } from '../../../forms/useDraft'
import { paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { toast } from '../../../ui/toast'
import { forgetUploads } from '../../uploads/useUploads'
import { consultationWish } from '../asking/consultationWish'
import { draftOf, REQUEST_DRAFT } from '../asking/requestDraft'
import type { CopyRequestDialogQuery } from './__generated__/CopyRequestDialogQuery.graphql'
import { copiedDraft, draftTitle } from './copiedDraft'
import { useCopyPartRequest } from './useCopyPartRequest'

type CopyRequestDialogProps = { requestId: string; open: boolean; onClose: () => void }

/** Fills the form with a finished request and its photos; asks before it replaces a draft. */
export function CopyRequestDialog({ requestId, open, onClose }: CopyRequestDialogProps) {
  const { viewer, assistantConversation } = useLazyLoadQuery<CopyRequestDialogQuery>(
    graphql`
      query CopyRequestDialogQuery {
        viewer {
          id
        }
        assistantConversation {
          ...consultationWish_conversation
        }
      }
    `,
    {},
  )
  const owner = viewer?.id ?? null
  const environment = useRelayEnvironment() as Environment
  const navigate = useNavigate()
  const [copy, copying] = useCopyPartRequest()
  const [written] = useState(() => {
    const draft = keptDraft(REQUEST_DRAFT, draftOf(owner))
    return draft && draftTitle(draft)
  })

  const fill = async () => {
    const outcome = await copy({ id: requestId })
    if (!outcome.ok) {
      showRefusal(outcome.refusal)
      return onClose()
    }
    const { missing, ...copied } = outcome.payload
    // An earlier conversation with the assistant is about another request.
    const prefill = consultationWish(assistantConversation ?? null)?.key ?? ''
    forgetUploads(environment, 'REQUEST_FILE')
    keepDraft(REQUEST_DRAFT, copiedDraft(copied, { owner, submissionKey: crypto.randomUUID(), prefill }))
    if (missing.length > 0)
      toast.info('Algunos archivos ya no están', {
        description: `Volvé a subirlos si hacen falta: ${missing.join(', ')}.`,
        duration: 5000,
      })
    void navigate(paths.findPart({ mode: 'manual' }))
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void fill()}
      title={written ? '¿Reemplazar lo que estabas escribiendo?' : 'Cotizame de nuevo'}
      confirmLabel={written ? 'Reemplazar' : 'Armar el pedido'}
      tone={written ? 'danger' : 'solid'}
      loading={copying}
      loadingText="Copiando"
    >
      {written && (
        <>
          Tenés un pedido sin enviar: <b>{written}</b>. Si seguís, se pierde.{' '}
        </>
      )}
      Armamos un pedido nuevo con lo que pediste y sus fotos. Lo revisás antes de enviarlo.
    </ConfirmDialog>
  )
}
