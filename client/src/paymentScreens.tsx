import type { RouteObject } from 'react-router'
import OwnPaymentsScreenQuery from './features/payments/__generated__/OwnPaymentsScreenQuery$parameters'
import PaymentReceiptScreenQuery from './features/payments/__generated__/PaymentReceiptScreenQuery$parameters'
import { receiptPath } from './features/payments/receiptPath'
import { paths } from './paths'
import { noVariables, type screensOf } from './relay/route'
import { CardSkeleton } from './ui/Skeleton'

/** The screens of an account's payments, which routes.tsx places under the layout of panels. */
export const paymentScreens = (screen: ReturnType<typeof screensOf>): RouteObject[] => [
  screen(
    { path: paths.payments },
    {
      query: OwnPaymentsScreenQuery,
      variables: noVariables,
      load: async () => (await import('./features/payments/OwnPaymentsScreen')).OwnPaymentsScreen,
      skeleton: <CardSkeleton />,
    },
  ),
  screen(
    { path: receiptPath(':checkout') },
    {
      query: PaymentReceiptScreenQuery,
      variables: ({ params }) => ({ checkoutId: params.checkout ?? '' }),
      load: async () => (await import('./features/payments/PaymentReceiptScreen')).PaymentReceiptScreen,
      skeleton: <CardSkeleton />,
    },
  ),
]
