import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A row of `NavLink`s; the current one is underlined. */
export function NavStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '4', md: '6' }}
      mb="5"
      borderBottom="1px solid"
      borderColor="border"
      css={{
        '& a': {
          py: '2.5',
          fontSize: { base: 'sm', md: 'md' },
          fontWeight: '560',
          color: 'fg.muted',
          textDecoration: 'none',
          borderBottom: '3px solid transparent',
          mb: '-1px',
        },
        '& a[aria-current]': { color: 'fg', borderColor: 'brand.mark' },
      }}
    >
      {children}
    </chakra.nav>
  )
}
