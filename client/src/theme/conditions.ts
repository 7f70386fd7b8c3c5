/** Inside a green zone (class `inv`), but not inside a tag that hangs in it. */
export const inv = '&:is(.inv *):not(.tag *)'

/** In counter density (class `densa`). */
export const dense = '.densa &'

/** Around a table where there is room for its columns; without it each row is a card. Asks the table, not the page. */
export const inColumns = '@container (width >= 58rem)'
export const inCards = '@container (width < 58rem)'
