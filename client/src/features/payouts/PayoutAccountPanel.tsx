import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/dates'
import { paths } from '../../paths'
import { CommandDialog } from '../../relay/CommandDialog'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { openedLater } from '../../ui/openedLater'
import { Panel } from '../../ui/Panel'
import { PartNumber } from '../../ui/Price'
import { statusKind } from '../../ui/statusTone'
import { toast } from '../../ui/toast'
import type { PayoutAccountPanel_account$key } from './__generated__/PayoutAccountPanel_account.graphql'
import type { PayoutAccountPanel_payoutAccount$key } from './__generated__/PayoutAccountPanel_payoutAccount.graphql'
import { useWithdrawPayoutAccount } from './useWithdrawPayoutAccount'

const PayoutAccountForm = openedLater(
  async () => (await import('./PayoutAccountForm')).PayoutAccountForm,
  ({ open }) => open,
)

type PayoutAccountPanelProps = {
  account: PayoutAccountPanel_account$key
  onChanged: () => void
}

/** The bank account that a provider is paid to, the one that waits for the team, and asking for another one. */
export function PayoutAccountPanel({ account, onChanged }: PayoutAccountPanelProps) {
  const { provider, secondFactor, entersByVendorOnly } = useFragment(
    graphql`
      fragment PayoutAccountPanel_account on Account {
        entersByVendorOnly
        secondFactor {
          __typename
        }
        provider {
          status
          payoutAccount {
            ...PayoutAccountPanel_payoutAccount
          }
          nextPayoutAccount {
            id
            isWithdrawable
            effectiveAt
            reason
            ...PayoutAccountPanel_payoutAccount
          }
        }
      }
    `,
    account,
  )
  const [isAsking, setIsAsking] = useState(false)
  const [withdrawing, setWithdrawing] = useState<string | null>(null)
  const withdraw = useWithdrawPayoutAccount()
  if (!provider) return null
  const { payoutAccount, nextPayoutAccount: next, status } = provider
  const isAdmitted = status === 'APPROVED' || status === 'SUSPENDED'
  const mayAsk = isAdmitted && entersByVendorOnly === false
  const asked = () => {
    setIsAsking(false)
    toast.success('Cuenta enviada', { description: 'Te avisamos por email cuando la revisemos.' })
    onChanged()
  }
  return (
    <Panel as="section" display="grid" gap="4" justifyItems="start" aria-label="Cuenta de cobro">
      <chakra.h2 textStyle="mini">Cuenta de cobro</chakra.h2>
      {payoutAccount ? (
        <Shown account={payoutAccount} />
      ) : (
        !next && <p>Cargá la cuenta de banco donde querés cobrar. Tu saldo te espera hasta que la tengas.</p>
      )}
      {next && (
        <>
          <Shown account={next} />
          {next.effectiveAt && (
            <p>
              Te pagamos ahí desde el {formatDateTime(next.effectiveAt)}. Si no la pediste vos, retirala
              ahora.
            </p>
          )}
          {next.reason && <Notice tone="warn">No pudimos aprobarla: {next.reason}</Notice>}
        </>
      )}
      {entersByVendorOnly && (
        <Notice
          tone="warn"
          action={
            <Button asChild size="sm">
              <Link to={paths.accountSecurity}>Elegir contraseña</Link>
            </Button>
          }
        >
          Para cargar una cuenta de banco, tu cuenta de Tuerca necesita una contraseña.
        </Notice>
      )}
      {!isAsking && (mayAsk || next?.isWithdrawable) && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {mayAsk && (
            <Button variant={payoutAccount || next ? undefined : 'solid'} onClick={() => setIsAsking(true)}>
              {payoutAccount || next ? 'Cambiar la cuenta' : 'Cargar mi cuenta'}
            </Button>
          )}
          {next?.isWithdrawable && (
            <Button variant="ghost" onClick={() => setWithdrawing(next.id)}>
              Retirar la cuenta nueva
            </Button>
          )}
        </chakra.div>
      )}
      <PayoutAccountForm
        open={mayAsk && isAsking}
        needsCode={secondFactor != null}
        isChange={payoutAccount !== null}
        onAsked={asked}
        onBack={() => setIsAsking(false)}
      />
      <CommandDialog
        command={withdraw}
        id={withdrawing}
        onClose={() => setWithdrawing(null)}
        title="Retirar la cuenta nueva"
        confirmLabel="Retirar"
        loadingText="Retirando"
        done={{ title: 'Cuenta retirada' }}
      >
        {payoutAccount
          ? 'Te seguimos pagando en la cuenta de antes.'
          : 'No te pagamos hasta que cargues otra.'}
      </CommandDialog>
    </Panel>
  )
}

function Shown({ account }: { account: PayoutAccountPanel_payoutAccount$key }) {
  const { bankName, typeName, hint, status } = useFragment(
    graphql`
      fragment PayoutAccountPanel_payoutAccount on PayoutAccount {
        bankName
        typeName
        hint
        status {
          label
          tone
        }
      }
    `,
    account,
  )
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <b>{bankName}</b>
      <chakra.span color="fg.muted">{typeName}</chakra.span>
      <PartNumber>{hint}</PartNumber>
      <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
    </chakra.div>
  )
}
