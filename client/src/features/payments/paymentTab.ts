export type PaymentTab = {
  /** Leads the tab to the gateway's page; this tab when no other is open. */
  goTo: (url: string) => void
  /** Closes the tab when nothing is to be paid. */
  close: () => void
}

/** Phones pay in this tab: there one loses the other tab, or comes back to two that both tell of the payment. */
export const paysInThisTab = () => matchMedia('(pointer: coarse)').matches

/**
 * Opens the tab for the gateway's page. Must be called in the click itself: browsers block a tab opened after
 * an answer of the server.
 */
export function openPaymentTab(): PaymentTab {
  const tab = paysInThisTab() ? null : window.open('', '_blank')
  if (tab) {
    // The gateway's page gets no access to ours.
    tab.opener = null
    tab.document.title = 'Abriendo el pago'
    tab.document.body.textContent = 'Abriendo el pago…'
  }
  return {
    goTo(url) {
      if (tab && !tab.closed) tab.location.replace(url)
      else window.location.assign(url)
    },
    close: () => tab?.close(),
  }
}
