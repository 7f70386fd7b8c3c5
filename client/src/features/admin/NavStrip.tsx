import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type NavStripProps = {
  label: string
  /** A row below another one, for the pages of its current link. */
  isSecond?: boolean | undefined
  children: ReactNode
}

/** A row of links; the current one is underlined, in a second row shaded. On a phone the row scrolls, to the current one at first. */
export function NavStrip({ label, isSecond = false, children }: NavStripProps) {
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
      // Contains hidden words, which would widen the page.
      position="relative"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      mx={{ base: 'calc(-1 * {spacing.gutter})', md: '0' }}
      px={{ base: 'gutter', md: '0' }}
      columnGap={isSecond ? '1' : { base: '4', md: '6' }}
      {...(isSecond ? { mt: '2' } : { mb: '5', borderBottom: '1px solid', borderColor: 'border' })}
      css={{
        '& a': { ...LINK, ...(isSecond ? SECOND : FIRST) },
        '& a[aria-current]': isSecond ? SHADED : UNDERLINED,
      }}
    >
      {children}
    </chakra.nav>
  )
}

const LINK = { flexShrink: '0', fontWeight: '560', color: 'fg.muted', textDecoration: 'none' } as const
const FIRST = {
  py: '2.5',
  fontSize: { base: 'sm', md: 'md' },
  borderBottom: '3px solid transparent',
  mb: { base: '0', md: '-1px' },
} as const
const SECOND = { py: '2.5', px: '3', fontSize: 'sm', borderRadius: 'sm' } as const
const UNDERLINED = { color: 'fg', borderColor: 'brand.mark' } as const
const SHADED = { color: 'fg', bg: 'bg.muted' } as const
