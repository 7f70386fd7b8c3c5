import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { NetworkError, TooMuchAtOnceError } from '../../relay/errors'
import { outcomeOf } from '../../relay/outcome'
import { reportSignInRequired } from '../../relay/signInRequired'
import type { useSendMessageMutation } from './__generated__/useSendMessageMutation.graphql'
import { addMessage } from './messageList'

type Message = {
  readonly orderId: string
  readonly clientKey: string
  readonly body: string
  readonly uploadIds: readonly string[]
}

/**
 * Sends a message. Several may be sent at once, unlike other commands, so each returns its own result: null
 * on success, else the reason for the person.
 */
export function useSendMessage(conversationId: string): (message: Message) => Promise<string | null> {
  const environment = useRelayEnvironment()
  return useCallback(
    input =>
      new Promise(resolve => {
        commitMutation<useSendMessageMutation>(environment, {
          mutation: graphql`
            mutation useSendMessageMutation($input: SendMessageInput!) {
              sendMessage(input: $input) {
                ...outcome_refusal @alias(as: "refusal")
                ... on SendMessagePayload {
                  sentMessage {
                    id
                    ...messageShown_message
                  }
                }
              }
            }
          `,
          variables: { input },
          updater: (store, response) => {
            const sent = response?.sendMessage.sentMessage
            if (sent) addMessage(store, conversationId, sent.id)
          },
          onCompleted: ({ sendMessage }) => {
            const outcome = outcomeOf(sendMessage)
            if (outcome.ok) return resolve(null)
            if (outcome.refusal?.code === 'SIGN_IN_REQUIRED') reportSignInRequired()
            resolve(outcome.refusal?.message ?? 'Probá de nuevo.')
          },
          onError: problem => {
            if (problem instanceof TooMuchAtOnceError) resolve(problem.words)
            else resolve(problem instanceof NetworkError ? 'Sin conexión.' : 'Ocurrió un error inesperado.')
          },
        })
      }),
    [environment, conversationId],
  )
}
