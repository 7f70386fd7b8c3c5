import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates'
import { departments, labelOf } from '../../../lib/labels'
import { paths } from '../../../paths'
import { NotFoundError } from '../../../relay/errors'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import { FoundTable } from '../FoundTable'
import { contactViewColumns } from '../log/contactViewColumns'
import { orderColumns } from '../orders/orderColumns'
import { requestColumns } from '../requests/requestColumns'
import type { AccountScreen_account$key } from './__generated__/AccountScreen_account.graphql'
import query, { type AccountScreenQuery } from './__generated__/AccountScreenQuery.graphql'
import { AccountContact } from './AccountContact'
import { accountKinds } from './accountColumns'

/** Rows of each list of an account. */
const MOST = 10

/** A person's account for the team: contact on demand, purchases, requests, sales, and who saw the contact. */
export function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const { viewer, node } = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery($account: ID!) @preloadable {
        viewer {
          isAdmin
        }
        node(id: $account) {
          ... on Account @alias(as: "account") {
            ...AccountScreen_account
          }
        }
      }
    `,
    queryRef,
  )
  useRefetch<AccountScreenQuery>(query, () => ({ account: queryRef.variables.account }))
  const isAdmin = viewer?.isAdmin ?? false
  if (isAdmin && !node?.account) throw new NotFoundError()
  return (
    <AdminFrame title="Cuenta" isAdmin={isAdmin}>
      {isAdmin && node?.account && <Account account={node.account} />}
    </AdminFrame>
  )
}

function Account({ account }: { account: AccountScreen_account$key }) {
  const { id, name, kind, department, createdAt, provider, orders, requests, contactViews } = useFragment(
    graphql`
      fragment AccountScreen_account on Account {
        id
        name
        kind
        department
        createdAt
        provider {
          id
          companyName
          orders(first: 10) {
            edges {
              node {
                id
                ...orderColumns_order
              }
            }
          }
        }
        orders(first: 10) {
          edges {
            node {
              id
              ...orderColumns_order
            }
          }
        }
        requests(first: 10) {
          edges {
            node {
              id
              ...requestColumns_request
            }
          }
        }
        contactViews(first: 10) {
          edges {
            node {
              id
              ...contactViewColumns_view
            }
          }
        }
      }
    `,
    account,
  )
  const isProvider = kind === 'PROVIDER'
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header display="grid" gap="2">
        <chakra.h2 textStyle="h2" overflowWrap="anywhere">
          {provider ? provider.companyName : name}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {labelOf(accountKinds, kind)}
          {provider && ` (${name})`}. {labelOf(departments, department)}. Desde el {formatDate(createdAt)}.
        </chakra.p>
        {provider && (
          <p>
            <Link to={paths.adminProvider(provider.id)}>Ficha del proveedor</Link>
          </p>
        )}
        <AccountContact accountId={id} />
      </chakra.header>
      <FoundTable
        title={isProvider ? 'Ventas' : 'Compras'}
        none={isProvider ? 'Todavía no vendió nada.' : 'Todavía no compró nada.'}
        columns={orderColumns}
        rows={rowsOf(isProvider ? provider?.orders : orders)}
        rowKey={rowKey}
        most={MOST}
      />
      <FoundTable
        title="Pedidos"
        none={isProvider ? undefined : 'Todavía no pidió nada.'}
        columns={requestColumns}
        rows={rowsOf(requests)}
        rowKey={rowKey}
        most={MOST}
      />
      <FoundTable
        title="Quién vio sus datos de contacto"
        none="Nadie vio sus datos de contacto."
        columns={contactViewColumns}
        rows={rowsOf(contactViews)}
        rowKey={rowKey}
        most={MOST}
      />
    </chakra.div>
  )
}

const rowKey = ({ id }: { id: string }) => id

const rowsOf = <Row,>(list: { readonly edges: readonly { readonly node: Row }[] } | null | undefined) =>
  list?.edges.map(({ node }) => node) ?? []
