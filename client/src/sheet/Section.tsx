import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** One row of the sheet: its name at the left, the specimens at the right. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section
      display="grid"
      gap={{ base: '5', lg: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '10rem minmax(0, 1fr)' }}
      py="8"
      borderTop="1px solid"
      borderColor="border"
    >
      <chakra.h2 fontSize="1.125rem" fontStretch="100%" letterSpacing="-.01em">
        {title}
      </chakra.h2>
      <chakra.div minW="0">{children}</chakra.div>
    </chakra.section>
  )
}

/** Specimens side by side, wrapping. */
export const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
})

/** Lines one under the other. */
export const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** Two columns from 48em up. */
export const Two = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { md: '1fr 1fr' } },
})
