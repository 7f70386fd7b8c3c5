import { useEffect } from 'react'

/** The document's title: 'Iniciar sesión · Tuerca'. Each screen names itself once. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tuerca`
  }, [title])
}
