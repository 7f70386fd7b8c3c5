import { describe, expect, test } from 'vitest'
import { readPolicy } from '../../../plugins/policies'
import { COMMISSION_BPS, DEPOSIT_BPS } from '../../lib/generated/orderTerms'
import { REQUEST_DAYS } from '../../lib/generated/requestTerms'
import { policy as terms } from './documents/terminos-uso/2025-07-24.md'

describe('a policy', () => {
  test('is read with its parts, which have addresses of their own', () => {
    const text =
      '# Título\n\nDe qué trata.\n\n## Uno {#uno}\n\nCon **fuerza**.\n\n- a\n- b\n\n## Dos {#dos}\n\nFin.'
    expect(readPolicy(text)).toEqual({
      title: 'Título',
      lead: '<p>De qué trata.</p>',
      sections: [
        {
          id: 'uno',
          title: 'Uno',
          blocks: ['<p>Con <strong>fuerza</strong>.</p>', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
        },
        { id: 'dos', title: 'Dos', blocks: ['<p>Fin.</p>'] },
      ],
    })
  })

  test.each([
    ['no title', 'De qué trata.\n\n## Uno {#uno}\n\nFin.'],
    ['no lead', '# Título\n\n## Uno {#uno}\n\nFin.'],
    ['a part without an address', '# Título\n\nDe qué trata.\n\n## Uno\n\nFin.'],
    ['no parts', '# Título\n\nDe qué trata.'],
  ])('with %s is none', (_what, text) => {
    expect(readPolicy(text)).toBeNull()
  })
})

test('the terms say what the server reckons with', () => {
  const text = terms.sections.flatMap(({ blocks }) => blocks).join(' ')
  expect(text).toContain(`reserva del ${DEPOSIT_BPS / 100} %`)
  expect(text).toContain(`${COMMISSION_BPS.NEW / 100} % del precio de los repuestos nuevos`)
  expect(text).toContain(`${COMMISSION_BPS.USED / 100} % de los usados y remanufacturados`)
  expect(COMMISSION_BPS.REMANUFACTURED).toBe(COMMISSION_BPS.USED)
  expect(text).toContain(`abierta ${REQUEST_DAYS} días`)
})
