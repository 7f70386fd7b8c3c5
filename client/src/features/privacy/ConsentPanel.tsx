import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../lib/dates'
import { labelOf } from '../../lib/labels'
import { showRefusal } from '../../relay/refusal'
import { List, ListRow, Panel, PanelHeader } from '../../ui/Panel'
import { Switch } from '../../ui/Switch'
import type {
  ConsentPanel_account$data,
  ConsentPanel_account$key,
} from './__generated__/ConsentPanel_account.graphql'
import { useSetDataConsent } from './useSetDataConsent'

type Consent = ConsentPanel_account$data['dataConsents'][number]

/**
 * The data and recipient of each consent, as asked. A change of these words needs a new CONSENT_VERSION on
 * the server.
 */
const RECIPIENTS = {
  ASSISTANT_MODEL:
    'Que el asistente le mande lo que escribís y las fotos a un modelo de lenguaje de otra empresa',
  WHATSAPP: 'Que te escribamos por WhatsApp',
  ANALYTICS: 'Que un servicio de otra empresa mida tus visitas',
  AIRTABLE:
    'Que nuestro equipo tenga en sus tablas de Airtable, una empresa de fuera del país, tu nombre, email, teléfono y departamento, el chasis y lo que escribís en tus pedidos y ofertas',
} as const

/** A switch for each recipient of the person's data outside Tuerca; nothing when there are none. */
export function ConsentPanel({ account }: { account: ConsentPanel_account$key }) {
  const { dataConsents } = useFragment(
    graphql`
      fragment ConsentPanel_account on Account {
        dataConsents {
          recipient
          given
          at
        }
      }
    `,
    account,
  )
  if (dataConsents.length === 0) return null
  return (
    <Panel as="section" p="0" aria-labelledby="consentimientos">
      <PanelHeader title={<h2 id="consentimientos">Qué permitís</h2>} note="sin tu sí, no se manda nada" />
      <List>
        {dataConsents.map(consent => (
          <ConsentRow key={consent.recipient} consent={consent} />
        ))}
      </List>
    </Panel>
  )
}

function ConsentRow({ consent: { recipient, given, at } }: { consent: Consent }) {
  const [set, setting] = useSetDataConsent()
  const change = async () => {
    if (recipient === '%future added value') return
    const outcome = await set({ recipient, given: !given })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  return (
    <ListRow>
      <Switch checked={given} disabled={setting} onChange={() => void change()}>
        {labelOf(RECIPIENTS, recipient)}
      </Switch>
      {at && (
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {given ? 'Permitido' : 'No permitido'} desde el {formatDate(at)}
        </chakra.p>
      )}
    </ListRow>
  )
}
