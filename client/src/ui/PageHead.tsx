import { siteFact } from '../lib/siteFacts'
import { PageTitle } from './PageTitle'
import { PreviewMeta } from './PreviewMeta'

type PageHeadProps = {
  /** Title of the page, in the tab and when shared. */
  title: string
  /** One or two sentences for search engines and previews. */
  description: string
  /** Canonical path: paths.faq. */
  path: string
  /** The parent page. */
  parent?: { readonly title: string; readonly path: string }
  /** Additional schema.org objects for search engines, without their `@context`. */
  data?: readonly Readonly<Record<string, unknown>>[]
}

/** Metadata of a public page: title, description, canonical address, preview and structured data. */
export function PageHead({ title, description, path, parent, data = [] }: PageHeadProps) {
  const origin = siteFact('origin')
  const address = origin + path
  const way = [{ title: 'Inicio', path: '/' }, ...(parent ? [parent] : []), { title, path }]
  const trail = path !== '/' && {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((page, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: page.title,
      item: origin + page.path,
    })),
  }
  const graph = { '@context': 'https://schema.org', '@graph': [...(trail ? [trail] : []), ...data] }
  return (
    <>
      <PageTitle description={description}>{title}</PageTitle>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <PreviewMeta title={title} description={description} path={path} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, with no '<' that could end it
        dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
