import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { eventsExample, feedExample, newsExample, syncExample, trialExample } from './graphExamples'

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'))

test.each([feedExample, newsExample, trialExample, syncExample, eventsExample])(
  'accepts each example of the page for developers when it is sent as it is',
  example => {
    expect(validate(schema, parse(example))).toEqual([])
  },
)
