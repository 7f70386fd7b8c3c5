import { defineTokens } from '@chakra-ui/react/styled-system'
import { palette } from './palette'

const values = <K extends string | number, V extends string | number>(map: Record<K, V>) =>
  Object.fromEntries(Object.entries<V>(map).map(([key, value]) => [key, { value }])) as Record<
    K,
    { value: V }
  >

/** The used part of Chakra's numeric scale: n × 0.25rem. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 44, 48,
]
const scale = values(Object.fromEntries(steps.map(n => [n, `${n / 4}rem`])))

/** Values that the counter density (class `densa`) replaces; see globalCss.ts. */
export const density = {
  buyer: { ctl: '3rem', ctlSm: '2.5rem', card: '1.5rem', row: '1rem', md: '1rem', sm: '.9375rem' },
  counter: { ctl: '2.5rem', ctlSm: '2.125rem', card: '1rem', row: '.75rem', md: '.9375rem', sm: '.875rem' },
} as const

export const tokens = defineTokens({
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    white: { value: '#ffffff' },
    black: { value: '#000000' },
    papel: values(palette.papel),
    minio: values(palette.minio),
    torno: values(palette.torno),
    manila: values(palette.manila),
    carmin: values(palette.carmin),
    azul: values(palette.azul),
    whatsapp: { DEFAULT: { value: '#0b6b43' }, hover: { value: '#08553a' } },
  },
  fonts: values({
    heading: '"Archivo Variable", "Archivo Fallback", "Archivo Fallback Roboto", Arial, sans-serif',
    body: '"Archivo Variable", "Archivo Fallback", "Archivo Fallback Roboto", Arial, sans-serif',
  }),
  fontSizes: values({
    display: 'clamp(2.375rem, 1.35rem + 4.55vw, 5rem)',
    h1: 'clamp(1.875rem, 1.45rem + 1.9vw, 3rem)',
    h2: 'clamp(1.5rem, 1.25rem + 1.15vw, 2.25rem)',
    h3: '1.1875rem',
    lead: 'clamp(1.0625rem, 1rem + .3vw, 1.25rem)',
    md: density.buyer.md,
    sm: density.buyer.sm,
    xs: '.8125rem',
    '2xs': '.75rem',
    price: '1.5rem',
    priceLg: 'clamp(1.875rem, 1.6rem + 1.1vw, 2.5rem)',
    priceSm: '1.125rem',
  }),
  spacing: {
    0: { value: '0rem' },
    ...scale,
    gutter: { value: 'clamp(1rem, .6rem + 1.8vw, 2.5rem)' },
    section: { value: 'clamp(3.5rem, 2.4rem + 5vw, 7.5rem)' },
    pageTop: { value: 'clamp(1.75rem, 1.2rem + 2vw, 3.5rem)' },
    card: { value: density.buyer.card },
    row: { value: density.buyer.row },
  },
  sizes: {
    0: { value: '0rem' },
    ...scale,
    ...values({
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      prose: '62ch',
      lead: '58ch',
      page: '76rem',
      ctl: density.buyer.ctl,
      ctlSm: density.buyer.ctlSm,
      ctlLink: '1.75rem',
      '1/2': '50%',
      '1/3': '33.333333%',
      '2/3': '66.666667%',
      '1/4': '25%',
      '3/4': '75%',
    }),
  },
  radii: values({ none: '0', xs: '3px', sm: '6px', md: '10px', full: '999px' }),
  borders: values({ hair: '1px solid', control: '1.5px solid' }),
  shadows: {},
  easings: values({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  durations: values({ fast: '120ms', mid: '220ms', slow: '420ms' }),
  zIndex: values({
    hide: -1,
    base: 0,
    raised: 5,
    float: 25,
    bar: 26,
    header: 30,
    overlay: 40,
    toast: 60,
    skip: 99,
  }),
})
