import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EMAIL_CHANGE_HOURS } from '../../../lib/generated/limits'
import { showRefusal } from '../../../relay/refusal'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { openedLater } from '../../../ui/openedLater'
import { Panel } from '../../../ui/Panel'
import { Mailbox } from '../Mailbox'
import type { EmailPanel_account$key } from './__generated__/EmailPanel_account.graphql'
import { useCancelEmailChange } from './useCancelEmailChange'

const NewEmail = openedLater(
  async () => (await import('./NewEmail')).NewEmail,
  ({ open }: { open: boolean; onSent: () => void; onBack: () => void }) => open,
)

/** The e-mail for signing in and its change: both the present and the new address have to confirm. */
export function EmailPanel({ account }: { account: EmailPanel_account$key }) {
  const { email, isAdmin, entersByVendorOnly, emailChange } = useFragment(
    graphql`
      fragment EmailPanel_account on Account {
        email
        isAdmin
        entersByVendorOnly
        emailChange {
          newEmail
          oldConfirmed
          newConfirmed
        }
      }
    `,
    account,
  )
  const [changing, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setChanging(false)
    // The pressed button no longer exists, so the heading takes the focus.
    heading.current?.focus()
  }
  return (
    <Panel as="section" display="grid" gap="3" justifyItems="start">
      <chakra.h2 textStyle="mini" ref={heading} tabIndex={-1} outline="none">
        Email
      </chakra.h2>
      <p>
        Entrás con <Mailbox>{email}</Mailbox>, y ahí te escribimos.
        {isAdmin && ' El email del administrador se cambia en la configuración.'}
      </p>
      {emailChange && <Waiting email={email} change={emailChange} onCanceled={close} />}
      <NewEmail open={!emailChange && changing} onSent={close} onBack={close} />
      {!emailChange && !changing && !isAdmin && !entersByVendorOnly && (
        <Button size="sm" onClick={() => setChanging(true)}>
          Cambiar email
        </Button>
      )}
    </Panel>
  )
}

type Change = { readonly newEmail: string; readonly oldConfirmed: boolean; readonly newConfirmed: boolean }

function Waiting({ email, change, onCanceled }: { email: string; change: Change; onCanceled: () => void }) {
  const [cancel, canceling] = useCancelEmailChange()
  const run = async () => {
    const outcome = await cancel({})
    if (outcome.ok) onCanceled()
    else showRefusal(outcome.refusal)
  }
  const ends = [
    { address: email, confirmed: change.oldConfirmed },
    { address: change.newEmail, confirmed: change.newConfirmed },
  ]
  return (
    <>
      <p>
        Mandamos un enlace a cada email. Confirmá los dos dentro de {EMAIL_CHANGE_HOURS} horas para pasar a{' '}
        <Mailbox>{change.newEmail}</Mailbox>.
      </p>
      <chakra.ul display="grid" gap="2" w="full" listStyleType="none">
        {ends.map(({ address, confirmed }) => (
          <chakra.li
            key={address}
            display="flex"
            flexWrap="wrap"
            columnGap="3"
            rowGap="1"
            alignItems="center"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {address}
            </chakra.span>
            <StatusBadge kind={confirmed ? 'done' : 'pending'}>
              {confirmed ? 'Confirmado' : 'Falta'}
            </StatusBadge>
          </chakra.li>
        ))}
      </chakra.ul>
      <Button size="sm" loading={canceling} loadingText="Cancelando" onClick={() => void run()}>
        Cancelar el cambio
      </Button>
    </>
  )
}
