import type { PaymentPlan } from './__generated__/PayPlan_terms.graphql'

/** The entry of the browser's history, in the shape of the router. */
type Entry = { readonly usr?: PlanState | null } | null

/** State of a place in the history that knows the payment plan chosen there. */
export type PlanState = { readonly plan?: PaymentPlan | null | undefined }

/** The plan kept in this entry of the history; the whole price without one. */
export function keptPlan(): PaymentPlan {
  return (window.history.state as Entry)?.usr?.plan === 'DEPOSIT' ? 'DEPOSIT' : 'FULL'
}

/**
 * Keeps the plan in this entry of the history, where a reload and the way back from the gateway's page find it. The router
 * is bypassed: a navigation to the same address would refetch the page.
 */
export function keepPlan(plan: PaymentPlan): void {
  const entry = window.history.state as Entry
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, plan } }, '')
}
