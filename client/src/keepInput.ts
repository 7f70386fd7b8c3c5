type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Position of an element: path from the nearest ancestor with a stable id, by tag and index among siblings of
 * that tag.
 */
type Place = readonly (readonly [tag: string, at: number] | string)[]

/**
 * Remembers typed, chosen and pressed elements in `root` during hydration. When hydration fails (the page's
 * elements were changed) React renders everything again: `restore`, called after that, repeats the input.
 */
export function keepInput(root: Element): { readonly restore: () => void; readonly stop: () => void } {
  const typed = new Map<Field, Place>()
  let pressed: { readonly button: Element; readonly place: Place } | null = null
  const leave = new AbortController()
  const remember = (field: EventTarget | null) => {
    if (isField(field) && root.contains(field)) typed.set(field, placeOf(field, root))
  }
  for (const field of root.querySelectorAll('input, textarea, select')) remember(field)
  for (const type of ['input', 'change'])
    window.addEventListener(type, ({ target }) => remember(target), { capture: true, signal: leave.signal })
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button && root.contains(button)) pressed = { button, place: placeOf(button, root) }
    },
    { capture: true, signal: leave.signal },
  )
  const stop = () => leave.abort()
  return {
    stop,
    restore() {
      stop()
      for (const [field, place] of typed) {
        const next = field.isConnected ? null : elementAt(place, root)
        if (isField(next)) copyInput(field, next)
      }
      const button = pressed && !pressed.button.isConnected ? elementAt(pressed.place, root) : null
      if (button instanceof HTMLButtonElement) button.click()
    },
  }
}

const isField = (node: EventTarget | null): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement

/** Copies a field's value with events, as if typed: forms keep values of their own. */
function copyInput(from: Field, to: Field): void {
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /^(checkbox|radio)$/.test(to.type)
  ) {
    if (from.checked !== to.checked) to.click()
    return
  }
  if (from.value === to.value || to.type === 'file') return
  // React ignores an event after its own setter was used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

function placeOf(element: Element, root: Element): Place {
  // React's own ids differ between the two renderings.
  if (/^[a-z][\w-]*$/i.test(element.id)) return [element.id]
  const { parentElement: parent, localName: tag } = element
  if (element === root || !parent) return []
  const at = childrenOf(parent, tag).indexOf(element)
  return [...placeOf(parent, root), [tag, at]]
}

const childrenOf = (parent: Element, tag: string) =>
  [...parent.children].filter(child => child.localName === tag)

function elementAt(place: Place, root: Element): Element | null {
  return place.reduce<Element | null>((element, step) => {
    if (typeof step === 'string') return document.getElementById(step)
    return (element && childrenOf(element, step[0])[step[1]]) ?? null
  }, root)
}
