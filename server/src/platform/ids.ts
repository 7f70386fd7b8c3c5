import { v7 } from 'uuid'

/** A new id whose order is the order of creation, for rows whose id must be known before they are written. */
export function newId(): string {
  return v7()
}
