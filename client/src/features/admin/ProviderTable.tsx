import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { formatPhone, formatRut } from '../../lib/text'
import { inColumns } from '../../theme/conditions'
import { Button } from '../../ui/Button'
import { type Column, DataTable } from '../../ui/DataTable'
import { EmailText } from '../../ui/EmailText'
import type {
  ProviderTable_providers$data,
  ProviderTable_providers$key,
} from './__generated__/ProviderTable_providers.graphql'
import { ApproveButton } from './ApproveButton'
import { ProviderStatus, WaitingTime } from './ProviderStatus'

/** The button that stays when those of a decision disappear with it, and gets the focus then. */
export const detailsId = (id: string) => `detalles-${id}`

type ProviderTableProps = {
  providers: ProviderTable_providers$key
  onDetails: (id: string) => void
  onReject: (id: string) => void
}

type Row = ProviderTable_providers$data[number] & Pick<ProviderTableProps, 'onDetails' | 'onReject'>

/** Who they are, how to reach them, where they stand and what can be done. */
export function ProviderTable({ providers, onDetails, onReject }: ProviderTableProps) {
  const rows = useFragment(
    graphql`
      fragment ProviderTable_providers on Provider @relay(plural: true) {
        id
        companyName
        rut
        status
        createdAt
        account {
          name
          email
          phone
          department
        }
      }
    `,
    providers,
  )
  return (
    <DataTable
      caption="Proveedores, los que esperan una decisión primero"
      columns={columns}
      rows={rows.map(row => ({ ...row, onDetails, onReject }))}
      rowKey={row => row.id}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    header: 'Proveedor',
    place: 'title',
    cell: ({ account }) => (
      <Pair
        first={account?.name ?? 'Sin nombre'}
        second={account ? <Email>{account.email}</Email> : 'Email no disponible'}
      />
    ),
  },
  {
    header: 'Empresa',
    bare: true,
    cell: ({ companyName, rut }) => (
      <Pair
        first={companyName}
        second={rut ? <chakra.span whiteSpace="nowrap">RUT {formatRut(rut)}</chakra.span> : 'Sin RUT'}
      />
    ),
  },
  {
    header: 'Contacto',
    bare: true,
    cell: ({ account }) => (
      <Pair
        first={
          account ? (
            <chakra.span whiteSpace="nowrap">{formatPhone(account.phone)}</chakra.span>
          ) : (
            'Sin teléfono'
          )
        }
        second={account && labelOf(departments, account.department)}
      />
    ),
  },
  { header: 'Estado', place: 'corner', cell: ({ status }) => <ProviderStatus status={status} /> },
  {
    header: 'Registro',
    cell: ({ createdAt, status }) => <WaitingTime since={createdAt} isPending={status === 'PENDING'} />,
  },
  {
    header: 'Acciones',
    align: 'end',
    place: 'actions',
    cell: ({ id, status, onDetails, onReject }) => (
      <chakra.div
        display="flex"
        gap="1.5"
        alignItems="center"
        flexWrap="wrap"
        whiteSpace="nowrap"
        css={{ [inColumns]: { justifyContent: 'flex-end' } }}
      >
        {status === 'PENDING' && (
          <>
            <ApproveButton id={id} size="sm" onDone={() => document.getElementById(detailsId(id))?.focus()} />
            <Button size="sm" onClick={() => onReject(id)}>
              Rechazar
            </Button>
          </>
        )}
        {status === 'REJECTED' && (
          <chakra.span textStyle="sm" color="fg.muted">
            Ya rechazado
          </chakra.span>
        )}
        <Button id={detailsId(id)} size="sm" variant="ghost" onClick={() => onDetails(id)}>
          Ver Detalles
        </Button>
      </chakra.div>
    ),
  },
]

function Email({ children }: { children: string }) {
  return (
    <chakra.span overflowWrap="anywhere">
      <EmailText>{children}</EmailText>
    </chakra.span>
  )
}

function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <chakra.div className="num">
      {first}
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        {second}
      </chakra.span>
    </chakra.div>
  )
}
