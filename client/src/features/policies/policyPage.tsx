import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/dates'
import { PageHead } from '../../ui/PageHead'
import { ReadingPage } from '../../ui/ReadingPage'
import { PolicyHtml } from './PolicyHtml'
import type { NewestPolicy } from './policyDocument'

type PolicyOptions = {
  readonly path: string
  /** One sentence for search engines. */
  readonly description: string
  /** An illustration of its subject. */
  readonly picture?: ReactNode
  /** The actions available here, before the text. */
  readonly beside?: { readonly id: string; readonly title: string; readonly content: ReactNode }
} & NewestPolicy

/** Creates the page of a policy. */
export function policyPage({ path, description, version, policy, picture, beside }: PolicyOptions) {
  const { title, lead, sections } = policy
  return function PolicyPage() {
    return (
      <>
        <PageHead title={title} description={description} path={path} />
        <ReadingPage
          title={title}
          picture={picture}
          sections={beside ? [beside, ...sections] : sections}
          lead={
            <chakra.p color="fg.muted">
              Actualizado el <time dateTime={version}>{formatDate(`${version}T12:00:00Z`)}</time>
            </chakra.p>
          }
        >
          <PolicyHtml html={lead} css={{ '& p': { textStyle: 'lead' } }} />
          {beside && (
            <chakra.section
              aria-labelledby={beside.id}
              mt="8"
              p={{ base: '3', md: '5' }}
              bg="bg.panel"
              border="1px solid"
              borderColor="border"
              borderRadius="md"
            >
              <chakra.h2 id={beside.id} textStyle="h2" fontSize="1.5rem" mb="3" scrollMarginTop="24">
                {beside.title}
              </chakra.h2>
              {beside.content}
            </chakra.section>
          )}
          {sections.map(({ id, title: heading, blocks }) => (
            <chakra.section key={id} aria-labelledby={id} mt="10">
              <chakra.h2 id={id} textStyle="h2" fontSize="1.5rem" mb="3" scrollMarginTop="24">
                {heading}
              </chakra.h2>
              <PolicyHtml html={blocks.join('')} />
            </chakra.section>
          ))}
        </ReadingPage>
      </>
    )
  }
}
