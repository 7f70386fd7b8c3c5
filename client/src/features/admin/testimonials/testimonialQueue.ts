import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type TestimonialArguments,
  type TestimonialFilter,
  testimonialArguments,
  testimonialChoices,
} from './testimonialChoices'

/** The reviews that the home page could show, newest first; by default those that it does not show. */
export const testimonialQueue: AdminQueue<TestimonialFilter, TestimonialArguments> = {
  title: 'Calificaciones para la portada',
  filtersLabel: 'Filtrar calificaciones',
  choices: testimonialChoices,
  filters: [
    { value: 'WAITING', label: 'Sin mostrar' },
    { value: 'SHOWN', label: 'Mostradas' },
    { value: 'ALL', label: 'Todas' },
  ],
  none: {
    WAITING: 'No hay calificaciones sin mostrar',
    SHOWN: 'No se muestra ninguna calificación',
    ALL: 'No hay calificaciones',
  },
  asked: testimonialArguments,
  list: () => ({
    key: 'TestimonialList_quotableReviews',
    edgeType: 'QueryQuotableReviewsConnectionEdge',
    order: newestFirst,
  }),
}
