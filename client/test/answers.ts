import { type GraphQLTaggedNode, getRequest, type Variables } from 'relay-runtime'
import { type Made, type Makers, serverAnswer } from './graph'

/** What the server would answer to a query: `makers` give what matters of each type, the rest is made up. */
export function answerTo(query: GraphQLTaggedNode, makers: Makers, variables: Variables = {}): Made {
  const { id, name } = getRequest(query).params
  if (!id) throw new Error(`${name} is no persisted operation`)
  return serverAnswer(id, { makers, variables }).data as Made
}

/** The same for a mutation that goes through; `payload` is the type of its success, 'OfferPayload'. */
export function payloadOf(mutation: GraphQLTaggedNode, name: string, payload: string, makers: Makers): Made {
  return answerTo(mutation, { ...makers, Mutation: () => ({ [name]: { __typename: payload } }) })
}
