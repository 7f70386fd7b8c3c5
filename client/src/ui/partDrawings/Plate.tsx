import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

export type PlateProps = Omit<HTMLChakraProps<'svg'>, 'fill' | 'stroke'> & {
  /** Description for screen readers. Without it the drawing is decorative. */
  label?: string | undefined
}

/** The frame of every exploded drawing. Its four inks are the `--plate-*` variables. */
export function Plate({ label, children, ...props }: PlateProps) {
  return (
    <chakra.svg
      viewBox="0 0 120 120"
      className="plate"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      <g
        fill="none"
        stroke="var(--plate-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {children}
      </g>
    </chakra.svg>
  )
}
