import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { PageHead } from './PageHead'
import { Page } from './PageHeader'

type AskPageProps = {
  /** The title of the document and its description for search engines. */
  head: Pick<ComponentProps<typeof PageHead>, 'title' | 'description' | 'path'>
  /** The heading. */
  title: string
  lead: ReactNode
  form: ReactNode
  /** The way to ask without scripts, which the form needs: an e-mail of one's own. */
  withoutScripts: ReactNode
  /** Explanations beside the form; below it on a phone. */
  children: ReactNode
}

/** A public page with a form by which anybody asks the team for something, and its explanations. */
export function AskPage({ head, title, lead, form, withoutScripts, children }: AskPageProps) {
  return (
    <>
      <PageHead {...head} />
      <Page pt="pageTop" pb="section">
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" maxW="lead" mt="3" mb={{ base: '8', lg: '12' }}>
          {lead}
        </chakra.p>
        <chakra.div
          display="grid"
          gap={{ base: '12', lg: '20' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
          alignItems="start"
        >
          <div>
            {form}
            <chakra.p
              textStyle="lead"
              display="none"
              css={{ '@media (scripting: none)': { display: 'block' } }}
            >
              {withoutScripts}
            </chakra.p>
          </div>
          {children}
        </chakra.div>
      </Page>
    </>
  )
}

/** The form of the page, hidden where scripts do not run. */
export function AskForm(props: Omit<ComponentProps<typeof chakra.form>, 'css'>) {
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      css={{ '@media (scripting: none)': { display: 'none' } }}
      {...props}
    />
  )
}
