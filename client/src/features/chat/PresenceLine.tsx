import { chakra } from '@chakra-ui/react/styled-system'
import type { Presence } from './usePresence'

/** The other party's presence, over the space below the last message; nothing while they are away. */
export function PresenceLine({ name, presence }: { name: string; presence: Presence }) {
  if (presence === 'away') return null
  return (
    <chakra.p css={styles.root}>
      <chakra.span css={styles.dot} aria-hidden="true" />
      <chakra.span truncate>
        {presence === 'typing' ? `${name} está escribiendo…` : `${name} está en el chat`}
      </chakra.span>
    </chakra.p>
  )
}

const styles = {
  root: {
    position: 'absolute',
    bottom: '0',
    left: '0',
    display: 'flex',
    gap: '1.5',
    alignItems: 'center',
    maxW: 'full',
    px: { base: '3', md: '5' },
    py: '0.5',
    bg: 'bg.panel',
    borderTopRightRadius: 'md',
    textStyle: 'xs',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  dot: { flex: 'none', w: '2', h: '2', borderRadius: 'full', bg: 'trust.solid' },
} as const
