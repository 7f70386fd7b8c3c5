import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatTime } from '../../lib/dates'
import { count } from '../../lib/text'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Panel, PanelHeader } from '../../ui/Panel'
import { Switch } from '../../ui/Switch'
import { toast } from '../../ui/toast'
import type { AirtableSending_airtable$key } from './__generated__/AirtableSending_airtable.graphql'
import { AirtablePersonalData } from './AirtablePersonalData'
import { useResyncAirtable } from './useResyncAirtable'
import { useSwitchAirtable } from './useSwitchAirtable'

/** The switch that sends changed rows, and the rows that wait. */
export function AirtableSending({ airtable }: { airtable: AirtableSending_airtable$key }) {
  const integration = useFragment(
    graphql`
      fragment AirtableSending_airtable on AirtableIntegration {
        isOn
        hasTables
        waiting
        restsUntil
        isResyncing
        ...AirtablePersonalData_airtable
      }
    `,
    airtable,
  )
  const { isOn, hasTables, waiting, restsUntil, isResyncing } = integration
  const [switchTo, switching] = useSwitchAirtable()
  const [resync, resyncing] = useResyncAirtable()
  const change = async () => {
    const outcome = await switchTo({ isOn: !isOn })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  const sendAll = async () => {
    const outcome = await resync()
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Se está enviando todo de nuevo')
  }
  return (
    <Panel as="section" p="0" aria-labelledby="envio">
      <PanelHeader title={<h2 id="envio">Envío de filas</h2>} note={note({ isOn, waiting, isResyncing })} />
      <chakra.div display="grid" gap="3" justifyItems="start" px="card" py="4">
        <Switch checked={isOn} disabled={switching || (!isOn && !hasTables)} onChange={() => void change()}>
          Enviar a Airtable cada cambio
        </Switch>
        <chakra.p textStyle="sm" color="fg.muted" maxW="65ch">
          {hasTables || isOn
            ? 'Usuarios, solicitudes, consultas y ofertas. Los datos personales van aparte.'
            : 'Para prenderlo, primero creá las tablas.'}
        </chakra.p>
        <AirtablePersonalData airtable={integration} />
        {restsUntil && (
          <Notice tone="warn" w="100%">
            Airtable no está tomando filas: se vuelve a intentar a las {formatTime(restsUntil)}. No se pierde
            ninguna.
          </Notice>
        )}
        {isOn && (
          <Button
            size="sm"
            loading={resyncing}
            loadingText="Un momento"
            disabled={isResyncing}
            onClick={() => void sendAll()}
          >
            Enviar todo de nuevo
          </Button>
        )}
      </chakra.div>
    </Panel>
  )
}

type State = { readonly isOn: boolean; readonly waiting: number; readonly isResyncing: boolean }

function note({ isOn, waiting, isResyncing }: State): string {
  if (!isOn) return 'apagado'
  if (waiting === 0) return 'todo al día'
  const rows = count(waiting, 'fila por enviar', 'filas por enviar')
  return isResyncing ? `enviando todo, ${rows}` : rows
}
