import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { showRefusal } from '../../../relay/refusal'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { List, ListRow, Panel, PanelHeader } from '../../../ui/Panel'
import { RelativeTime } from '../../../ui/RelativeTime'
import { toast } from '../../../ui/toast'
import type {
  DeviceList_account$data,
  DeviceList_account$key,
} from './__generated__/DeviceList_account.graphql'
import { useCloseDevice } from './useCloseDevice'
import { useCloseOtherDevices } from './useCloseOtherDevices'

type Device = DeviceList_account$data['devices'][number]

/** 'Mis dispositivos': the devices where the user is signed in, with a button to sign each one out. */
export function DeviceList({ account }: { account: DeviceList_account$key }) {
  const { devices } = useFragment(
    graphql`
      fragment DeviceList_account on Account {
        devices {
          id
          name
          isCurrent
          createdAt
          lastSeenAt
        }
      }
    `,
    account,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const [closeOthers, closing] = useCloseOtherDevices()
  const onClosed = (message: string) => {
    toast.success(message)
    // The pressed button no longer exists, so the heading takes the focus.
    heading.current?.focus()
  }
  const closeAll = async () => {
    const outcome = await closeOthers({})
    if (outcome.ok) onClosed('Cerramos la sesión en los demás dispositivos')
    else showRefusal(outcome.refusal)
  }
  const current = devices.filter(({ isCurrent }) => isCurrent)
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  return (
    <Panel as="section" p="0">
      <PanelHeader
        title={
          <chakra.h2 ref={heading} tabIndex={-1} outline="none">
            Mis dispositivos
          </chakra.h2>
        }
      >
        {others.length > 0 && (
          <Button size="sm" loading={closing} loadingText="Cerrando" onClick={() => void closeAll()}>
            Cerrar las demás sesiones
          </Button>
        )}
      </PanelHeader>
      <List>
        {[...current, ...others].map(device => (
          <DeviceRow key={device.id} device={device} onClosed={onClosed} />
        ))}
      </List>
    </Panel>
  )
}

function DeviceRow({ device, onClosed }: { device: Device; onClosed: (message: string) => void }) {
  const { id, name, isCurrent, createdAt, lastSeenAt } = device
  const [close, closing] = useCloseDevice()
  const run = async () => {
    const outcome = await close({ id })
    if (outcome.ok) onClosed(`Cerramos la sesión en ${name}`)
    else showRefusal(outcome.refusal)
  }
  return (
    <ListRow display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
      <chakra.div minW="0">
        <b>{name}</b>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          Entró el {formatDate(createdAt)} · Último uso: <RelativeTime at={lastSeenAt} />
        </chakra.p>
      </chakra.div>
      {isCurrent ? (
        <StatusBadge kind="done">Este dispositivo</StatusBadge>
      ) : (
        <Button
          size="sm"
          aria-label={`Cerrar sesión en ${name}`}
          loading={closing}
          loadingText="Cerrando"
          onClick={() => void run()}
        >
          Cerrar sesión
        </Button>
      )}
    </ListRow>
  )
}
