import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { formatMoney, formatNumber } from '../../../lib/money'
import { showRefusal } from '../../../relay/refusal'
import { Panel, PanelHeader } from '../../../ui/Panel'
import { Stat, StatGrid } from '../../../ui/StatGrid'
import { Switch } from '../../../ui/Switch'
import type { LanguageModelPanel_model$key } from './__generated__/LanguageModelPanel_model.graphql'
import { useSwitchLanguageModel } from './useSwitchLanguageModel'

/** The switch of the assistant's language model, and its cost today. */
export function LanguageModelPanel({ model }: { model: LanguageModelPanel_model$key }) {
  const { isConfigured, isOn, changedAt, spentToday, callsToday, dailyLimit, visitorLimit } = useFragment(
    graphql`
      fragment LanguageModelPanel_model on LanguageModel {
        isConfigured
        isOn
        changedAt
        spentToday
        callsToday
        dailyLimit
        visitorLimit
      }
    `,
    model,
  )
  const [switchTo, switching] = useSwitchLanguageModel()
  const change = async () => {
    const outcome = await switchTo(!isOn)
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  return (
    <chakra.div display="grid" gap="6">
      <Panel as="section" p="0" aria-labelledby="modelo">
        <PanelHeader
          title={<h2 id="modelo">Modelo de lenguaje</h2>}
          note={changedAt ? `${isOn ? 'prendido' : 'apagado'} el ${formatDate(changedAt)}` : undefined}
        />
        <chakra.div display="grid" gap="3" justifyItems="start" p={{ base: '4', md: '5' }}>
          <Switch checked={isOn} disabled={switching || !isConfigured} onChange={() => void change()}>
            Que ayude al asistente a entender y contestar
          </Switch>
          <chakra.p textStyle="sm" color="fg.muted" maxW="65ch">
            {isConfigured
              ? 'Solo recibe lo que escribe quien lo permite, sin teléfonos, emails, nombres ni números de chasis. Si falla, tarda o se llega al límite, sigue el asistente propio en la misma charla.'
              : 'Este sitio no tiene ninguno configurado: contesta el asistente propio.'}
          </chakra.p>
        </chakra.div>
      </Panel>
      <section aria-label="Hoy">
        <StatGrid columns={2}>
          <Stat value={formatNumber(callsToday)} label="Consultas al modelo" note="hoy" />
          <Stat
            value={formatMoney(spentToday)}
            label="Gasto"
            note={dailyLimit == null ? 'hoy' : `hoy, de ${formatMoney(dailyLimit)} como máximo`}
          />
        </StatGrid>
      </section>
      {visitorLimit != null && (
        <chakra.p textStyle="sm" color="fg.muted">
          Por persona, hasta {formatMoney(visitorLimit)} por día.
        </chakra.p>
      )}
    </chakra.div>
  )
}
