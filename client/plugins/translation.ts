declare global {
  interface Window {
    /** Set by the page's head. */
    tuercaTranslation?: {
      /**
       * Before React hydrates or renders the page: restores its original texts, again whenever a translator
       * changes them, until `taken`.
       */
      readonly begin: () => void
      /** React has hydrated the page. */
      readonly taken: () => void
    }
  }
}

/**
 * Runs in the head of every page, as text: it can use nothing but itself. Browsers translate a page by
 * putting `<font>` elements in the place of its texts, or around them. React would not recognise the page at
 * hydration, and throws (NotFoundError) when it later removes a moved text or inserts before it. Until
 * `taken`, this remembers each original text; afterwards React finds the element that replaced its text.
 */
export function translation(): void {
  type Wrapped = { readonly font: Element; readonly data: string }
  const wrapped = new WeakMap<Text, Wrapped>()
  /** Elements already assigned to a text: a neighbour's is another. */
  const taken = new WeakSet<Node>()
  /** The original content of text nodes that a translator changed in place. */
  const said = new WeakMap<Text, string>()
  /** Texts wrapped before `taken`; null afterwards. */
  let early: Text[] | null = []
  /** Number of restorations during hydration: a translator may respond to each. */
  let patience = 0

  const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'
  const outermost = (node: Node): Element | null => {
    let font: Element | null = null
    for (let at: Node | null = node; at; at = at.parentNode) if (isFont(at)) font = at
    return font
  }
  const note = ({
    type,
    target,
    oldValue,
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) => {
    if (type === 'characterData') {
      if (!(target instanceof Text)) return
      if (early && !said.has(target)) said.set(target, oldValue ?? '')
      const standIn = wrapped.get(target)
      // React wrote a text that is not on the page: the text replaces its stand-in.
      if (!early && standIn && !target.isConnected) {
        wrapped.delete(target)
        standIn.font.replaceWith(target)
      }
      return
    }
    for (const text of removedNodes) {
      if (!(text instanceof Text) || outermost(target)) continue
      const beside = [...addedNodes, previousSibling, nextSibling].find(
        node => isFont(node) && !taken.has(node),
      )
      const font = outermost(text) ?? (beside ? outermost(beside) : null)
      if (!font) continue
      taken.add(font)
      wrapped.set(text, { font, data: text.data })
      early?.push(text)
      // A text removed from the page is observed only this way.
      observer.observe(text, { characterData: true, characterDataOldValue: true })
    }
  }
  const restoreTexts = () => {
    for (const text of early ?? []) {
      const { font, data = '' } = wrapped.get(text) ?? {}
      const words = said.get(text) ?? data
      wrapped.delete(text)
      if (!font?.isConnected) continue
      if (text.data !== words) text.data = words
      font.replaceWith(text)
    }
    if (early) early = []
  }
  const observer = new MutationObserver(records => {
    records.forEach(note)
    if (patience > 0 && early && early.length > 0) {
      patience -= 1
      restoreTexts()
    }
  })
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  })
  const catchUp = () => observer.takeRecords().forEach(note)

  /**
   * The child of `parent` that a translator put in the place of React's text node; null when there is none.
   */
  const standIn = (parent: Node, child: Node): Element | null => {
    catchUp()
    const font = (child instanceof Text && wrapped.get(child)?.font) || outermost(child)
    return font && font.parentNode === parent ? font : null
  }

  const isLost = (node: Node) => node instanceof Text && !node.isConnected && wrapped.has(node)

  const { removeChild, insertBefore } = Node.prototype
  const letGo = () => {
    early = null
  }
  const begin = () => {
    catchUp()
    restoreTexts()
    patience = 20
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      if (child.parentNode === this) return removeChild.call(this, child) as T
      const font = standIn(this, child)
      font?.remove()
      // A translator may remove its own element again; then nothing is left to remove.
      return font || isLost(child) ? child : (removeChild.call(this, child) as T)
    }
    Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
      if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T
      return insertBefore.call(this, node, standIn(this, before) ?? (isLost(before) ? null : before)) as T
    }
  }
  window.tuercaTranslation = { begin, taken: letGo }
}
