import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { showRefusal } from '../../../relay/refusal'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { statusKind } from '../../../ui/statusTone'
import { toast } from '../../../ui/toast'
import type { payoutLineColumns_line$key } from './__generated__/payoutLineColumns_line.graphql'
import { useMarkPayoutPaid } from './useMarkPayoutPaid'

function useLine(line: payoutLineColumns_line$key) {
  return useFragment(
    graphql`
      fragment payoutLineColumns_line on PayoutLine {
        id
        amount
        state
        reason
        status {
          label
          tone
        }
        provider {
          companyName
        }
        account {
          bankName
          hint
        }
      }
    `,
    line,
  )
}

type CellProps = { line: payoutLineColumns_line$key }

/** The columns: whom a line pays, where to, how much, and what the bank did. */
export const payoutLineColumns: readonly Column<payoutLineColumns_line$key>[] = [
  { header: 'Proveedor', place: 'title', cell: line => <Provider line={line} /> },
  { header: 'Cuenta', bare: true, cell: line => <Account line={line} /> },
  { header: 'Importe', align: 'end', cell: line => <Amount line={line} /> },
  { header: 'Estado', place: 'corner', cell: line => <Status line={line} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: line => <Actions line={line} /> },
]

function Provider({ line }: CellProps) {
  const { provider, reason } = useLine(line)
  return (
    <chakra.div overflowWrap="anywhere">
      {provider.companyName}
      {reason && (
        <chakra.span display="block" color="fg.muted" fontWeight="400">
          {reason}
        </chakra.span>
      )}
    </chakra.div>
  )
}

function Account({ line }: CellProps) {
  const { account } = useLine(line)
  return (
    <>
      {account.bankName} <chakra.span className="num">{account.hint}</chakra.span>
    </>
  )
}

function Amount({ line }: CellProps) {
  return <Price amount={useLine(line).amount} size="text" />
}

function Status({ line }: CellProps) {
  const { status } = useLine(line)
  return <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
}

function Actions({ line }: CellProps) {
  const { id, state, provider } = useLine(line)
  const [markPaid, marking] = useMarkPayoutPaid()
  const open = useOpenDialog()
  const pay = async () => {
    const outcome = await markPaid({ id })
    if (outcome.ok) toast.success(`${provider.companyName}: pagado`)
    else showRefusal(outcome.refusal)
  }
  if (state === 'FAILED') return null
  return (
    <chakra.span display="inline-flex" gap="2" alignItems="center">
      {state === 'PENDING' && (
        <Button
          size="sm"
          variant="trust"
          loading={marking}
          loadingText="Un momento"
          aria-label={`Marcar pagado: ${provider.companyName}`}
          onClick={() => void pay()}
        >
          Pagado
        </Button>
      )}
      <Button
        size="sm"
        aria-label={`${state === 'PAID' ? 'El banco lo devolvió' : 'Falló'}: ${provider.companyName}`}
        onClick={() => open('pago', id)}
      >
        {state === 'PAID' ? 'Lo devolvió' : 'Falló'}
      </Button>
    </chakra.span>
  )
}
