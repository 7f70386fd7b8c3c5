import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, useContext } from 'react'
import { statRecipe } from '../theme/recipes/surface'

type Styles = ReturnType<ReturnType<typeof useSlotRecipe>>
const StyleContext = createContext<Styles>({})

type StatGridProps = HTMLChakraProps<'div'> & {
  /** Number of figures in a row, when not four. */
  columns?: 2 | 3 | undefined
}

/** Up to four figures in a single box with hairlines. Two by two under 48em (four across in `densa`). */
export function StatGrid({ columns, css, ...props }: StatGridProps) {
  const styles = useSlotRecipe({ recipe: statRecipe })({ columns })
  return (
    <StyleContext value={styles}>
      <chakra.div css={[styles.root, css]} {...props} />
    </StyleContext>
  )
}

type StatProps = Omit<HTMLChakraProps<'div'>, 'children'> & {
  /** The figure: a number, a `Price size="text"`, a `Rating`, a word. */
  value: ReactNode
  label: string
  /** A remark on the figure: '1 en camino'. */
  note?: ReactNode | undefined
  /** Turns the cell into a button, usually to open its tab. */
  onClick?: (() => void) | undefined
}

/** One figure of a `StatGrid`. */
export function Stat({ value, label, note, onClick, ...props }: StatProps) {
  const styles = useContext(StyleContext)
  const content = (
    <>
      <chakra.b css={isWord(value) ? word : undefined}>{value}</chakra.b>
      <span>{label}</span>
      {note && <small>{note}</small>}
    </>
  )
  if (!onClick)
    return (
      <chakra.div css={styles.cell} {...props}>
        {content}
      </chakra.div>
    )
  return (
    <chakra.button type="button" css={styles.cell} onClick={onClick}>
      {content}
    </chakra.button>
  )
}

/** A word such as 'Completo' instead of a figure: smaller, on the same line. */
const isWord = (value: ReactNode) => typeof value === 'string' && /\p{L}{3}/u.test(value)
const word = { '&&': { fontSize: '1.25rem', lineHeight: '1.7' } } as const
