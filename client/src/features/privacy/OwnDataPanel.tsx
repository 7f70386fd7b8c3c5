import { chakra } from '@chakra-ui/react/styled-system'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { showRefusal } from '../../relay/refusal'
import { leaveFor } from '../../shell/leaveFor'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'
import { toast } from '../../ui/toast'
import type { OwnDataPanel_account$key } from './__generated__/OwnDataPanel_account.graphql'
import { useDeactivateAccount } from './useDeactivateAccount'
import { useWithdrawDeletion } from './useWithdrawDeletion'

/** The rights about one's own data: a copy, a deactivated account, and the deletion. */
export function OwnDataPanel({ account }: { account: OwnDataPanel_account$key }) {
  const { deletionRequest } = useFragment(
    graphql`
      fragment OwnDataPanel_account on Account {
        deletionRequest {
          dueInWords
        }
      }
    `,
    account,
  )
  const due = deletionRequest?.dueInWords
  return (
    <Panel as="section" display="grid" gap="6" aria-labelledby="mis-datos">
      <chakra.h2 id="mis-datos" textStyle="mini">
        Mis datos
      </chakra.h2>
      {due && (
        <Notice tone="warn" action={<Withdrawal />}>
          Pediste eliminar tus datos. Te contestamos a más tardar el <b>{due}</b>.
        </Notice>
      )}
      <chakra.div display="grid" gap="2" justifyItems="start">
        <chakra.h3 textStyle="h3">Llevarte una copia</chakra.h3>
        <p>Todo lo que tenemos tuyo, en una página para leer o en JSON para usar en otro lado.</p>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button asChild size="sm">
            <a href={paths.ownData('html')} download>
              <Download />
              Descargar para leer
            </a>
          </Button>
          <Button asChild size="sm">
            <a href={paths.ownData('json')} download>
              <Download />
              Descargar en JSON
            </a>
          </Button>
        </chakra.div>
      </chakra.div>
      <Deactivation />
      {!due && (
        <chakra.div display="grid" gap="2" justifyItems="start">
          <chakra.h3 textStyle="h3">Eliminar mis datos</chakra.h3>
          <p>Borramos tu cuenta y todo lo que dice quién sos. No se puede deshacer.</p>
          <Button asChild size="sm">
            <Link to={paths.dataDeletion}>Pedir la eliminación</Link>
          </Button>
        </chakra.div>
      )}
    </Panel>
  )
}

function Withdrawal() {
  const [withdraw, withdrawing] = useWithdrawDeletion()
  const run = async () => {
    const outcome = await withdraw({})
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Tu pedido quedó sin efecto: no eliminamos tus datos')
  }
  return (
    <Button size="sm" loading={withdrawing} loadingText="Un momento" onClick={() => void run()}>
      Dejarlo sin efecto
    </Button>
  )
}

function Deactivation() {
  const [isAsking, setAsking] = useState(false)
  const [deactivate, deactivating] = useDeactivateAccount()
  const run = async () => {
    const outcome = await deactivate({})
    if (outcome.ok) {
      leaveFor(paths.auth(), { greeting: 'Tu cuenta quedó desactivada. Vuelve cuando inicies sesión.' })
      return
    }
    showRefusal(outcome.refusal)
    setAsking(false)
  }
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <chakra.h3 textStyle="h3">Desactivar la cuenta</chakra.h3>
      <p>
        Cerramos tus sesiones y lo que tengas abierto sin pagar. Tus datos quedan, y volvés cuando quieras:
        alcanza con iniciar sesión.
      </p>
      <Button size="sm" onClick={() => setAsking(true)}>
        Desactivar mi cuenta
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void run()}
        title="¿Desactivar tu cuenta?"
        confirmLabel="Desactivar"
        tone="danger"
        loading={deactivating}
        loadingText="Desactivando"
      >
        Tus pedidos abiertos se cancelan, tus ofertas pendientes se retiran y se cierra tu sesión en todos los
        dispositivos.
      </ConfirmDialog>
    </chakra.div>
  )
}
