import type { Guards } from '../../../test/guards/guards.ts'

export const VISIT_GUARDS: Guards = {
  fields: {
    Query: { admin: 'visits visits.day visits.pages visits.pages.page visits.pages.count' },
  },
}
