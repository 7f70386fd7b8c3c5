import { useSyncExternalStore } from 'react'
import { titleMark } from './titleMark'

type PageTitleProps = {
  /** Name of the screen: 'Iniciar sesión' becomes 'Iniciar sesión · Tuerca'. */
  children: string
  /** One or two sentences for search engines, on public pages. */
  description?: string | undefined
}

/**
 * The document's title and metadata, which React puts into its head; the number of pending items precedes the
 * name. Each screen sets its title once.
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
