import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { foldText } from '../../lib/generated/foldText'
import type { suppliersQuery } from './__generated__/suppliersQuery.graphql'

export type Supplier = { readonly id: string; readonly companyName: string }

/** The pause in typing before a search, in ms. */
const PAUSE_MS = 250

/** Approved providers with the typed text in their names; keeps the last answer until the next. */
export function useSuppliers(typed: string | null): readonly Supplier[] {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<readonly Supplier[]>([])
  const search = typed?.trim() ?? null
  const ask = useEffectEvent((search: string) =>
    fetchQuery<suppliersQuery>(
      environment,
      graphql`
        query suppliersQuery($search: String) {
          publicProviders(first: 20, search: $search) {
            edges {
              node {
                id
                companyName
              }
            }
          }
        }
      `,
      { search: search || null },
    ).subscribe({
      next: ({ publicProviders }) =>
        setFound(publicProviders.edges.map(({ node: { id, companyName } }) => ({ id, companyName }))),
      // Without suggestions the name is typed.
      error: () => undefined,
    }),
  )
  useEffect(() => {
    if (search === null) return
    let asked: { unsubscribe: () => void } | undefined
    const timer = setTimeout(() => {
      asked = ask(search)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked?.unsubscribe()
    }
  }, [search])
  return found
}

/** The provider with the typed name, ignoring accents and capitals. */
export function supplierCalled(typed: string, suppliers: readonly Supplier[]): Supplier | undefined {
  const wanted = foldText(typed.trim())
  return suppliers.find(({ companyName }) => foldText(companyName) === wanted)
}
