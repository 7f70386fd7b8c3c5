import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Page } from '../../ui/PageHeader'

type SectionProps = HTMLChakraProps<'section'> & {
  title: string
  lead: string
  children: ReactNode
}

/** One band of the home page under its heading. */
export function Section({ title, lead, children, ...props }: SectionProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} py="section" {...props}>
      <Page>
        <chakra.div display="grid" gap="4" maxW="52rem" mb="clamp(2rem, 1.5rem + 2vw, 3.5rem)">
          <chakra.h2 id={id} textStyle="h2">
            {title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.muted" maxW="lead">
            {lead}
          </chakra.p>
        </chakra.div>
        {children}
      </Page>
    </chakra.section>
  )
}
