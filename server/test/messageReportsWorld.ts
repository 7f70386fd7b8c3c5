import { randomUUID } from 'node:crypto'
import type { Caller } from './harness.ts'

export const SEND_MESSAGE = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id } } }
  }
`
export const REPORT_MESSAGE = /* GraphQL */ `
  mutation ($input: ReportMessageInput!) {
    reportMessage(input: $input) {
      __typename
      ... on ReportMessagePayload { reportedMessage { report { id reason outcome } } }
      ... on InvalidInput { fields { path message } }
      ... on Refusal { code message }
    }
  }
`

/** Sends a message about an order, by its global id; returns the message's. */
export async function say(caller: Caller, orderId: string, body: string): Promise<string> {
  const { sendMessage } = await caller.data<{ sendMessage: { sentMessage: { id: string } } }>(SEND_MESSAGE, {
    input: { orderId, clientKey: randomUUID(), body },
  })
  return sendMessage.sentMessage.id
}

/** The caller reports a message; returns the report's global id. */
export async function reportOf(caller: Caller, messageId: string, reason = 'Me insulta'): Promise<string> {
  const { reportMessage } = await caller.data<{
    reportMessage: { reportedMessage?: { report: { id: string } } }
  }>(REPORT_MESSAGE, { input: { messageId, reason } })
  const id = reportMessage.reportedMessage?.report.id
  if (!id) throw new Error(`nothing was reported: ${JSON.stringify(reportMessage)}`)
  return id
}
