import { graphql, readInlineData } from 'react-relay'
import type { fitWords_fit$key } from './__generated__/fitWords_fit.graphql'

/** A vehicle of an item: 'Fiat Uno 2004–2013'. */
export function fitWords(fit: fitWords_fit$key): string {
  const { brand, model, yearFrom, yearTo } = readInlineData(
    graphql`
      fragment fitWords_fit on CatalogueFit @inline {
        brand
        model
        yearFrom
        yearTo
      }
    `,
    fit,
  )
  return `${brand} ${model} ${yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}`
}
