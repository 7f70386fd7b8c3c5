import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** A row of `NavLink`s; the current one is underlined. On a phone the row scrolls, to the current one at first. */
export function NavStrip({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const row = strip.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current) return
    const offset = current.getBoundingClientRect().left - row.getBoundingClientRect().left
    row.scrollLeft += offset - (row.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <chakra.nav
      ref={strip}
      aria-label={label}
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      mx={{ base: 'calc(-1 * {spacing.gutter})', md: '0' }}
      px={{ base: 'gutter', md: '0' }}
      columnGap={{ base: '4', md: '6' }}
      mb="5"
      borderBottom="1px solid"
      borderColor="border"
      css={{
        '& a': {
          py: '2.5',
          flexShrink: '0',
          fontSize: { base: 'sm', md: 'md' },
          fontWeight: '560',
          color: 'fg.muted',
          textDecoration: 'none',
          borderBottom: '3px solid transparent',
          mb: { base: '0', md: '-1px' },
        },
        '& a[aria-current]': { color: 'fg', borderColor: 'brand.mark' },
      }}
    >
      {children}
    </chakra.nav>
  )
}
