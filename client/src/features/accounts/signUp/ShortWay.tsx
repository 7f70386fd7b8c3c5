import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** The sign-up on one page, wrapped around its link. */
export function ShortWay({ children }: { children: ReactNode }) {
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      ¿Con apuro? {children} y completá tu perfil después.
    </chakra.p>
  )
}

export const SHORT_WAY = 'Hacé el alta corta'
