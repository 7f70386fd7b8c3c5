/**
 * True for a key of an input method that composes text (Japanese, Chinese, dead keys): its Enter ends the
 * composition and must not submit. Safari ends the composition before that Enter, which only its code 229
 * distinguishes.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}
