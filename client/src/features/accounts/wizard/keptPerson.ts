import { departments } from '../../../lib/labels'
import { oneOf, textUpTo } from '../../../lib/shape'

/** A line or two of a form; no field of ours takes more. */
export const typed = textUpTo(400)

/** One of the values of an enum that have a word; a draft with another is of another version. */
export const oneOfWords = <V extends string>(words: Readonly<Record<V, string>>) =>
  oneOf(...(Object.keys(words) as V[]))

/** What drafts keep of a person. */
export const keptPerson = {
  name: typed,
  email: typed,
  phone: typed,
  department: oneOf('', ...(Object.keys(departments) as (keyof typeof departments)[])),
}
