import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import { formatMoney } from '../../lib/money'
import { rowsToRead } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { notPrinted } from '../../ui/notPrinted'
import { Price } from '../../ui/Price'
import { Stat, StatGrid } from '../../ui/StatGrid'
import type { MoneyTabNewsSubscription } from './__generated__/MoneyTabNewsSubscription.graphql'
import type { MoneyTabOrderSubscription } from './__generated__/MoneyTabOrderSubscription.graphql'
import query, { type MoneyTabQuery } from './__generated__/MoneyTabQuery.graphql'
import { PayoutAccountPanel } from './PayoutAccountPanel'
import { PAGE, STATEMENT, Statement } from './Statement'

/** 'Dinero': what is held, payable and paid out, the account that is paid to, and each movement, from the ledger. */
export function MoneyTab({ queryRef }: ScreenProps<MoneyTabQuery>) {
  const { viewer } = usePreloadedQuery<MoneyTabQuery>(
    graphql`
      query MoneyTabQuery($count: Int = 20) @preloadable {
        viewer {
          ...PayoutAccountPanel_account
          provider {
            id
            balance {
              held
              payable
              waiting
              payingOut
              paidOut
            }
            ...Statement_provider @arguments(count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  const refresh = useRefetch<MoneyTabQuery>(query, store => ({
    count: rowsToRead(store, STATEMENT, { owner: viewer?.provider?.id }, PAGE),
  }))
  useNews<MoneyTabNewsSubscription>(
    graphql`
      subscription MoneyTabNewsSubscription {
        moneyUpdated {
          id
        }
      }
    `,
    {},
    refresh,
  )
  useNews<MoneyTabOrderSubscription>(
    graphql`
      subscription MoneyTabOrderSubscription {
        orderUpdated {
          id
        }
      }
    `,
    {},
    refresh,
  )
  const provider = viewer?.provider
  if (!viewer || !provider?.balance) return null
  const { held, payable, waiting, payingOut, paidOut } = provider.balance
  return (
    <chakra.div display="grid" gap="6">
      <chakra.section display="grid" gap="4">
        <chakra.h2 textStyle="h3">Dinero</chakra.h2>
        <StatGrid columns={2}>
          <Stat
            value={<Price amount={held} size="text" />}
            label="Retenido"
            note="Hasta que el cliente confirme; incluye la comisión"
          />
          <Stat
            value={<Price amount={payable} size="text" />}
            label="A cobrar"
            note={payableNote(payable, waiting)}
          />
          <Stat
            value={<Price amount={payingOut} size="text" />}
            label="En camino"
            note="Lo está pagando el banco"
          />
          <Stat
            value={<Price amount={paidOut} size="text" />}
            label="Cobrado"
            note="Pagado en tu cuenta hasta hoy"
          />
        </StatGrid>
      </chakra.section>
      <chakra.div css={notPrinted}>
        <PayoutAccountPanel account={viewer} onChanged={refresh} />
      </chakra.div>
      <Statement provider={provider} />
    </chakra.div>
  )
}

function payableNote(payable: number, waiting: number): string {
  if (payable < 0) return 'Lo que debés se descuenta de la próxima liquidación'
  if (waiting <= 0) return 'Va en la próxima liquidación'
  return `${formatMoney(waiting)} esperan que pase el plazo para arrepentirse`
}
