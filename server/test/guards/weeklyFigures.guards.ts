import { type Guards, within } from './guards.ts'

const figures = ['since', 'requests', 'firstOfferMinutes', 'paid', 'released', 'disputes']

export const WEEKLY_FIGURE_GUARDS: Guards = {
  commands: {},
  fields: { Query: [[['admin'], within('weeklyFigures', figures)]] },
}
