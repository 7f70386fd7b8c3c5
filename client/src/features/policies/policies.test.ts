import { version as privacyVersion } from 'policy:politica-privacidad'
import { policy as disputes } from 'policy:resolucion-disputas'
import { policy as terms, version as termsVersion } from 'policy:terminos-uso'
import { describe, expect, test } from 'vitest'
import { readPolicy } from '../../../plugins/policies'
import {
  ANSWER_HOURS,
  APPEAL_DAYS,
  ARBITRATION_CENTESIMOS,
  DECISION_BUSINESS_DAYS,
  OPENING_BUSINESS_DAYS,
  REASON_WORDS,
  REVIEW_HOURS,
  SOLUTION_WORDS,
} from '../../lib/generated/disputeTerms'
import { COMMISSION_BPS, DEPOSIT_BPS, WITHDRAWAL_PERIOD } from '../../lib/generated/orderTerms'
import { CURRENT_POLICIES } from '../../lib/generated/policies'
import { REQUEST_DAYS } from '../../lib/generated/requestTerms'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { formatMoney } from '../../lib/money'

describe('a policy', () => {
  test('has sections with addresses of their own', () => {
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
  ])('is rejected with %s', (_what, text) => {
    expect(readPolicy(text)).toBeNull()
  })
})

test('shows the versions that the server asks to accept', () => {
  expect({ termsOfUse: termsVersion, privacyPolicy: privacyVersion }).toEqual(CURRENT_POLICIES)
})

test('states in the terms the figures that the server calculates with', () => {
  const text = terms.sections.flatMap(({ blocks }) => blocks).join(' ')
  expect(text).toContain(`reserva del ${DEPOSIT_BPS / 100} %`)
  expect(text).toContain(`${COMMISSION_BPS.NEW / 100} % del precio de los repuestos nuevos`)
  expect(text).toContain(`${COMMISSION_BPS.USED / 100} % de los usados y remanufacturados`)
  expect(COMMISSION_BPS.REMANUFACTURED).toBe(COMMISSION_BPS.USED)
  expect(text).toContain(`abierta ${REQUEST_DAYS} días`)
  expect(text).toContain(`a mano, en ${REVIEW_TIME}`)
  expect(text).toContain(WITHDRAWAL_PERIOD)
})

test('states in the policy of disputes the deadlines that the server enforces, and its problems and solutions', () => {
  const text = disputes.sections.flatMap(({ blocks }) => blocks).join(' ')
  const stated = [
    `${ANSWER_HOURS} horas`,
    `24-${REVIEW_HOURS} horas`,
    `5-${DECISION_BUSINESS_DAYS} días hábiles`,
    `hasta ${OPENING_BUSINESS_DAYS} días hábiles después de que se libera la plata`,
    `dentro de los ${APPEAL_DAYS} días de la decisión`,
    `los ${formatMoney(ARBITRATION_CENTESIMOS).replace(/\s/, ' ')}`,
    ...Object.values(REASON_WORDS),
    ...Object.values(SOLUTION_WORDS),
  ]
  expect(stated.filter(words => !text.includes(words))).toEqual([])
})
