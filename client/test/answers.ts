import { type GraphQLTaggedNode, getRequest, type Variables } from 'relay-runtime'
import { type Made, type Makers, serverAnswer } from './graph'

/**
 * The server's answer to a query: `makers` provide the relevant fields of each type, the rest is generated.
 */
export function answerTo(query: GraphQLTaggedNode, makers: Makers, variables: Variables = {}): Made {
  const { id, name } = getRequest(query).params
  if (!id) throw new Error(`${name} is no persisted operation`)
  return serverAnswer(id, { makers, variables }).data as Made
}

/** The same for a successful mutation; `payload` is the type of its success, 'OfferPayload'. */
export function payloadOf(mutation: GraphQLTaggedNode, name: string, payload: string, makers: Makers): Made {
  return answerTo(mutation, { ...makers, Mutation: () => ({ [name]: { __typename: payload } }) })
}
