import { useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Refusal, RefusedField } from '../../../relay/outcome'
import { toast } from '../../../ui/toast'
import type { Uploader } from '../../uploads/uploader'
import type { RequestValues } from './requestForm'
import type { Sending } from './SendingDialog'
import type { RequestFormState } from './useRequestForm'

/** How long the last stage stays readable, in ms. */
const DONE_SHOWN_MS = 700

/** Facts of a successful submission for the page after it. */
export type MadeSubmission = {
  /** Shows the server that this browser made the request. */
  readonly submissionKey: string
  /** The path of the request's page, for a visitor who gave no e-mail; null for others. */
  readonly followPath: string | null
}

type Options = {
  state: Pick<RequestFormState, 'form' | 'submissionKey' | 'renewKey'>
  uploader: Uploader
  /** Some fields were refused, or have errors to correct before sending. */
  onRefused: (fields: readonly RefusedField[], message: string) => void
  onSent: (values: RequestValues, made: MadeSubmission) => void
}

/** Sends the form once its files are uploaded. A second click while it is being sent does nothing. */
export function useSendRequest({ state, uploader, onRefused, onSent }: Options) {
  const environment = useRelayEnvironment() as Environment
  const [sending, setSending] = useState<Sending | null>(null)
  const underWay = useRef<AbortController | null>(null)

  const upload = async (signal: AbortSignal): Promise<boolean> => {
    setSending('uploading')
    await uploader.settled(signal)
    if (signal.aborted) return false
    const lost = uploader.items().filter(({ phase }) => phase === 'failed')
    if (lost.length === 0) return true
    const names = lost.map(({ name }) => name).join(', ')
    setSending(null)
    const message = `No se subió ${names}. Reintentá o quitá lo que falló.`
    const part = state.form.getValues('parts').findIndex(({ key }) => key === lost[0]?.about)
    const path = part < 0 ? ['uploadIds'] : ['parts', String(part), 'uploadIds']
    onRefused([{ path, message }], message)
    return false
  }

  const save = async (): Promise<void> => {
    setSending('saving')
    const values = structuredClone(state.form.getValues())
    const submissionKey = state.submissionKey()
    const outcome = await import('./createPartRequest')
      .then(({ createPartRequest }) => createPartRequest(environment, values, submissionKey))
      .catch(() => null)
    if (outcome?.ok) {
      setSending('sent')
      await new Promise(resolve => setTimeout(resolve, DONE_SHOWN_MS))
      setSending(null)
      return onSent(values, { submissionKey, followPath: outcome.payload.followPath ?? null })
    }
    setSending(null)
    if (outcome?.refusal) return refuse(outcome.refusal)
    toast.error('Error', {
      description: 'Hubo un error al enviar tu solicitud. Por favor intentá de nuevo.',
    })
  }

  const refuse = ({ fields, message }: Refusal) => {
    // The key was used for another request (in a copy of this tab, or by another account): the next try gets
    // its own.
    if (fields.some(({ path }) => path[0] === 'submissionKey')) state.renewKey()
    onRefused(fields, message)
  }

  return {
    sending,
    async send(): Promise<void> {
      if (underWay.current) return
      const stop = new AbortController()
      underWay.current = stop
      try {
        if (await upload(stop.signal)) await save()
      } finally {
        underWay.current = null
      }
    },
    /** Returns to the form while only files are being sent; they continue. */
    stop(): void {
      underWay.current?.abort()
      setSending(null)
    },
  }
}
