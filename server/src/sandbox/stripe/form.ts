/** Value of a decoded form: text, lists and objects of them. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Decodes Stripe's form encoding: `line_items[0][price_data][currency]=uyu`. Throws SyntaxError for an
 * invalid name.
 */
export function decodeForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) setAt(root, pathOf(name), value)
  return root
}

function pathOf(name: string): string[] {
  const head = name.split('[')[0] ?? ''
  const path = [head, ...[...name.matchAll(/\[([^\]]*)\]/g)].map(match => match[1] ?? '')]
  if (head === '' || path.some(step => FORBIDDEN.has(step)))
    throw new SyntaxError(`bad parameter name ${name}`)
  return path
}

function setAt(root: Record<string, FormValue>, path: string[], value: string): void {
  let holder: FormValue = root
  for (const [depth, step] of path.entries()) {
    const next = path[depth + 1]
    const child = next === undefined ? value : emptyFor(next)
    holder = Array.isArray(holder) ? listStep(holder, step, child) : objectStep(holder, step, child)
  }
}

function listStep(list: FormValue[], step: string, child: FormValue): FormValue {
  const index = step === '' ? list.length : Number(step)
  if (!Number.isInteger(index) || index > 1000) throw new SyntaxError(`bad list index ${step}`)
  return (list[index] ??= child)
}

function objectStep(holder: FormValue, step: string, child: FormValue): FormValue {
  if (typeof holder === 'string' || Array.isArray(holder)) throw new SyntaxError(`${step} is given twice`)
  return (holder[step] ??= child)
}

function emptyFor(step: string): FormValue {
  return step === '' || /^\d+$/.test(step) ? [] : Object.create(null)
}
