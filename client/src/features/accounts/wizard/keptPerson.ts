import { departments } from '../../../lib/labels'
import { oneOf, textUpTo } from '../../../lib/shape'

/** One or a few lines of a form; no field takes more. */
export const typed = textUpTo(400)

/** A value of an enum that has a label; a draft with another value is from another version. */
export const oneOfWords = <V extends string>(words: Readonly<Record<V, string>>) =>
  oneOf(...(Object.keys(words) as V[]))

/** The personal data that drafts keep. */
export const keptPerson = {
  name: typed,
  email: typed,
  phone: typed,
  department: oneOf('', ...(Object.keys(departments) as (keyof typeof departments)[])),
}
