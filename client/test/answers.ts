import { createOperationDescriptor, type GraphQLTaggedNode, getRequest, type Variables } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'

type Made = Readonly<Record<string, unknown>>
type Makers = Readonly<Record<string, () => Made>>

/** What the server would answer to a query: `makers` give what matters of each type (dates too), the rest is made up. */
export function answerTo(query: GraphQLTaggedNode, makers: Makers, variables: Variables = {}): Made {
  const operation = createOperationDescriptor(getRequest(query), variables)
  const { data } = MockPayloadGenerator.generate(operation, makers)
  if (!data) throw new Error('an operation without data')
  return data
}

/** The same for a mutation that goes through; `payload` is the type of its success, 'OfferPayload'. */
export function payloadOf(mutation: GraphQLTaggedNode, name: string, payload: string, makers: Makers): Made {
  const made = answerTo(mutation, {
    ...makers,
    Mutation: () => ({ [name]: { __typename: payload } }),
  })
  // The generator takes every answer for a refusal as well.
  const success = Object.entries(made[name] as Made).filter(([field]) => field !== '__isRefusal')
  return { [name]: Object.fromEntries(success) }
}
