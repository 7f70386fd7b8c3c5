import { describe, expect, test } from 'vitest'
import { staticElements } from '../plugins/chakra/staticElements'

const IMPORT = "import { chakra } from '@chakra-ui/react/styled-system'\n"
const STYLES = new Set(['css', 'color', 'gap', 'display', '_hover', 'truncate', 'textStyle'])

/** The transformed code, and the styles of each class. */
function transformed(code: string) {
  const classes: unknown[] = []
  const edited = staticElements(IMPORT + code, 'x.tsx', {
    classFor: (css, props) => {
      if (css === undefined && Object.keys(props).length === 0) return ''
      classes.push(css === undefined ? props : { css, ...props })
      return `_${classes.length}`
    },
    isStyle: prop => STYLES.has(prop),
    isForwarded: prop => !prop.startsWith('$'),
    imported: source => (source === '../theme/conditions' ? { dense: '.densa &' } : undefined),
  })
  return { code: edited?.toString().replace(IMPORT, ''), classes }
}

describe('an element whose styles are known', () => {
  test.each([
    ['<chakra.div color="fg" id="a">x</chakra.div>', '<div className="_1"  id="a">x</div>', { color: 'fg' }],
    ['<chakra.p gap={2} />', '<p className="_1"  />', { gap: 2 }],
    ['<chakra.p truncate />', '<p className="_1"  />', { truncate: true }],
    ['<chakra.p gap={{ base: "2", md: `3` }} />', '<p className="_1"  />', { gap: { base: '2', md: '3' } }],
    ['<chakra.p css={{ "& a": { gap: -1 } }} />', '<p className="_1"  />', { css: { '& a': { gap: -1 } } }],
    ['<chakra.p {...{}} id="a" />', undefined, undefined],
    ['<chakra.p id="a" />', '<p id="a" />', undefined],
    ['<chakra.p className="num" gap="2" />', '<p className="num _1"  />', { gap: '2' }],
    [
      '<chakra.p className={a && b} gap="2" />',
      '<p className={((a && b) || \'\') + " _1"}  />',
      { gap: '2' },
    ],
    ['<chakra.p onClick={() => f(1)} gap="2" />', '<p className="_1" onClick={() => f(1)}  />', { gap: '2' }],
  ])('%s', (code, expected, styles) => {
    const result = transformed(code)
    expect(result.code).toBe(expected)
    expect(result.classes).toEqual(styles ? [styles] : [])
  })

  test('may take them from constants of its module and from the conditions of the theme', () => {
    const { classes } = transformed(`import { dense } from '../theme/conditions'
      const wide = { gap: '2' } as const
      const a = <chakra.p css={{ [dense]: { ...wide, color: wide.gap } }} />`)
    expect(classes).toEqual([{ css: { '.densa &': { gap: '2', color: '2' } } }])
  })
})

describe('an element that remains Chakra’s', () => {
  test.each([
    '<chakra.p gap={gap} />',
    '<chakra.p gap={open ? "1" : "2"} />',
    '<chakra.p gap="2" {...props} />',
    '<chakra.p gap="2" asChild><a /></chakra.p>',
    '<chakra.p gap="2" as="b" />',
    '<chakra.p gap="2" $transient />',
    '<chakra.circle color="fg" r="2" />',
    '<Chakra.p gap="2" />',
    'const gap = "2"; function A({ gap }) { return <chakra.p gap={gap} /> }',
    'const gap = "2"; function A() { const { a: [gap] } = f(); return <chakra.p gap={gap} /> }',
    'let gap = "2"; const a = <chakra.p gap={gap} />',
  ])('%s', code => {
    expect(transformed(code)).toEqual({ code: undefined, classes: [] })
  })
})
