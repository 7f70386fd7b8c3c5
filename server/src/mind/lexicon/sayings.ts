import { SAYING_COUNTS } from '../generated/sayingCounts.ts'
import type { Counted } from '../text/likeness.ts'
import type { Saying } from '../values.ts'

/** The features of the sentences in `data/sayings.txt`, as `build/countSayings.ts` counts them. */
export const COUNTED_SAYINGS = JSON.parse(SAYING_COUNTS) as Counted<Saying>
