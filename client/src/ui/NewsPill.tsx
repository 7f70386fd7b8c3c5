import { chakra } from '@chakra-ui/react/styled-system'
import type { LucideIcon } from 'lucide-react'

type NewsPillProps = { icon: LucideIcon; onClick: () => void; children: string }

/** Floats over a list: the number of new items out of sight, as a link to them. */
export function NewsPill({ icon: Glyph, onClick, children }: NewsPillProps) {
  return (
    <chakra.div css={styles.place}>
      <chakra.button type="button" onClick={onClick} css={styles.pill}>
        <Glyph />
        {children}
      </chakra.button>
    </chakra.div>
  )
}

const styles = {
  place: { display: 'flex', justifyContent: 'center', pointerEvents: 'none' },
  pill: {
    pointerEvents: 'auto',
    display: 'inline-flex',
    gap: '2',
    alignItems: 'center',
    minH: 'ctlSm',
    px: '4',
    borderRadius: 'full',
    bg: 'fg',
    color: 'bg',
    textStyle: 'sm',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    boxShadow: 'float',
    animation: 'fadeIn {durations.mid} {easings.out}',
  },
} as const
