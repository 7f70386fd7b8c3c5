import { defineKeyframes } from '@chakra-ui/react/styled-system'

export const keyframes = defineKeyframes({
  turn: { to: { rotate: '1turn' } },
  shimmer: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
  typing: { '0%,60%,100%': { opacity: '.35' }, '30%': { opacity: '1' } },
  sway: { from: { transform: 'rotate(-.7deg)' }, to: { transform: 'rotate(.7deg)' } },
  /** A row that has just arrived: marked quietly for a moment. */
  glow: { '0%, 30%': { backgroundColor: 'var(--t-colors-brand-subtle)' } },
  stamp: { from: { scale: '1.15', opacity: '0' }, to: { scale: '1', opacity: '1' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  riseIn: { from: { transform: 'translateY(1.5rem)', opacity: '0' } },
  sinkOut: { to: { transform: 'translateY(1.5rem)', opacity: '0' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  drawerIn: { from: { transform: 'translateX(100%)' } },
  drawerOut: { to: { transform: 'translateX(100%)' } },
})
