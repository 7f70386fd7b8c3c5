type PageTitleProps = {
  /** What the screen is called: 'Iniciar sesión' becomes 'Iniciar sesión · Tuerca'. */
  children: string
  /** One or two sentences for search engines, of pages that anybody may open. */
  description?: string | undefined
}

/** The document's title and metadata, which React puts into its head. Each screen names itself once. */
export function PageTitle({ children, description }: PageTitleProps) {
  return (
    <>
      <title>{`${children} · Tuerca`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
