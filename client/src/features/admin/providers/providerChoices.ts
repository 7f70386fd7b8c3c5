import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of providers. */
export type StatusFilter = 'ALL' | 'PENDING' | 'CHANGES' | 'APPROVED' | 'SUSPENDED' | 'REJECTED'

/** The same in the address. */
export const statusChoices: Choices<StatusFilter> = {
  param: 'estado',
  values: {
    ALL: null,
    PENDING: 'pendientes',
    CHANGES: 'cambios',
    APPROVED: 'aprobados',
    SUSPENDED: 'suspendidos',
    REJECTED: 'rechazados',
  },
}

export type ProviderOrder = 'DECISION' | 'OLDEST' | 'NEWEST'

export const providerOrderChoices: Choices<ProviderOrder> = {
  param: 'orden',
  values: { DECISION: null, OLDEST: 'antiguos', NEWEST: 'recientes' },
}

/** The list's arguments, as the graph takes them. */
export type ProviderListArguments = {
  status: Exclude<StatusFilter, 'ALL' | 'CHANGES'> | null
  hasPendingChange: boolean
  orderBy: ProviderOrder
}

export const providerListArguments = (
  filter: StatusFilter,
  orderBy: ProviderOrder,
): ProviderListArguments => ({
  status: filter === 'ALL' || filter === 'CHANGES' ? null : filter,
  hasPendingChange: filter === 'CHANGES',
  orderBy,
})

/** The variables of the list that an address asks for; none for the list of a plain address. */
export function providerVariables(search: string): Partial<ProviderListArguments> {
  const { status, hasPendingChange, orderBy } = providerListArguments(
    chosenOf(search, statusChoices),
    chosenOf(search, providerOrderChoices),
  )
  return {
    ...(status && { status }),
    ...(hasPendingChange && { hasPendingChange }),
    ...(orderBy !== 'DECISION' && { orderBy }),
  }
}
