import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Page } from './PageHeader'

type OpeningProps = {
  /** The screen's only h1. */
  title: string
  lead: string
  /** Buttons under the lead. */
  actions?: ReactNode
  /** At the right, from 64em up; below on narrow screens. */
  picture?: ReactNode
}

/** The green top of a page that presents something. */
export function Opening({ title, lead, actions, picture }: OpeningProps) {
  return (
    <chakra.section className="inv" bg="bg.inverted" overflow="hidden">
      <Page
        display="grid"
        gap={{ base: '10', lg: '16' }}
        py="clamp(2.5rem, 1.5rem + 4vw, 5rem)"
        alignItems="center"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: picture ? 'minmax(0, 1.2fr) minmax(0, 1fr)' : '1fr',
        }}
      >
        <chakra.div display="grid" gap="6" justifyItems="start" minW="0" maxW="46rem">
          <chakra.h1 textStyle="display" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted">
            {lead}
          </chakra.p>
          {actions && (
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              {actions}
            </chakra.div>
          )}
        </chakra.div>
        {picture}
      </Page>
    </chakra.section>
  )
}

type BandProps = HTMLChakraProps<'section'> & {
  title: string
  lead?: string | undefined
  /** A link at the right of the heading; below it, when narrow. */
  more?: ReactNode
  children?: ReactNode
}

/** One full-width section of such a page, under its heading. */
export function Band({ title, lead, more, children, ...props }: BandProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} py="section" {...props}>
      <Page>
        <chakra.div
          display="grid"
          gap="4"
          maxW={more ? 'none' : '52rem'}
          gridTemplateColumns={{ md: more ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)' }}
          alignItems="end"
          justifyItems="start"
          mb={children ? 'clamp(2rem, 1.5rem + 2vw, 3.5rem)' : '0'}
        >
          <chakra.h2 id={id} textStyle="h2">
            {title}
          </chakra.h2>
          {more}
          {lead && (
            <chakra.p textStyle="lead" color="fg.muted" maxW="lead">
              {lead}
            </chakra.p>
          )}
        </chakra.div>
        {children}
      </Page>
    </chakra.section>
  )
}
