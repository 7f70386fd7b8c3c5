import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/**
 * Shows its content where this fact of the site is not empty. Also in prerendered pages, whose facts the server fills in,
 * so it is the stylesheet that decides.
 */
export function WhenKnown({ fact, children }: { fact: string; children: ReactNode }) {
  return (
    <chakra.span data-fact={fact} display="contents" css={{ '&[data-fact=""]': { display: 'none' } }}>
      {children}
    </chakra.span>
  )
}
