import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Fits a box to the visible height of the window: while a phone's keyboard covers the page, to the part above
 * it. Returns the box's ref; inactive while `isOn` is false.
 */
export function useVisibleBox(isOn: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    const view = window.visualViewport
    if (!isOn || !element || !view) return
    const place = () => {
      // A page zoomed by the person is left alone.
      const isCovered = view.scale === 1 && view.height < document.documentElement.clientHeight
      element.style.height = isCovered ? `${view.height}px` : ''
      // The browser scrolled the visible part to show the field above the keyboard.
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
