/**
 * Runs in the head of every page, as text: it can use nothing but itself. Opens and closes elements with a
 * `popover` attribute in browsers of the build's target that lack it (Chrome before 114, Safari before 17):
 * by their button, a press outside and Esc.
 */
export function popovers(): void {
  if ('popover' in HTMLElement.prototype) return
  const OPEN = 'data-open'
  const style = document.createElement('style')
  style.textContent = `[popover]:not([${OPEN}]){display:none}[popover]{z-index:2147483647}`
  document.head.append(style)
  const close = (isKept: (card: Element) => boolean) => {
    for (const card of document.querySelectorAll(`[popover][${OPEN}]`)) {
      if (!isKept(card)) card.removeAttribute(OPEN)
    }
  }
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget') ?? ''
    const card = document.getElementById(id)
    close(open => open === card || open.contains(target))
    card?.toggleAttribute(OPEN)
  })
  addEventListener('keydown', ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close(() => false)
  })
}
