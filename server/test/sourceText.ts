import { posix } from 'node:path'

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface Import {
  /** A path from the root (without `.ts` and the like) for a file of ours, else the specifier as written. */
  readonly target: string
  readonly isOurs: boolean
  /** The imported names; empty for a namespace, a side effect or an `import()`. */
  readonly names: readonly string[]
  /** `static` is loaded with the file, `dynamic` (an `import()`) when that line runs, `type` never. */
  readonly kind: 'static' | 'dynamic' | 'type'
}

const STATIC = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([\w*\s{},$]*?)\s*from\s*['"]([^'"]+)['"]/g
const BARE = /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** All that a file imports, dynamic imports and re-exports included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text)
  const found = [
    ...Array.from(code.matchAll(STATIC), match => ({
      specifier: match[3] ?? '',
      names: namesIn(match[2] ?? ''),
      kind: match[1] ? ('type' as const) : ('static' as const),
    })),
    ...Array.from(code.matchAll(BARE), match => ({
      specifier: match[1] ?? '',
      names: [],
      kind: 'static' as const,
    })),
    ...Array.from(code.matchAll(DYNAMIC), match => ({
      specifier: match[1] ?? '',
      names: [],
      kind: 'dynamic' as const,
    })),
  ]
  return found.map(({ specifier, ...rest }) => ({ ...locate(path, specifier), ...rest }))
}

function namesIn(clause: string): string[] {
  const braces = clause.match(/\{([^}]*)\}/)?.[1] ?? ''
  const first = clause.match(/^(\w+)/)?.[1]
  const named = braces.split(',').map(part => part.trim().replace(/^type\s+|\s+as\s.*$/g, ''))
  return [first ?? '', ...named].filter(name => name !== '')
}

function locate(from: string, specifier: string): { target: string; isOurs: boolean } {
  if (!specifier.startsWith('.')) return { target: specifier, isOurs: false }
  const joined = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  return { target: joined.replace(/\.(d\.)?[mc]?[jt]sx?$/, ''), isOurs: true }
}

/** The text with each comment blanked. */
export function withoutComments(text: string): string {
  return blank(text, { strings: false })
}

/** The text with each comment and string blanked, so that only code is left. */
export function codeOnly(text: string): string {
  return blank(text, { strings: true })
}

// A sufficient scanner for formatted code. In a template only its text is blanked, not its `${…}`.
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[=(,:?&|!{[;\n]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|`/g

function blank(text: string, { strings }: { strings: boolean }): string {
  const spaces = (token: string) => token.replace(/[^\n]/g, ' ')
  let result = ''
  let position = 0
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match
    result += text.slice(position, match.index)
    if (token === '`') {
      const end = templateEnd(text, match.index)
      const template = text.slice(match.index, end)
      result += strings
        ? template.replace(/\$\{[^}]*\}|[^\n]/g, part => (part.startsWith('${') ? part : ' '))
        : template
      position = end
    } else {
      const isComment = token.startsWith('//') || token.startsWith('/*')
      const isString = token.startsWith("'") || token.startsWith('"')
      if (isComment) result += spaces(token)
      else if (strings) result += isString ? `'${spaces(token.slice(2))}'` : spaces(token)
      else result += token
      position = match.index + token.length
    }
    TOKEN.lastIndex = position
  }
  return result + text.slice(position)
}

function templateEnd(text: string, start: number): number {
  let depth = 0
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text[index]
    if (character === '\\') index += 1
    else if (character === '$' && text[index + 1] === '{') depth += 1
    else if (character === '}' && depth > 0) depth -= 1
    else if (character === '`') {
      if (depth === 0) return index + 1
      index = templateEnd(text, index) - 1
    }
  }
  return text.length
}

/** The text between the parenthesis at `open` and its closing one. */
export function insideParentheses(code: string, open: number): string {
  let depth = 0
  for (let index = open; index < code.length; index += 1) {
    if (code[index] === '(') depth += 1
    if (code[index] === ')') depth -= 1
    if (depth === 0) return code.slice(open + 1, index)
  }
  return code.slice(open + 1)
}
