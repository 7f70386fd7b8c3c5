import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/**
 * Refuses what cannot be read as a GraphQL request: parameters in the address that are no JSON, operations of a batch
 * that are no objects. Yoga takes both for faults of ours.
 */
export function refuseMalformedRequests(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return
      setRequestParser(async request => {
        const params = await parsed(() => requestParser(request))
        if (Array.isArray(params) && !params.every(isObject))
          throw badRequest('Each operation of a batch is an object.')
        return params
      })
    },
  }
}

async function parsed<T>(parse: () => T | Promise<T>): Promise<T> {
  try {
    return await parse()
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest('`variables` and `extensions` are JSON.')
    throw error
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } })
}
