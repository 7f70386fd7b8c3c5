export type PaymentTab = {
  /** Leads the tab to the gateway's page; this one when there is no other. */
  goTo: (url: string) => void
  /** There is nothing to pay after all. */
  close: () => void
}

/**
 * Opens the tab that will show the gateway's page. To be called in the click itself: a tab opened after an answer of
 * the server would be blocked as a popup.
 */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank')
  if (tab) {
    // The gateway's page gets no hold of ours.
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
