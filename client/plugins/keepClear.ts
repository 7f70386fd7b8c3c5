/**
 * Runs in the head of every page, as text: it can use nothing but itself. Whenever scrolling has stopped, the
 * floating WhatsApp button (data-keep-clear; not the icon in the header) moves up to the first position where it covers no tappable element and no price outside an illustration (data-illustration),
 * and is hidden while there is none; keyboard focus always shows it. Prerendered pages need it before any other code loads.
 */
export function keepClear(): void {
  const TAPPABLE = 'a[href], button, input, select, textarea, summary, label:has(input), [role=button]'
  // An amount with the words of its line; a longer text is a container of other lines.
  const PRICE = /\$\s\d/
  const LONGEST_LINE = 90
  const STEP = 16
  const HIGHEST = 192
  const REST_MS = 120
  let timer = 0

  const isOverNeeded = (button: HTMLElement, rise: number) => {
    const { offsetLeft: left, offsetTop, offsetWidth: width, offsetHeight: height } = button
    const top = offsetTop - rise
    // Smaller steps than any target, so that none is missed between the points.
    for (let x = 0; x <= width + STEP; x += STEP)
      for (let y = 0; y <= height + STEP; y += STEP) {
        const stack = document.elementsFromPoint(left + Math.min(x, width), top + Math.min(y, height))
        const below = stack.find(element => !button.contains(element))
        const words = below?.textContent ?? ''
        const isPrice =
          words.length <= LONGEST_LINE && PRICE.test(words) && !below?.closest('[data-illustration]')
        if (isPrice || below?.closest(TAPPABLE)) return true
      }
    return false
  }
  const place = () => {
    timer = 0
    const button = document.querySelector<HTMLElement>('[data-keep-clear]')
    const card = document.getElementById('whatsapp')
    const isOpen = card !== null && card.getClientRects().length > 0
    if (!button || isOpen) return
    // The offline notice at the foot of the window covers everything.
    const bar = document.querySelector<HTMLElement>('[data-connection]')
    let rise = Math.ceil((bar?.offsetHeight ?? 0) / STEP) * STEP
    while (rise <= HIGHEST && isOverNeeded(button, rise)) rise += STEP
    const isAway = rise > HIGHEST && document.activeElement !== button
    const { style } = button
    style.transition = 'translate .22s, opacity .22s'
    style.translate = rise > HIGHEST ? '' : `0 ${-rise}px`
    style.opacity = isAway ? '0' : ''
    style.pointerEvents = isAway ? 'none' : ''
  }
  const soon = () => {
    timer ||= window.setTimeout(place, REST_MS)
  }
  const afterScrolling = () => {
    clearTimeout(timer)
    timer = window.setTimeout(place, REST_MS)
  }
  addEventListener('scroll', afterScrolling, { capture: true, passive: true })
  for (const type of ['load', 'resize', 'click', 'toggle', 'focusin', 'focusout'])
    addEventListener(type, soon, { capture: true })
  new MutationObserver(soon).observe(document, { childList: true, subtree: true })
}
