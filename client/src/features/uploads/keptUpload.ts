import { fields, oneOf, orNull, text } from '../../lib/shape'

/** A file of a draft. */
export const isKeptUpload = fields({
  key: text,
  name: text,
  kind: oneOf('IMAGE', 'VIDEO'),
  about: orNull(text),
  src: orNull(text),
  uploadId: text,
})
