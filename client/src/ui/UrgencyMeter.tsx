import { chakra } from '@chakra-ui/react/styled-system'

const levels = {
  low: { bars: 1, word: 'Baja', color: 'fg.muted' },
  medium: { bars: 2, word: 'Media', color: 'warn.fg' },
  high: { bars: 3, word: 'Alta', color: 'brand.fg' },
  urgent: { bars: 4, word: 'Urgente', color: 'danger.fg' },
} as const

const heights = ['.375rem', '.5rem', '.6875rem', '.875rem']

/** Urgency: one to four bars and the word. */
export function UrgencyMeter({ level }: { level: keyof typeof levels }) {
  const { bars, word, color } = levels[level]
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap=".4375rem"
      fontSize="xs"
      fontWeight="620"
      fontStretch="88%"
      lineHeight="1.45"
      whiteSpace="nowrap"
      color={color}
    >
      <chakra.span display="flex" alignItems="flex-end" gap="2px" aria-hidden="true">
        {heights.map((height, index) => (
          <chakra.span key={height} w="4px" h={height} bg={index < bars ? 'currentColor' : 'border'} />
        ))}
      </chakra.span>
      {word}
    </chakra.span>
  )
}
