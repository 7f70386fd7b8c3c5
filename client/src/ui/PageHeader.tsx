import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  /** One line under the title: the pending work. */
  lead?: ReactNode | undefined
  /** Buttons at the right (below, when narrow). */
  actions?: ReactNode | undefined
  /** Work panels use the smaller title. */
  small?: boolean | undefined
}

/** The heading of a screen: its only h1. */
export function PageHeader({ title, lead, actions, small }: PageHeaderProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      rowGap="4"
      columnGap={{ base: '2', md: '8' }}
      alignItems="flex-end"
      justifyContent="space-between"
      mb={small ? { base: '3', md: '5' } : '8'}
    >
      <chakra.div minW="0" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.h1 textStyle={small ? 'h2' : 'h1'}>{title}</chakra.h1>
        {lead && <chakra.p color="fg.muted">{lead}</chakra.p>}
      </chakra.div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** The width of the page and its side margins. */
export const Page = chakra('div', {
  base: { w: 'full', maxW: 'calc({sizes.page} + 2 * {spacing.gutter})', mx: 'auto', px: 'gutter' },
})
