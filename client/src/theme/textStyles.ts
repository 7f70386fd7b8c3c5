import { defineTextStyles } from '@chakra-ui/react/styled-system'

const wide = {
  fontStretch: '116%',
  letterSpacing: '-.022em',
  fontWeight: '780',
  textWrap: 'balance',
} as const
const price = {
  fontStretch: '92%',
  fontWeight: '740',
  lineHeight: '1',
  letterSpacing: '-.015em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const

/** The three voices of Archivo: wide for signs, normal for text, narrow for plates (design guide, section 3). */
export const styles = {
  display: { ...wide, fontSize: 'display', lineHeight: '.96', letterSpacing: '-.03em', fontWeight: '800' },
  h1: { ...wide, fontSize: 'h1', lineHeight: '1.04' },
  h2: { ...wide, fontSize: 'h2', lineHeight: '1.08' },
  h3: {
    fontSize: 'h3',
    fontStretch: '100%',
    fontWeight: '680',
    lineHeight: '1.25',
    letterSpacing: '-.008em',
  },
  h4: { fontSize: '1rem', fontStretch: '100%', fontWeight: '680', lineHeight: '1.3' },
  /** A small heading in the text width, for tags and tight boxes. */
  mini: {
    fontSize: '1.0625rem',
    fontStretch: '100%',
    fontWeight: '700',
    lineHeight: '1.2',
    letterSpacing: '-.01em',
  },
  /** A dialog's title. */
  dialog: { ...wide, fontSize: '1.375rem', fontStretch: '108%', lineHeight: '1.08' },
  lead: { fontSize: 'lead', lineHeight: '1.5' },
  md: { fontSize: 'md', lineHeight: '1.55' },
  sm: { fontSize: 'sm', lineHeight: '1.55' },
  xs: { fontSize: 'xs', lineHeight: '1.45' },
  label: { fontSize: 'sm', fontWeight: '620', lineHeight: '1.3' },
  price: { ...price, fontSize: 'price' },
  priceLg: { ...price, fontSize: 'priceLg' },
  priceSm: { ...price, fontSize: 'priceSm' },
  /** A figure of the numbers box. */
  figure: {
    fontSize: '2rem',
    fontWeight: '740',
    fontStretch: '96%',
    lineHeight: '1.05',
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  /** Part numbers and ids, as stamped on a plate. */
  pn: {
    fontStretch: '70%',
    fontWeight: '560',
    letterSpacing: '.045em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  narrow: { fontStretch: '76%', fontWeight: '560', letterSpacing: '.01em' },
} as const

export const textStyles = defineTextStyles(
  Object.fromEntries(Object.entries(styles).map(([name, value]) => [name, { value }])),
)
