import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/**
 * Shows its content where this fact of the site is not empty. A stylesheet decides, because the server fills
 * the facts into prerendered pages too.
 */
export function WhenKnown({ fact, children }: { fact: string; children: ReactNode }) {
  return (
    <chakra.span data-fact={fact} display="contents" css={{ '&[data-fact=""]': { display: 'none' } }}>
      {children}
    </chakra.span>
  )
}
