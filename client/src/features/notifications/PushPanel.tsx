import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { showRefusal } from '../../relay/refusal'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { List, ListRow, Panel, PanelHeader } from '../../ui/Panel'
import { RelativeTime } from '../../ui/RelativeTime'
import { toast } from '../../ui/toast'
import type { PushPanel_account$data, PushPanel_account$key } from './__generated__/PushPanel_account.graphql'
import { subscribeBrowser, unsubscribeBrowser } from './pushBrowser'
import { usePushState } from './usePushState'
import { useSubscribePush } from './useSubscribePush'
import { useUnsubscribePush } from './useUnsubscribePush'

type Browser = PushPanel_account$data['devices'][number]

/** The notices that browsers show while no page of ours is open: in this browser, and in the others. */
export function PushPanel({ account, pushKey }: { account: PushPanel_account$key; pushKey: string }) {
  const { devices } = useFragment(
    graphql`
      fragment PushPanel_account on Account {
        devices {
          id
          name
          isCurrent
          isPushed
          lastSeenAt
        }
      }
    `,
    account,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button no longer exists, so the heading takes the focus.
  const onChanged = () => heading.current?.focus()
  const here = devices.find(({ isCurrent }) => isCurrent)
  const others = devices.filter(({ isCurrent, isPushed }) => isPushed && !isCurrent)
  return (
    <Panel as="section" p="0" aria-labelledby="navegador">
      <PanelHeader
        title={
          <chakra.h2 ref={heading} id="navegador" tabIndex={-1} outline="none">
            Avisos en el navegador
          </chakra.h2>
        }
      />
      <List>
        <ListRow display="grid" gap="3">
          <chakra.p textStyle="sm" color="fg.muted">
            Te llegan a este teléfono o computadora aunque no tengas Tuerca abierta, hasta que cierres la
            sesión.
          </chakra.p>
          <ThisBrowser here={here} pushKey={pushKey} onChanged={onChanged} />
        </ListRow>
        {others.map(browser => (
          <OtherBrowser key={browser.id} browser={browser} onChanged={onChanged} />
        ))}
      </List>
    </Panel>
  )
}

type ThisBrowserProps = { here: Browser | undefined; pushKey: string; onChanged: () => void }

function ThisBrowser({ here, pushKey, onChanged }: ThisBrowserProps) {
  const [state, readState] = usePushState()
  const [asking, setAsking] = useState(false)
  const [subscribe, subscribing] = useSubscribePush()
  const [unsubscribe, unsubscribing] = useUnsubscribePush()
  const turnOn = async () => {
    setAsking(true)
    const browser = await subscribeBrowser(pushKey).catch(() => 'failed' as const)
    setAsking(false)
    await readState()
    if (browser === 'failed')
      return toast.error('No se pudieron activar los avisos', {
        description: 'El servicio de avisos de tu navegador no responde. Probá de nuevo en un rato.',
      })
    if (!browser) return
    const outcome = await subscribe({ input: browser })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Activaste los avisos en este navegador')
    onChanged()
  }
  const turnOff = async (id: string) => {
    const outcome = await unsubscribe({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    // Our server sends it nothing any more, even if the browser keeps its subscription.
    await unsubscribeBrowser().catch(() => undefined)
    await readState()
    onChanged()
  }
  if (state === 'reading') return null
  if (state === 'unsupported')
    return (
      <Notice>
        Este navegador no puede mostrar avisos. En iPhone y iPad, agregá Tuerca a la pantalla de inicio y
        abrila desde ahí.
      </Notice>
    )
  if (state === 'blocked')
    return (
      <Notice tone="warn">
        Tu navegador tiene bloqueados los avisos de Tuerca. Permitilos en la configuración del sitio, junto a
        la dirección, y volvé a esta página.
      </Notice>
    )
  if (state === 'on' && here?.isPushed)
    return (
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <StatusBadge kind="done">Activados en este navegador</StatusBadge>
        <Button
          size="sm"
          loading={unsubscribing}
          loadingText="Desactivando"
          onClick={() => void turnOff(here.id)}
        >
          Desactivar
        </Button>
      </chakra.div>
    )
  return (
    <chakra.div>
      <Button
        size="sm"
        variant="solid"
        loading={asking || subscribing}
        loadingText="Activando"
        onClick={() => void turnOn()}
      >
        Activar en este navegador
      </Button>
    </chakra.div>
  )
}

type OtherBrowserProps = { browser: Browser; onChanged: () => void }

function OtherBrowser({ browser: { id, name, lastSeenAt }, onChanged }: OtherBrowserProps) {
  const [unsubscribe, unsubscribing] = useUnsubscribePush()
  const remove = async () => {
    const outcome = await unsubscribe({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success(`Ya no mandamos avisos a ${name}`)
    onChanged()
  }
  return (
    <ListRow display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
      <chakra.div minW="0">
        <b>{name}</b>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          Último uso: <RelativeTime at={lastSeenAt} />
        </chakra.p>
      </chakra.div>
      <Button
        size="sm"
        aria-label={`Quitar los avisos de ${name}`}
        loading={unsubscribing}
        loadingText="Quitando"
        onClick={() => void remove()}
      >
        Quitar
      </Button>
    </ListRow>
  )
}
