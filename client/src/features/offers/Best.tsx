import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Nut } from '../../ui/Nut'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

type BestProps = {
  isBest: boolean
  /** The nut stands in the margin, so that the values line up. */
  isHanging?: boolean
  children: ReactNode
}

/** The best value among those compared: a nut and bold type, never colour alone. */
export function Best({ isBest, isHanging = false, children }: BestProps) {
  if (!isBest) return children
  return (
    <chakra.b css={styles.best} {...(isHanging ? { ml: '-4' } : {})}>
      <Nut />
      {children}
      <VisuallyHidden>, lo mejor</VisuallyHidden>
    </chakra.b>
  )
}

const styles = {
  best: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '1',
    fontWeight: '740',
    '& svg': { w: '3', h: '3', flex: 'none' },
  },
} as const
