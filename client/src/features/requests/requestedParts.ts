import { graphql, readInlineData } from 'react-relay'
import { withQuantity } from '../../lib/text'
import type { requestedParts_request$key } from './__generated__/requestedParts_request.graphql'

/**
 * 'Ya comprado: Embrague, Lámpara × 2'; null when no part is bought, and when all are: the state shows that.
 */
export function boughtWords(request: requestedParts_request$key): string | null {
  const { open, bought } = readParts(request)
  return open.length === 0 || bought.length === 0 ? null : `Ya comprado: ${namesOf(bought)}`
}

/** 'Embrague, Lámpara × 2': the parts that can still be quoted. */
export function openPartNames(request: requestedParts_request$key): string {
  return namesOf(readParts(request).open)
}

/** 'Embrague': the first part that can still be quoted; the first requested one when none can. */
export function mainPartName(request: requestedParts_request$key): string {
  const { open, bought } = readParts(request)
  return (open[0] ?? bought[0])?.description ?? ''
}

type Part = { readonly description: string; readonly quantity: number }

const namesOf = (parts: readonly Part[]) =>
  parts.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')

function readParts(request: requestedParts_request$key) {
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
  return { open: parts.filter(({ isOpen }) => isOpen), bought: parts.filter(({ isOpen }) => !isOpen) }
}
