/**
 * Whether a key belongs to an input method that composes text (Japanese, Chinese, dead keys): its Enter ends the composition
 * and sends nothing. Safari ends the composition before it reports that Enter, which only its code 229 tells from another.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}
