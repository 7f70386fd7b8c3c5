import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'A moment, as ISO 8601 in UTC with milliseconds, e.g. 2026-11-21T12:00:00.000Z.',
  serialize: value => value.toISOString(),
  parseValue: value => {
    const moment = typeof value === 'string' ? new Date(value) : null
    if (!moment || Number.isNaN(moment.getTime())) throw new TypeError('DateTime must be an ISO 8601 string')
    return moment
  },
})

builder.scalarType('Centesimos', {
  description:
    'An amount of money as a whole number of centésimos of a Uruguayan peso (UYU): 485000 is $ 4.850.',
  serialize: value => value,
  parseValue: value => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value))
      throw new TypeError('Centesimos must be a whole number')
    return value
  },
})
