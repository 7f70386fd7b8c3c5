import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { isNode, type Node } from '../plugins/chakra/constant'
import { readSources } from '../plugins/chakra/sources'

const sources = await readSources(fileURLToPath(new URL('..', import.meta.url)))

/** Keys of object literals that the build could not know, and what styles say of any child, whatever it is. */
function unwelcome(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = []
  walk(parseAst(code, { lang }) as unknown as Node, node => {
    const text = code.slice(node.start, node.end)
    if (node.type === 'Property' && node.computed && isNode(node.key)) {
      if (['TemplateLiteral', 'BinaryExpression'].includes(node.key.type)) found.push(text)
    }
    // `&:is(.inv *)` is about the element itself.
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
])('%s is found', code => {
  expect(unwelcome(code)).toHaveLength(1)
})

test.each(['({ [dense]: { "& a": 1 } })', '({ "&:is(.inv *):not(.tag *)": 1 })', 'a[`lines.${index}`] = 1'])(
  '%s is not',
  code => {
    expect(unwelcome(code)).toEqual([])
  },
)

// The built client has only those style props whose names stand in our sources.
// A static element's class comes before Emotion's rules, so `*`, which weighs as little as a class, would win over it.
test('names of style props are written out, and no style is about any child whatever it is', () => {
  expect(sources.size).toBeGreaterThan(200)
  for (const [file, code] of sources)
    expect(
      unwelcome(code, file.endsWith('.ts') ? 'ts' : 'tsx'),
      `${file}: write the name out, or say which children`,
    ).toEqual([])
})
