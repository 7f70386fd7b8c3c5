import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { notPrinted } from './notPrinted'
import { Page } from './PageHeader'

type ReadingPageProps = {
  title: string
  /** Under the title: a date, a sentence, a search. */
  lead?: ReactNode
  /** Illustration of the subject: at the right of the title, below it when narrow. */
  picture?: ReactNode
  /** The parts of the page, by the ids of their headings. */
  sections: readonly { readonly id: string; readonly title: string }[]
  /** The text shares its width with a side column. */
  wide?: boolean
  children: ReactNode
}

/** A page to read: its table of contents stays visible at the left, the text keeps a readable width. */
export function ReadingPage({ title, lead, picture, sections, wide, children }: ReadingPageProps) {
  return (
    <Page pt="pageTop" pb="section">
      <chakra.div
        display="grid"
        columnGap="16"
        rowGap="8"
        gridTemplateColumns={{ md: picture ? 'minmax(0, 1fr) 21rem' : 'minmax(0, 1fr)' }}
        mb={{ base: '8', lg: '12' }}
      >
        <chakra.div display="grid" gap="4" alignContent="start">
          <chakra.h1 textStyle="h1" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          {lead}
        </chakra.div>
        {picture}
      </chakra.div>
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
        alignItems="start"
      >
        <chakra.nav
          aria-label="En esta página"
          position={{ lg: 'sticky' }}
          top={{ lg: '24' }}
          mx={{ base: 'calc(-1 * {spacing.gutter})', lg: '0' }}
          px={{ base: 'gutter', lg: '0' }}
          overflowX={{ base: 'auto', lg: 'visible' }}
          scrollbarWidth="none"
          css={notPrinted}
        >
          <chakra.ol
            display="flex"
            flexDirection={{ base: 'row', lg: 'column' }}
            gap={{ base: '2', lg: '1' }}
            css={{
              // Browsers that support it mark the part being read.
              scrollTargetGroup: 'auto',
              '& a:target-current': { color: 'fg', borderColor: 'brand.mark' },
              '& a': {
                display: 'block',
                py: '2',
                px: '3',
                textStyle: 'sm',
                fontWeight: '560',
                color: 'fg.muted',
                textDecoration: 'none',
                whiteSpace: { base: 'nowrap', lg: 'normal' },
                borderLeft: { lg: '3px solid transparent' },
                border: { base: '1px solid {colors.border}', lg: '0' },
                borderRadius: { base: 'full', lg: '0' },
                _hover: { color: 'fg', borderColor: 'brand.mark' },
              },
            }}
          >
            {sections.map(({ id, title: section }) => (
              <li key={id}>
                <a href={`#${id}`}>{section}</a>
              </li>
            ))}
          </chakra.ol>
        </chakra.nav>
        <chakra.div maxW={wide ? 'full' : 'prose'} minW="0">
          {children}
        </chakra.div>
      </chakra.div>
    </Page>
  )
}
