import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a box that is as tall as the window where it can be seen: while a phone's keyboard lies over the page, only above
 * it. Returns the box's ref; nothing is done while `isOn` is false.
 */
export function useVisibleBox(isOn: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    const view = window.visualViewport
    if (!isOn || !element || !view) return
    const place = () => {
      // A page that somebody zooms into stays as it is.
      const isCovered = view.scale === 1 && view.height < document.documentElement.clientHeight
      element.style.height = isCovered ? `${view.height}px` : ''
      // The browser has moved what is seen, to bring the field above the keyboard.
      element.style.translate = isCovered ? `0 ${view.offsetTop}px` : ''
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
      element.style.height = ''
      element.style.translate = ''
    }
  }, [isOn])
  return box
}
