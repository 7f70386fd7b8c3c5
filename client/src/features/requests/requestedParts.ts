import { graphql, readInlineData } from 'react-relay'
import { withQuantity } from '../../lib/text'
import type { requestedParts_request$key } from './__generated__/requestedParts_request.graphql'

/** 'Ya comprado: Embrague, Lámpara × 2'; null where nothing is, and where everything is: the state says that. */
export function boughtWords(request: requestedParts_request$key): string | null {
  const { parts } = readInlineData(
    graphql`
      fragment requestedParts_request on PartRequest @inline {
        parts {
          isOpen
          description
          quantity
        }
      }
    `,
    request,
  )
  const bought = parts.filter(({ isOpen }) => !isOpen)
  if (bought.length === 0 || bought.length === parts.length) return null
  return `Ya comprado: ${bought.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}`
}
