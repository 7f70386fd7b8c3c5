import { defineKeyframes } from '@chakra-ui/react/styled-system'

export const keyframes = defineKeyframes({
  turn: { to: { rotate: '1turn' } },
  shimmer: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
  typing: { '0%,60%,100%': { opacity: '.35' }, '30%': { opacity: '1' } },
  sway: { from: { transform: 'rotate(-.7deg)' }, to: { transform: 'rotate(.7deg)' } },
  /** A new row: highlighted for a moment. */
  glow: { '0%, 30%': { backgroundColor: 'var(--t-colors-brand-subtle)' } },
  stamp: { from: { scale: '1.15', opacity: '0' }, to: { scale: '1', opacity: '1' } },
  /** A stub that is torn off: one side loosens, then it hangs apart. */
  tear: {
    '0%, 25%': {
      transform: 'none',
      backgroundColor: 'var(--t-colors-trust-solid)',
      color: 'var(--t-colors-trust-contrast)',
    },
    '45%': { transform: 'rotate(-1.5deg)' },
    '75%': { transform: 'translate(1.4rem, 1.5rem) rotate(5deg)' },
  },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  riseIn: { from: { transform: 'translateY(1.5rem)', opacity: '0' } },
  sinkOut: { to: { transform: 'translateY(1.5rem)', opacity: '0' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  drawerIn: { from: { transform: 'translateX(100%)' } },
  drawerOut: { to: { transform: 'translateX(100%)' } },
})
