import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { labelOf } from '../../lib/labels'
import { useRefetch } from '../../relay/live/useRefetch'
import { showRefusal } from '../../relay/refusal'
import type { ScreenProps } from '../../relay/route'
import { PageTitle } from '../../ui/PageTitle'
import { List, ListRow, Panel, PanelHeader } from '../../ui/Panel'
import { Switch } from '../../ui/Switch'
import { AccountFrame } from '../accounts/AccountFrame'
import type {
  NoticePreferencesScreen_account$data,
  NoticePreferencesScreen_account$key,
} from './__generated__/NoticePreferencesScreen_account.graphql'
import query, {
  type NoticePreferencesScreenQuery,
} from './__generated__/NoticePreferencesScreenQuery.graphql'
import { PushPanel } from './PushPanel'
import { useSetNoticePreference } from './useSetNoticePreference'
import { useSetRequestDigest } from './useSetRequestDigest'
import { WhatsAppPanel } from './WhatsAppPanel'

/** The optional kinds of notices, with examples of what each tells. */
const KINDS = {
  REQUEST: ['Pedidos', 'Pedidos nuevos, cambios en los que cotizaste y los que vencen.'],
  OFFER: ['Ofertas', 'Ofertas nuevas, cambiadas, rechazadas o vencidas.'],
  ORDER: ['Compras y ventas', 'Envíos y calificaciones. Los avisos de plata llegan siempre.'],
  MESSAGE: ['Mensajes', 'Mensajes del chat que quedaron sin leer.'],
} as const

const CHANNELS = { MAIL: 'Email', BELL: 'Campana', PUSH: 'Navegador', WHATSAPP: 'WhatsApp' } as const

type Preference = NonNullable<NoticePreferencesScreen_account$data['noticePreferences']>[number]

/** The channels of each kind of notice. */
export function NoticePreferencesScreen({ queryRef }: ScreenProps<NoticePreferencesScreenQuery>) {
  const { viewer } = usePreloadedQuery<NoticePreferencesScreenQuery>(
    graphql`
      query NoticePreferencesScreenQuery @preloadable {
        viewer {
          ...NoticePreferencesScreen_account
        }
      }
    `,
    queryRef,
  )
  useRefetch<NoticePreferencesScreenQuery>(query, () => ({}))
  if (!viewer) return null
  return (
    <>
      <PageTitle>Avisos</PageTitle>
      <AccountFrame title="Avisos">
        <Preferences account={viewer} />
      </AccountFrame>
    </>
  )
}

function Preferences({ account }: { account: NoticePreferencesScreen_account$key }) {
  const data = useFragment(
    graphql`
      fragment NoticePreferencesScreen_account on Account {
        noticePreferences {
          kind
          channel
          isWanted
        }
        digestsRequests
        pushKey
        ...PushPanel_account
        whatsApp {
          number
        }
        ...WhatsAppPanel_account
      }
    `,
    account,
  )
  const { pushKey, whatsApp } = data
  const preferences = data.noticePreferences?.filter(
    ({ channel }) =>
      (channel !== 'PUSH' || pushKey !== null) && (channel !== 'WHATSAPP' || whatsApp?.number != null),
  )
  return (
    <>
      {pushKey != null && <PushPanel account={data} pushKey={pushKey} />}
      {whatsApp && <WhatsAppPanel account={data} />}
      <Panel as="section" p="0" aria-labelledby="avisos">
        <PanelHeader title={<h2 id="avisos">Qué te avisamos</h2>} note="Los de tu cuenta llegan siempre" />
        <List>
          {Object.entries(KINDS).map(([kind, [title, examples]]) => (
            <ListRow key={kind}>
              <chakra.fieldset display="grid" gap="2" minW="0">
                <chakra.legend textStyle="h4">{title}</chakra.legend>
                <chakra.p textStyle="sm" color="fg.muted">
                  {examples}
                </chakra.p>
                <chakra.div css={styles.channels}>
                  {preferences
                    ?.filter(preference => preference.kind === kind)
                    .map(preference => (
                      <PreferenceSwitch key={preference.channel} preference={preference} />
                    ))}
                </chakra.div>
                {kind === 'REQUEST' && data.digestsRequests != null && (
                  <DigestSwitch
                    checked={data.digestsRequests}
                    hasMails={preferences?.some(isMailOfRequests) ?? false}
                  />
                )}
              </chakra.fieldset>
            </ListRow>
          ))}
        </List>
      </Panel>
    </>
  )
}

const isMailOfRequests = ({ kind, channel, isWanted }: Preference) =>
  kind === 'REQUEST' && channel === 'MAIL' && isWanted

/** A provider's choice of two mails a day; without mails there is nothing to choose. */
function DigestSwitch({ checked, hasMails }: { checked: boolean; hasMails: boolean }) {
  const [set, setting] = useSetRequestDigest()
  const change = async () => {
    const outcome = await set({ isWanted: !checked })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  return (
    <Switch checked={checked} disabled={setting || !hasMails} onChange={() => void change()}>
      Los pedidos nuevos en dos emails por día, a las 8 y a las 14
    </Switch>
  )
}

function PreferenceSwitch({ preference: { kind, channel, isWanted } }: { preference: Preference }) {
  const [set, setting] = useSetNoticePreference()
  const change = async () => {
    if (kind === '%future added value' || channel === '%future added value') return
    const outcome = await set({ input: { kind, channel, isWanted: !isWanted } })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  return (
    <Switch checked={isWanted} disabled={setting} onChange={() => void change()}>
      {labelOf(CHANNELS, channel)}
    </Switch>
  )
}

const styles = {
  channels: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(2, max-content)',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
  },
} as const
