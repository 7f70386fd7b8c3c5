import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { panelRecipe } from '../theme/recipes/surface'

/**
 * A bordered surface; never a box inside a box. `flush` has no padding, for lists and tables. Supports `as`
 * and `asChild`.
 */
export const Panel = chakra('div', panelRecipe)

type PanelHeaderProps = Omit<HTMLChakraProps<'div'>, 'title'> & {
  /** A heading element: `<h2>` (small) or `<h3>`. */
  title: ReactNode
  /** Muted text next to the title: 'lo más nuevo primero'. */
  note?: ReactNode | undefined
  /** At the right: filters, a button. */
  children?: ReactNode
}

/** The first row of a flush panel. */
export function PanelHeader({ title, note, children, ...props }: PanelHeaderProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      rowGap="2"
      columnGap="4"
      alignItems="center"
      justifyContent="space-between"
      px="card"
      py="3.5"
      borderBottom="1px solid"
      borderColor="border.subtle"
      css={{ '& h2': { textStyle: 'mini' } }}
      {...props}
    >
      <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
        {title}
        {note && (
          <chakra.span textStyle="sm" color="fg.muted">
            {note}
          </chakra.span>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  )
}

/** Rows with hairlines between them, inside a flush `Panel`. */
export function List(props: HTMLChakraProps<'ul'>) {
  return <chakra.ul {...props} />
}

/** One row. Its layout is the caller's. */
export function ListRow(props: HTMLChakraProps<'li'>) {
  return (
    <chakra.li
      px="card"
      py="row"
      borderTop="1px solid"
      borderColor="border.subtle"
      _first={{ borderTop: '0' }}
      {...props}
    />
  )
}
