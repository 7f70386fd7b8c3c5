import { type Choices, chosenOf } from '../../paths'

/** The filters of the bell and its page. */
export type NotificationFilter = 'ALL' | 'UNREAD' | 'OFFERS' | 'CONSULTATIONS'

export const FILTERS: readonly { value: NotificationFilter; label: string }[] = [
  { value: 'ALL', label: 'Todas' },
  { value: 'UNREAD', label: 'Sin\u00a0leer' },
  { value: 'OFFERS', label: 'Ofertas' },
  { value: 'CONSULTATIONS', label: 'Consultas' },
]

/** The same in the page's address. */
export const filterChoices: Choices<NotificationFilter> = {
  param: 'ver',
  values: { ALL: null, UNREAD: 'sin-leer', OFFERS: 'ofertas', CONSULTATIONS: 'consultas' },
}

/** The variables of the page that an address asks for. */
export const notificationVariables = (search: string) => ({ filter: chosenOf(search, filterChoices) })
