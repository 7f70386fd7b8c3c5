import { MagicString } from 'magic-string'
import { parseAst } from 'rolldown/parseAst'

type Key = { readonly type: string; readonly name?: string; readonly value?: unknown }
type Property = { readonly key: Key; readonly value: unknown; readonly start: number; readonly end: number }

/**
 * Chakra's `preset-base.js` without the utilities and conditions whose names do not occur in our sources.
 * Throws when the file has an unexpected form.
 */
export function slimPreset(code: string, words: ReadonlySet<string>): { code: string } {
  const edited = new MagicString(code)
  const program = parseAst(code)
  const config = properties(argumentOf(program, 'defaultBaseConfig', code))
  const utilities = properties(config.find(({ key }) => nameOf(key) === 'utilities')?.value)
  const conditions = properties(argumentOf(program, 'defaultConditions', code))
  if (utilities.length < 100 || conditions.length < 50) throw new Error('preset-base.js has another form')
  drop(
    utilities.filter(
      ({ key, value }) => ![nameOf(key), ...shorthandsOf(value)].some(name => words.has(name)),
    ),
    edited,
  )
  drop(
    conditions.filter(({ key }) => !words.has(`_${nameOf(key)}`)),
    edited,
  )
  return { code: edited.toString() }
}

/**
 * The list of CSS properties, which Chakra accepts as style props, without those that do not occur in our
 * sources.
 */
export function slimProperties(code: string, words: ReadonlySet<string>): { code: string } {
  let kept = 0
  const edited = code.replace(/(?<=var cssPropertiesStr = ")[^"]+/, list => {
    const names = list.split(',').filter(name => words.has(name))
    kept = names.length
    return names.join()
  })
  if (kept < 20) throw new Error('is-valid-prop has another form')
  return { code: edited }
}

function drop(unused: readonly Property[], edited: MagicString) {
  for (const { start, end } of unused) {
    const comma = edited.original.indexOf(',', end)
    const closes = edited.original.indexOf('}', end)
    edited.remove(start, comma >= 0 && comma < closes ? comma + 1 : end)
  }
}

/** The argument of `const name = define…(…)`. */
function argumentOf(program: ReturnType<typeof parseAst>, name: string, code: string): unknown {
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && id.name === name && init?.type === 'CallExpression')
        return init.arguments[0]
    }
  }
  throw new Error(`no ${name} in ${code.slice(0, 40)}`)
}

function properties(node: unknown): Property[] {
  const isObject =
    typeof node === 'object' && node !== null && 'properties' in node && Array.isArray(node.properties)
  return isObject ? (node.properties as Property[]) : []
}

const nameOf = ({ name, value }: Key): string => name ?? String(value)

function shorthandsOf(utility: unknown): string[] {
  const node = properties(utility).find(({ key }) => nameOf(key) === 'shorthand')?.value as
    | { readonly value?: unknown; readonly elements?: readonly { readonly value?: unknown }[] }
    | undefined
  return [node, ...(node?.elements ?? [])].flatMap(one => (typeof one?.value === 'string' ? [one.value] : []))
}
