import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { payloadOf } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import claim from './__generated__/useClaimFollowedRequestMutation.graphql'

const nothing = { FollowScreenFollowedQuery: { followedRequest: null } }
const notFound = () => screen.findByRole('heading', { level: 1, name: 'Solicitud no encontrada' })
const asksToClaim = (calls: readonly { operation: string }[]) =>
  calls.some(({ operation }) => operation === 'useClaimFollowedRequestMutation')

test('the old link of a request that is in the buyer’s account leads to it there', async () => {
  const calls = serverSays({
    ...nothing,
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    useClaimFollowedRequestMutation: payloadOf(claim, 'claimFollowedRequest', 'ChangedRequestPayload', {
      PartRequest: () => ({ id: 'request-1' }),
    }),
    RequestScreenQuery: { node: null, viewer: null },
  })
  const { where } = renderApp('/seguimiento/tok-7')
  await waitFor(() => expect(where()).toBe('/dashboard/consultas/request-1'))
  expect(calls.find(({ operation }) => operation === 'useClaimFollowedRequestMutation')?.variables).toEqual({
    token: 'tok-7',
  })
})

test('a link that is not of a request of theirs finds nothing', async () => {
  serverSays({
    ...nothing,
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    useClaimFollowedRequestMutation: {
      claimFollowedRequest: refused('NotFound', 'NOT_FOUND', 'Ese pedido ya no está.'),
    },
  })
  const { where } = renderApp('/seguimiento/tok-7')
  await notFound()
  expect(where()).toBe('/seguimiento/tok-7')
})

test.each([['a visitor', null] as const, ['a provider', { kind: 'PROVIDER' }] as const])(
  '%s finds nothing, and takes nothing',
  async (_who, account) => {
    const calls = serverSays({ ...nothing, viewerQuery: viewerIs(account) })
    renderApp('/seguimiento/tok-7')
    await notFound()
    expect(asksToClaim(calls)).toBe(false)
  },
)
