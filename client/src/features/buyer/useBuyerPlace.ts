import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths'

const tabs = ['compras', 'ordenes', 'consultas', 'perfil'] as const
export type BuyerTab = (typeof tabs)[number]

/** A tab by its name in the address; 'solicitudes' comes in links of mails and means 'consultas'. */
export function tabOf(hash: string): BuyerTab | null {
  const name = hash.slice(1)
  if (name === 'solicitudes') return 'consultas'
  return tabs.find(tab => tab === name) ?? null
}

type PlaceState = { readonly requestId?: string } | null

/** Which tab of the panel the address shows, and how to go to others. The back button goes back through them. */
export function useBuyerPlace(initial: BuyerTab) {
  const navigate = useNavigate()
  const { hash, search, state } = useLocation()
  const tab = tabOf(hash) ?? initial

  // An address that names its tab in another way is cleared of it, so that each tab has one name.
  useEffect(() => {
    if (hash === '#solicitudes')
      void navigate({ search, hash: 'consultas' }, { replace: true, preventScrollReset: true })
  }, [hash, search, navigate])

  return {
    tab,
    /** The request whose offers were asked for; null when none. */
    requestId: (state as PlaceState)?.requestId ?? null,
    goToTab(to: BuyerTab) {
      if (to !== tab) void navigate(paths.dashboard(to), { preventScrollReset: true })
    },
    seeOffers(requestId: string) {
      void navigate(paths.dashboard('ordenes'), { preventScrollReset: true, state: { requestId } })
    },
  }
}
