import { type Guards, within } from './guards.ts'

export const VISIT_GUARDS: Guards = {
  fields: {
    Query: [[['admin'], within('visits', ['day', ...within('pages', ['page', 'count'])])]],
  },
}
