import { chakra } from '@chakra-ui/react/styled-system'

const WIDTH = 10
const GAP = 2
const HEIGHT = 40
/** A zero is a line: a week without a bar has no value. */
const LEAST = 1

/** A week by the moment at which it began, with its value; null without. */
export type WeekBar = { readonly since: string; readonly value: number | null }

/** One bar a week, the last one paler; a table beside it has the numbers. */
export function WeekBars({ bars }: { bars: readonly WeekBar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  return (
    <chakra.svg
      viewBox={`0 0 ${bars.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      w="100%"
      h="12"
      alignSelf="end"
      color="trust.fg"
      aria-hidden="true"
    >
      {bars.map(({ since, value }, at) => {
        if (value === null) return null
        const height = Math.max(LEAST, (value / most) * HEIGHT)
        return (
          <rect
            key={since}
            x={at * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            fill="currentColor"
            opacity={at === bars.length - 1 ? 0.5 : 1}
          />
        )
      })}
    </chakra.svg>
  )
}
