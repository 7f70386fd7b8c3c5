import { graphql, readInlineData } from 'react-relay'
import { labelOf, partConditions, warrantyLabel } from '../../lib/labels'
import type { lineTerms_line$key } from './__generated__/lineTerms_line.graphql'

/** The agreed terms of a part: 'Nuevo. Garantía 90 días.' */
export function lineTerms(line: lineTerms_line$key): string {
  const { condition, warrantyDays } = readInlineData(
    graphql`
      fragment lineTerms_line on OrderLine @inline {
        condition
        warrantyDays
      }
    `,
    line,
  )
  return `${labelOf(partConditions, condition)}. ${warrantyDays ? 'Garantía ' : ''}${warrantyLabel(warrantyDays)}.`
}
