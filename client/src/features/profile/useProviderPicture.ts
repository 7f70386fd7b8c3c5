import { useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { useProviderPictureRemoveMutation } from './__generated__/useProviderPictureRemoveMutation.graphql'
import type {
  ProviderPictureKind,
  useProviderPictureSetMutation,
} from './__generated__/useProviderPictureSetMutation.graphql'
import { saveProfile } from './saveProfile'

/** A picture being sent; `progress` is the percentage of its bytes sent. */
export type PictureSending = { readonly file: File; readonly progress: number; readonly failed: boolean }

/** Sends, replaces and removes one picture of the provider's profile. */
export function useProviderPicture(kind: ProviderPictureKind) {
  const environment = useRelayEnvironment() as Environment
  const [sending, setSending] = useState<PictureSending | null>(null)
  const stop = useRef<AbortController | null>(null)

  const send = async (file: File) => {
    const stopping = new AbortController()
    const { signal } = stopping
    stop.current = stopping
    const show = (now: PictureSending | null) => {
      if (!signal.aborted) setSending(now)
    }
    const fail = () => show({ file, progress: 0, failed: true })
    show({ file, progress: 0, failed: false })
    try {
      const { uploadPorts } = await import('../uploads/uploadPorts')
      const ports = uploadPorts(environment, 'PROVIDER_PICTURE')
      const ticket = await ports.start({
        kind: 'IMAGE',
        fileName: file.name,
        contentType: file.type,
        bytes: file.size,
        posterBytes: null,
      })
      await ports.send(ticket, file, {
        signal,
        onProgress: progress => show({ file, progress, failed: false }),
      })
      await ports.complete(ticket.uploadId)
      if (signal.aborted) return ports.cancel(ticket.uploadId)
      const saving = await saveProfile<useProviderPictureSetMutation>(
        environment,
        graphql`
          mutation useProviderPictureSetMutation($kind: ProviderPictureKind!, $uploadId: ID!) {
            setProviderPicture(kind: $kind, uploadId: $uploadId) {
              ... on ProfilePayload {
                account {
                  ...ProviderProfileEditor_account
                }
              }
              ...outcome_refusal @alias(as: "refusal")
            }
          }
        `,
        { kind, uploadId: ticket.uploadId },
      )
      if (saving === 'saved') show(null)
      else fail()
    } catch {
      // After any failure the person may try again with this picture or another one.
      fail()
    }
  }

  const remove = () =>
    saveProfile<useProviderPictureRemoveMutation>(
      environment,
      graphql`
        mutation useProviderPictureRemoveMutation($kind: ProviderPictureKind!) {
          removeProviderPicture(kind: $kind) {
            ... on ProfilePayload {
              account {
                ...ProviderProfileEditor_account
              }
            }
            ...outcome_refusal @alias(as: "refusal")
          }
        }
      `,
      { kind },
    )

  return {
    sending,
    send,
    retry: () => {
      if (sending) void send(sending.file)
    },
    remove,
    /** Discards the picture being sent or failed; the present one stays. */
    giveUp: () => {
      stop.current?.abort()
      setSending(null)
    },
  }
}
