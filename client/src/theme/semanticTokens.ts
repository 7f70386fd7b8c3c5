import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

const t = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** Meaning of each colour, in both themes (design guide, section 2). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: t('{colors.papel.50}', '#101614'),
      subtle: t('{colors.papel.100}', '#171e1b'),
      muted: t('{colors.papel.200}', '#222a26'),
      panel: t('{colors.papel.0}', '#1a211e'),
      bubble: t('{colors.papel.100}', '#28312d'),
      inverted: t('{colors.torno.800}', '#0c2a25'),
      invertedDeep: t('{colors.torno.950}', '#07100e'),
    },
    fg: {
      DEFAULT: t('{colors.papel.900}', '#f1f0ea'),
      muted: t('{colors.papel.600}', '#b1b5ab'),
      /** Muted, also where `muted` has another value (green zones, cardboard): blank tags, disabled parts. */
      quiet: t('{colors.papel.600}', '#b1b5ab'),
      inverted: t('{colors.papel.50}', '#f5f4ee'),
      invertedMuted: t('{colors.torno.200}', '#a9cfc2'),
    },
    border: {
      DEFAULT: t('{colors.papel.300}', '#3a433e'),
      subtle: t('{colors.papel.200}', '#2a322e'),
      control: t('{colors.papel.500}', '#838b83'),
      strong: t('{colors.papel.900}', '#d9dad2'),
      inverted: t('{colors.torno.700}', '#2a322e'),
    },
    brand: {
      solid: t('{colors.minio.600}', '#ff8a50'),
      hover: t('{colors.minio.700}', '#ffa476'),
      contrast: t('#ffffff', '#241006'),
      fg: t('{colors.minio.700}', '{colors.minio.300}'),
      subtle: t('{colors.minio.50}', '#2b1a11'),
      muted: t('{colors.minio.100}', '#40230f'),
      emphasized: t('{colors.minio.200}', '#5a3013'),
      mark: t('{colors.minio.500}', '{colors.minio.400}'),
      border: t('{colors.minio.600}', '#ff8a50'),
      focusRing: t('{colors.azul.600}', '{colors.azul.300}'),
    },
    whatsapp: { solid: t('#0b6b43', '#0b6b43'), hover: t('#08553a', '#08553a') },
    trust: {
      solid: t('{colors.torno.700}', '{colors.torno.300}'),
      hover: t('{colors.torno.800}', '#9dcabb'),
      contrast: t('#ffffff', '#06201b'),
      fg: t('{colors.torno.700}', '#94cbb9'),
      subtle: t('{colors.torno.50}', '#14261f'),
      muted: t('{colors.torno.100}', '#1b3a31'),
      border: t('{colors.torno.300}', '#3c7465'),
      focusRing: t('{colors.azul.600}', '{colors.azul.300}'),
    },
    tag: {
      bg: t('{colors.manila.100}', '#2b2617'),
      strong: t('{colors.manila.200}', '#3a331f'),
      border: t('{colors.manila.400}', '#7d6a37'),
      line: t('{colors.manila.300}', '#574a29'),
      fg: t('{colors.papel.900}', '#f6efdc'),
      muted: t('{colors.manila.700}', '#d8c491'),
    },
    ok: {
      fg: t('{colors.torno.700}', '#94cbb9'),
      subtle: t('{colors.torno.100}', '#1b3a31'),
    },
    warn: {
      fg: t('{colors.manila.700}', '{colors.manila.300}'),
      subtle: t('{colors.manila.200}', '#3a331f'),
      mark: t('{colors.manila.400}', '{colors.manila.400}'),
    },
    danger: {
      solid: t('{colors.carmin.600}', '{colors.carmin.300}'),
      hover: t('{colors.carmin.700}', '#f6a9b8'),
      contrast: t('{colors.papel.0}', '#1a211e'),
      fg: t('{colors.carmin.600}', '#f59fb1'),
      subtle: t('{colors.carmin.50}', '#36141d'),
      border: t('{colors.carmin.600}', '{colors.carmin.300}'),
      focusRing: t('{colors.azul.600}', '{colors.azul.300}'),
    },
    info: {
      fg: t('{colors.azul.700}', '#9cc2ec'),
      subtle: t('{colors.azul.100}', '#16293d'),
    },
    focusRing: t('{colors.azul.600}', '{colors.azul.300}'),
    overlay: t('rgb(10 22 19 / .58)', 'rgb(0 0 0 / .68)'),
    lightbox: { value: 'rgb(7 16 14 / .94)' },
    plate: {
      line: t('{colors.papel.800}', '#e9e8e0'),
      fill: t('#ffffff', '#2c3531'),
      shade: t('{colors.papel.300}', '#48534d'),
      accent: t('{colors.minio.500}', '{colors.minio.400}'),
    },
  },
  shadows: {
    float: t(
      '0 1px 2px rgb(20 30 26 / .10), 0 12px 32px -8px rgb(20 30 26 / .28)',
      '0 0 0 1px #3a433e, 0 16px 40px -8px rgb(0 0 0 / .7)',
    ),
  },
})
