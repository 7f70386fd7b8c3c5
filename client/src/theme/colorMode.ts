import { useSyncExternalStore } from 'react'

export type ColorMode = 'light' | 'dark'

/** Also read by the inline script of index.html, which sets the class before the first paint. */
const KEY = 'tuerca.tema'
const listeners = new Set<() => void>()

const current = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

/** Switches the theme and remembers it in this browser. */
export function setColorMode(mode: ColorMode): void {
  document.documentElement.classList.toggle('dark', mode === 'dark')
  try {
    localStorage.setItem(KEY, mode)
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** The theme in force: the visitor's choice, or the system's preference when there is none. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current,
    () => 'light',
  )
}
