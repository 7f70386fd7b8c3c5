import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

type FootBarProps = {
  /** The sum or the state, beside the act. */
  children: ReactNode
  /** The act: a button. */
  action: ReactNode
}

/** The bar at the foot of a phone's page with its next act; last in its container, where it sticks. */
export function FootBar({ children, action }: FootBarProps) {
  return (
    <chakra.div css={styles.bar} data-foot-bar="">
      <chakra.div minW="0">{children}</chakra.div>
      {action}
    </chakra.div>
  )
}

const styles = {
  bar: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4',
    alignItems: 'center',
    mx: 'calc(-1 * {spacing.gutter})',
    px: 'gutter',
    pt: '2.5',
    pb: 'calc(.75rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTop: '1px solid',
    borderColor: 'border',
  },
} as const
