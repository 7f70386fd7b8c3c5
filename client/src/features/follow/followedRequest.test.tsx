import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import follow from './__generated__/FollowScreenFollowedQuery.graphql'
import claim from './__generated__/useClaimFollowedRequestMutation.graphql'

const nothing = { FollowScreenFollowedQuery: { followedRequest: null } }
const notFound = () => screen.findByRole('heading', { level: 1, name: 'Solicitud no encontrada' })
const asksToClaim = (calls: readonly { operation: string }[]) =>
  calls.some(({ operation }) => operation === 'useClaimFollowedRequestMutation')

test('leads the old link of a request in the buyer’s account to it there', async () => {
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

test('finds nothing when a link is not of the viewer’s own request', async () => {
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
  'finds nothing and takes nothing when %s',
  async (_who, account) => {
    const calls = serverSays({ ...nothing, viewerQuery: viewerIs(account) })
    renderApp('/seguimiento/tok-7')
    await notFound()
    expect(asksToClaim(calls)).toBe(false)
  },
)

test('reads by its link, and reads the viewer and acts without it', async () => {
  const calls = serverSays({
    ...nothing,
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    useClaimFollowedRequestMutation: {
      claimFollowedRequest: refused('NotFound', 'NOT_FOUND', 'Ese pedido ya no está.'),
    },
  })
  renderApp('/seguimiento/tok%20é')
  await notFound()
  expect(Object.fromEntries(calls.map(({ operation, link }) => [operation, link]))).toEqual({
    viewerQuery: undefined,
    FollowScreenFollowedQuery: 'PART_REQUEST tok%20%C3%A9',
    useClaimFollowedRequestMutation: undefined,
  })
})

test('shows the request of each link, after going back too', async () => {
  const asked: (string | undefined)[] = []
  const part = (description: string) =>
    answerTo(follow, {
      PartRequest: () => ({ id: description, state: 'CLOSED' }),
      RequestedPart: () => ({ description }),
    })
  const calls = serverSays({
    FollowScreenFollowedQuery: () => {
      const link = calls.at(-1)?.link
      asked.push(link)
      return part(link === 'PART_REQUEST uno' ? 'Farol' : 'Bocina')
    },
    viewerQuery: viewerIs(null),
  })
  const { router } = renderApp('/seguimiento/uno')
  await screen.findAllByText(/Farol/)
  await act(() => router.navigate('/seguimiento/dos'))
  await screen.findAllByText(/Bocina/)
  await act(() => router.navigate(-1))
  await screen.findAllByText(/Farol/)
  expect(screen.queryByText(/Bocina/)).toBeNull()
  expect(asked.slice(0, 2)).toEqual(['PART_REQUEST uno', 'PART_REQUEST dos'])
})
