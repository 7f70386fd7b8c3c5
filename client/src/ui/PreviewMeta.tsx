import { siteFact } from '../lib/siteFacts'

type PreviewMetaProps = {
  title: string
  description: string
  /** Path that names the preview picture, which the build draws with the title and the description. */
  path: string
}

/** Metadata that messengers and social networks show for a shared address. */
export function PreviewMeta({ title, description, path }: PreviewMetaProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Tuerca" />
      <meta property="og:locale" content="es_UY" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteFact('origin')}${socialPicture(path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Path of a page's preview picture, created by the build: '/compartir/faq.png'. */
export function socialPicture(path: string): string {
  const name = path.replace(/^\//, '').replaceAll(/[^a-z0-9]+/g, '-') || 'inicio'
  return `/compartir/${name}.png`
}
