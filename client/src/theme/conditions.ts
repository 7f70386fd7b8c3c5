/** Inside a green zone (class `inv`), but not inside a tag that hangs in it. */
export const inv = '&:is(.inv *):not(.tag *)'

/** In counter density (class `densa`). */
export const dense = '.densa &'

/**
 * Around a table with room for its columns; otherwise each row is a card. A container query of the table, not
 * the page.
 */
export const inColumns = '@container (width >= 58rem)'
export const inCards = '@container (width < 58rem)'
