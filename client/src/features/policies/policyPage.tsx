import { chakra } from '@chakra-ui/react/styled-system'
import { formatDate } from '../../lib/dates'
import { isSiteFact, siteFact } from '../../lib/siteFacts'
import { PageHead } from '../../ui/PageHead'
import { ReadingPage } from '../../ui/ReadingPage'
import type { PolicyDocument } from './policyDocument'

type PolicyOptions = {
  readonly path: string
  /** One sentence for search engines. */
  readonly description: string
  /** The day from which it holds: '2025-07-24'. */
  readonly version: string
  readonly document: PolicyDocument
}

/** Makes the page of a policy. */
export function policyPage({ path, description, version, document }: PolicyOptions) {
  const { title, lead, sections } = document
  return function PolicyPage() {
    return (
      <>
        <PageHead title={title} description={description} path={path} />
        <ReadingPage
          title={title}
          sections={sections}
          lead={
            <chakra.p color="fg.muted">
              Actualizado el <time dateTime={version}>{formatDate(`${version}T12:00:00Z`)}</time>
            </chakra.p>
          }
        >
          <Html html={lead} css={{ '& p': { textStyle: 'lead' } }} />
          {sections.map(({ id, title: heading, blocks }) => (
            <chakra.section key={id} aria-labelledby={id} mt="10">
              <chakra.h2 id={id} textStyle="h3" mb="3" scrollMarginTop="24">
                {heading}
              </chakra.h2>
              <Html html={blocks.join('')} />
            </chakra.section>
          ))}
        </ReadingPage>
      </>
    )
  }
}

const Prose = chakra('div', {
  base: {
    maxW: '62ch',
    '& > :not(:first-child)': { mt: '4' },
    '& ul': {
      display: 'grid',
      gap: '2',
      pl: '5',
      listStyle: 'disc',
      '& li::marker': { color: 'brand.mark' },
    },
    '& table': { w: 'full', borderCollapse: 'collapse', textStyle: 'sm' },
    '& :is(th, td)': {
      textAlign: 'left',
      verticalAlign: 'top',
      py: '3',
      pr: '4',
      borderBottom: '1px solid {colors.border.subtle}',
    },
    '& thead th': { textStyle: 'xs', color: 'fg.muted', borderColor: 'border' },
    '& :is(th, td):last-of-type': { pr: '0' },
    '& code': { fontSize: '.9em', overflowWrap: 'anywhere' },
    // In a column of its own a name is not broken.
    '& td code': { overflowWrap: 'normal' },
  },
})

function Html({ html, ...props }: { html: string } & Pick<Parameters<typeof Prose>[0], 'css'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us, read at build time
  return <Prose {...props} dangerouslySetInnerHTML={{ __html: withFacts(html) }} />
}

const withFacts = (html: string) =>
  html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!isSiteFact(name)) throw new Error(`a policy names ${name}, which is no fact of the site`)
    return siteFact(name)
  })
