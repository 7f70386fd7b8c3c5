import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type PanelDialog, panelDialog, paths } from '../../paths'

const tabs = ['solicitudes', 'ofertas', 'ventas', 'dinero', 'perfil'] as const
export type PanelTab = (typeof tabs)[number]

const isTab = (value: string): value is PanelTab => (tabs as readonly string[]).includes(value)

/** Which tab and dialog of the panel the address shows, and how to go to others. The back button closes a dialog. */
export function usePanelPlace() {
  const navigate = useNavigate()
  const { hash, search, state } = useLocation()
  const wanted = hash.slice(1)
  const tab: PanelTab = isTab(wanted) ? wanted : 'solicitudes'
  const hashOf = (to: PanelTab) => (to === 'solicitudes' ? undefined : to)
  const wasOpenedHere = (state as { opened?: boolean } | null)?.opened === true

  // '#solicitudes' comes in links of mails; it is the default, so the address is cleared of it.
  useEffect(() => {
    if (wanted === 'solicitudes') {
      void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    }
  }, [wanted, search, navigate])

  return {
    tab,
    dialog: panelDialog(new URLSearchParams(search)),
    goToTab(to: PanelTab) {
      void navigate(paths.dashboard(hashOf(to)), { preventScrollReset: true })
    },
    open(dialog: PanelDialog) {
      // From one dialog to the next: back leads to the panel, not to the first one.
      const replace = panelDialog(new URLSearchParams(search)) !== null
      void navigate(paths.dashboardDialog(dialog, hashOf(tab)), {
        replace,
        preventScrollReset: true,
        state: { opened: replace ? wasOpenedHere : true },
      })
    },
    close() {
      if (wasOpenedHere) void navigate(-1)
      else void navigate(paths.dashboard(hashOf(tab)), { replace: true, preventScrollReset: true })
    },
  }
}
