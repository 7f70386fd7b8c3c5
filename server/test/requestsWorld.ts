import { randomUUID } from 'node:crypto'
import { confirmPartRequest } from '../src/domains/requests/following/confirmation.operations.ts'
import { accountOf } from '../src/domains/viewer.ts'
import { decodeGlobalId } from '../src/platform/globalIds.ts'
import { linkToken } from '../src/platform/tokens.ts'
import type { Caller } from './harness.ts'

export interface CreatedRequest {
  /** Global id. */
  readonly id: string
  /** Database id. */
  readonly rawId: string
  /** Global ids of its parts, in order. */
  readonly partIds: readonly string[]
}

export const CREATE_REQUEST = /* GraphQL */ `
  mutation ($input: CreatePartRequestInput!) {
    createPartRequest(input: $input) {
      __typename
      ... on CreatePartRequestPayload { request { id parts { id } } }
      ... on Refusal { code message path }
      ... on InvalidInput { fields { path message } }
    }
  }
`

/** A typical input for an old Gol, with `overrides`. */
export function requestInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    submissionKey: randomUUID(),
    brand: 'Volkswagen',
    model: 'Gol',
    year: 2012,
    department: 'CANELONES',
    parts: [{ description: 'Amortiguador trasero', condition: 'ANY', quantity: 2, urgency: 'MEDIUM' }],
    contact: { name: 'Pedro Visita', email: 'visita@correo.test', phone: '094 231 234' },
    ...overrides,
  }
}

/** A request created through the mutations by a buyer or a visitor: a visitor's is confirmed. */
export async function createRequest(
  caller: Caller,
  overrides: Record<string, unknown> = {},
): Promise<CreatedRequest> {
  const request = await submitRequest(caller, overrides)
  if (!accountOf(caller.viewer)) await confirmRequest(caller, request.rawId)
  return request
}

/** Confirms a visitor's request by the link in its mail. */
export async function confirmRequest(caller: Caller, requestId: string): Promise<void> {
  const ctx = caller.context()
  await confirmPartRequest(ctx, await confirmationToken(caller, requestId))
}

/** The token of the link that is mailed to confirm a visitor's request. */
export async function confirmationToken(caller: Caller, requestId: string): Promise<string> {
  const { db, settings } = caller.context()
  const { id } = await db.prisma.mailedLink.findFirstOrThrow({
    where: { requestId, purpose: 'CONFIRM_REQUEST' },
  })
  return linkToken(settings.secret, id)
}

/** As `createRequest`, but a visitor's stays unconfirmed. */
export async function submitRequest(
  caller: Caller,
  overrides: Record<string, unknown> = {},
): Promise<CreatedRequest> {
  const account = accountOf(caller.viewer)
  const own = account ? { contact: { name: 'Comprador', email: account.email } } : {}
  const input = requestInput({ ...own, ...overrides })
  const { createPartRequest } = await caller.data<{
    createPartRequest: { __typename: string; request?: { id: string; parts: { id: string }[] } }
  }>(CREATE_REQUEST, { input })
  const { request } = createPartRequest
  const decoded = request && decodeGlobalId(request.id)
  if (!decoded) throw new Error(`no request was made: ${JSON.stringify(createPartRequest)}`)
  return { id: request.id, rawId: decoded.id, partIds: request.parts.map(({ id }) => id) }
}
