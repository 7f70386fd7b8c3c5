import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../../lib/labels'
import { formatPhone, formatRut } from '../../../lib/text'
import { inCards, inColumns } from '../../../theme/conditions'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { EmailText } from '../../../ui/EmailText'
import type { providerColumns_provider$key } from './__generated__/providerColumns_provider.graphql'
import { useProviderDialogs } from './AdminDialogs'
import { ApproveButton } from './ApproveButton'
import { detailsId } from './detailsId'
import { ChangeToReview, ProviderStatus, SecondReview, WaitingTime } from './ProviderStatus'
import type { ProviderOrder } from './providerChoices'
import { SignInLinkButton } from './SignInLinkButton'

function useProvider(provider: providerColumns_provider$key) {
  return useFragment(
    graphql`
      fragment providerColumns_provider on Provider {
        id
        companyName
        rut
        status
        isSecondReview
        latestChange {
          state
        }
        waitsSince
        createdAt
        ...ApproveButton_provider
        account {
          name
          email
          phone
          department
        }
        ...AdminDialogs_provider
      }
    `,
    provider,
  )
}

/** The columns: name, contact, state and actions. */
export const providerColumns: readonly Column<providerColumns_provider$key, ProviderOrder>[] = [
  { header: 'Proveedor', place: 'title', cell: provider => <Person provider={provider} /> },
  { header: 'Empresa', bare: true, cell: provider => <Company provider={provider} /> },
  { header: 'Contacto', bare: true, cell: provider => <Contact provider={provider} /> },
  {
    header: 'Estado',
    place: 'corner',
    cell: provider => <Status provider={provider} />,
    sort: [{ order: 'DECISION', direction: 'ascending' }],
  },
  {
    header: 'Registro',
    cell: provider => <Registered provider={provider} />,
    sort: [
      { order: 'NEWEST', direction: 'descending' },
      { order: 'OLDEST', direction: 'ascending' },
    ],
  },
  {
    header: 'Acciones',
    align: 'end',
    place: 'actions',
    cell: provider => <Actions provider={provider} />,
  },
]

type CellProps = { provider: providerColumns_provider$key }

function Person({ provider }: CellProps) {
  const { account } = useProvider(provider)
  return (
    <Pair
      first={account?.name ?? 'Sin nombre'}
      second={account ? <Email>{account.email}</Email> : 'Email no disponible'}
    />
  )
}

function Company({ provider }: CellProps) {
  const { companyName, rut } = useProvider(provider)
  return (
    <Pair
      first={companyName}
      second={rut ? <chakra.span whiteSpace="nowrap">RUT {formatRut(rut)}</chakra.span> : 'Sin RUT'}
    />
  )
}

function Contact({ provider }: CellProps) {
  const { account } = useProvider(provider)
  if (!account) return <Pair first="Sin teléfono" second={null} />
  return (
    <Pair
      first={<chakra.span whiteSpace="nowrap">{formatPhone(account.phone)}</chakra.span>}
      second={labelOf(departments, account.department)}
    />
  )
}

function Status({ provider }: CellProps) {
  const { status, isSecondReview, latestChange } = useProvider(provider)
  return (
    <chakra.span css={styles.badges}>
      <ProviderStatus status={status} />
      {status === 'PENDING' && isSecondReview && <SecondReview />}
      {latestChange?.state === 'PENDING' && <ChangeToReview />}
    </chakra.span>
  )
}

const styles = {
  badges: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '1',
    // In a row they would leave no room for the name and the e-mail.
    [inCards]: { flexDirection: 'column', alignItems: 'flex-end' },
  },
} as const

function Registered({ provider }: CellProps) {
  const { createdAt, waitsSince } = useProvider(provider)
  return <WaitingTime registeredAt={createdAt} since={waitsSince} />
}

function Actions({ provider }: CellProps) {
  const data = useProvider(provider)
  const { id, status, account } = data
  const open = useProviderDialogs(data)
  return (
    <chakra.div
      display="flex"
      gap="1.5"
      alignItems="center"
      flexWrap="wrap"
      whiteSpace="nowrap"
      css={{
        [inColumns]: { justifyContent: 'flex-end' },
        '@container (width >= 72rem)': { flexWrap: 'nowrap' },
      }}
    >
      {status === 'PENDING' && (
        <>
          <ApproveButton
            provider={data}
            size="sm"
            onDone={() => document.getElementById(detailsId(id))?.focus()}
          />
          <Button size="sm" onClick={() => open('rechazar')}>
            Rechazar
          </Button>
        </>
      )}
      {status === 'APPROVED' &&
        (account ? (
          <SignInLinkButton id={id} size="sm" />
        ) : (
          <chakra.span textStyle="sm" color="fg.muted">
            Email no disponible
          </chakra.span>
        ))}
      {status === 'REJECTED' && (
        <chakra.span textStyle="sm" color="fg.muted">
          Ya rechazado
        </chakra.span>
      )}
      <Button id={detailsId(id)} size="sm" variant="ghost" onClick={() => open('proveedor')}>
        Ver Detalles
      </Button>
    </chakra.div>
  )
}

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
