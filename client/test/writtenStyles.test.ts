import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { isNode, type Node } from '../plugins/chakra/constant'
import { readSources } from '../plugins/chakra/sources'

const sources = await readSources(fileURLToPath(new URL('..', import.meta.url)))

/** Computed keys of object literals, which the build could not know, and styles that apply to any child. */
function unwelcome(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = []
  walk(parseAst(code, { lang }) as unknown as Node, node => {
    const text = code.slice(node.start, node.end)
    if (node.type === 'Property' && node.computed && isNode(node.key)) {
      if (['TemplateLiteral', 'BinaryExpression'].includes(node.key.type)) found.push(text)
    }
    // `&:is(.inv *)` concerns the element itself.
    if (isText(node) && /&[^,]*[ >+~]\*/.test(text.replace(/\([^()]*\)/g, ''))) found.push(text)
  })
  return found
}

const isText = ({ type, value }: Node) =>
  type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string')

function walk(node: unknown, visit: (node: Node) => void) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (!isNode(node)) return
  visit(node)
  for (const value of Object.values(node)) walk(value, visit)
}

test.each([
  '({ [`p${side}`]: 1 })',
  '({ ["p" + side]: 1 })',
  '({ "& > *": { flex: 1 } })',
  '({ "&:hover *": { flex: 1 } })',
])('finds %s', code => {
  expect(unwelcome(code)).toHaveLength(1)
})

test.each(['({ [dense]: { "& a": 1 } })', '({ "&:is(.inv *):not(.tag *)": 1 })', 'a[`lines.${index}`] = 1'])(
  'ignores %s',
  code => {
    expect(unwelcome(code)).toEqual([])
  },
)

// The built client has only the style props whose names occur in our sources. A static element's class
// precedes Emotion's rules, so `*`, which has the specificity of a class, would override it.
test('sources write out style props and style no unspecified child', () => {
  expect(sources.size).toBeGreaterThan(200)
  for (const [file, code] of sources)
    expect(
      unwelcome(code, file.endsWith('.ts') ? 'ts' : 'tsx'),
      `${file}: write the name out, or say which children`,
    ).toEqual([])
})
