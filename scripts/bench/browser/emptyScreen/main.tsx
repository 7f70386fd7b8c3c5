// The floor of a screen: React, Relay and the router with one heading and the viewer's query.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime'
import query, { type viewerQuery } from '../../../../client/src/shell/__generated__/viewerQuery.graphql'

const environment = new Environment({
  network: Network.create(async ({ id, name }, variables): Promise<GraphQLResponse> => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ id, variables, operationName: name }),
    })
    return response.json()
  }),
  store: new Store(new RecordSource()),
})
const queryRef = loadQuery<viewerQuery>(environment, query, {})

function EmptyScreen() {
  const { viewer } = usePreloadedQuery<viewerQuery>(query, queryRef)
  return <h1>{viewer?.kind}</h1>
}

const router = createBrowserRouter([{ path: '*', Component: EmptyScreen }])
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  </StrictMode>,
)
