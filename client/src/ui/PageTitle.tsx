import { useSyncExternalStore } from 'react'
import { titleMark } from './titleMark'

type PageTitleProps = {
  /** What the screen is called: 'Iniciar sesión' becomes 'Iniciar sesión · Tuerca'. */
  children: string
  /** One or two sentences for search engines, of pages that anybody may open. */
  description?: string | undefined
}

/**
 * The document's title and metadata, which React puts into its head; before the name, what waits for the person. Each
 * screen names itself once.
 */
export function PageTitle({ children, description }: PageTitleProps) {
  const waiting = useSyncExternalStore(titleMark.subscribe, titleMark.count, () => 0)
  return (
    <>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${children} · Tuerca`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
