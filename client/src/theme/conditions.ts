/** Inside a green zone (class `inv`), but not inside a tag that hangs in it. */
export const inv = '&:is(.inv *):not(.tag *)'

/** In counter density (class `densa`). */
export const dense = '.densa &'
