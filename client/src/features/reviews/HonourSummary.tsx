import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Panel } from '../../ui/Panel'
import type { HonourSummary_provider$key } from './__generated__/HonourSummary_provider.graphql'

const WHAT_COUNTS =
  'Cuenta las ventas que no cancelás ni perdés en una disputa, y las preguntas que contestás en 24 horas. Los compradores lo ven al lado de tus ofertas.'
const NOT_YET = 'Se muestra desde 5 ventas terminadas.'

/** The score of the provider's behaviour with what it counts; before the first one, from when on it is shown. */
export function HonourSummary({ provider }: { provider: HonourSummary_provider$key }) {
  const { honour } = useFragment(
    graphql`
      fragment HonourSummary_provider on Provider {
        honour {
          percent
          words
        }
      }
    `,
    provider,
  )
  return (
    <Panel as="section" aria-labelledby="cumplimiento" css={styles.panel}>
      <chakra.div display="grid" gap="1">
        <chakra.h2 id="cumplimiento" textStyle="mini">
          Cumplimiento
        </chakra.h2>
        {honour && (
          <chakra.p className="num" fontSize="2.25rem" fontWeight="700" lineHeight="1.1" whiteSpace="nowrap">
            {honour.percent}&nbsp;%
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div display="grid" gap="1" maxW="65ch">
        <p>{honour ? honour.words : NOT_YET}</p>
        <chakra.p textStyle="sm" color="fg.muted">
          {WHAT_COUNTS}
        </chakra.p>
      </chakra.div>
    </Panel>
  )
}

const styles = {
  panel: {
    p: 'card',
    display: 'grid',
    gap: { base: '3', md: '8' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  },
} as const
