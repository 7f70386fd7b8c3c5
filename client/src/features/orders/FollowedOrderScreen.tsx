import { chakra } from '@chakra-ui/react/styled-system'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { formatMoney } from '../../lib/money'
import { formatPhone } from '../../lib/text'
import { paths } from '../../paths'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { actionOf } from '../../relay/viewerAction'
import { useOrderPlaces } from '../../shell/useOrderPlaces'
import { UnreadCount } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Columns } from '../../ui/Columns'
import { EmailText } from '../../ui/EmailText'
import { Notice } from '../../ui/Notice'
import { openedLater } from '../../ui/openedLater'
import { Page, PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { Price } from '../../ui/Price'
import { Fact, Facts } from '../../ui/Tag'
import { MessageArrivals } from '../chat/MessageArrivals'
import { QuoteConsent } from '../reviews/QuoteConsent'
import { ReviewButton, ReviewDialogs } from '../reviews/ReviewDialogs'
import { ReviewWords } from '../reviews/ReviewWords'
import type { FollowedOrderScreen_order$key } from './__generated__/FollowedOrderScreen_order.graphql'
import type { FollowedOrderScreenQuery } from './__generated__/FollowedOrderScreenQuery.graphql'
import type { FollowedOrderScreenSubscription } from './__generated__/FollowedOrderScreenSubscription.graphql'
import { Delivery } from './Delivery'
import { HandOverCode } from './HandOverCode'
import { NoPurchase } from './NoPurchase'
import { OrderDispute } from './OrderDispute'
import { OrderMoney } from './OrderMoney'
import { OrderTimeline } from './OrderTimeline'
import { OrderWarranty } from './OrderWarranty'
import { OrderWithdrawal } from './OrderWithdrawal'

const ConfirmReceiptDialog = openedLater(
  async () => (await import('./ConfirmReceiptDialog')).ConfirmReceiptDialog,
  ({ open }) => open,
)

const WithdrawFromOrderDialog = openedLater(
  async () => (await import('./WithdrawFromOrderDialog')).WithdrawFromOrderDialog,
  ({ open }) => open,
)

const query = graphql`
  query FollowedOrderScreenQuery @preloadable {
    followedOrder {
      ...FollowedOrderScreen_order
    }
  }
`

/** An order that was bought without an account, for the holder of the mailed link: its state, live, and its receipt. */
export function FollowedOrderScreen({ queryRef }: ScreenProps<FollowedOrderScreenQuery>) {
  const { followedOrder } = usePreloadedQuery<FollowedOrderScreenQuery>(query, queryRef)
  const refresh = useRefetch<FollowedOrderScreenQuery>(query, () => ({}))
  return followedOrder ? <FollowedOrder order={followedOrder} onEnd={refresh} /> : <NoPurchase />
}

type FollowedOrderProps = {
  order: FollowedOrderScreen_order$key
  /** Called when an account got the order, which ends the link. */
  onEnd: () => void
}

function FollowedOrder({ order, onEnd }: FollowedOrderProps) {
  const data = useFragment(
    graphql`
      fragment FollowedOrderScreen_order on Order {
        id
        shortId
        state
        total
        paid
        rest
        status {
          summary
        }
        lines {
          id
          description
          price
        }
        customOrder {
          seller {
            companyName
            email
            phone
          }
        }
        viewerActions {
          ...viewerAction_action
        }
        unreadCount
        reviewAction {
          enabled
        }
        review {
          viewerActions {
            ...viewerAction_action
          }
          ...QuoteConsent_review
          ...ReviewWords_review
        }
        ...ReviewDialogs_order
        ...OrderDispute_order
        ...OrderTimeline_order
        ...OrderMoney_order
        ...ConfirmReceiptDialog_order
        ...OrderWithdrawal_order
        ...OrderWarranty_order
        ...Delivery_order
        ...HandOverCode_order
        ...WithdrawFromOrderDialog_order
      }
    `,
    order,
  )
  useNews<FollowedOrderScreenSubscription>(
    graphql`
      subscription FollowedOrderScreenSubscription {
        followedOrderUpdated {
          ...FollowedOrderScreen_order
        }
      }
    `,
    {},
    news => {
      if (news.followedOrderUpdated === null) onEnd()
    },
  )
  const [isConfirming, setConfirming] = useState(false)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { shortId, state, status, lines, customOrder, viewerActions, total, paid, rest } = data
  const { review, unreadCount } = data
  const places = useOrderPlaces()
  const seller = customOrder?.seller
  const canConfirm = actionOf(viewerActions, 'CONFIRM_RECEIPT')?.enabled === true
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Tu compra</PageTitle>
      <MessageArrivals unreadCount={unreadCount ?? 0} />
      <meta name="robots" content="noindex" />
      <PageHeader title="Tu compra" lead={`Pedido #${shortId}. ${status.summary}`} />
      <Columns>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <Panel as="section" aria-label="Estado" display="grid" gap="4">
            <OrderTimeline order={data} />
            <Delivery order={data} />
            <HandOverCode order={data} />
            {canConfirm && (
              <Button variant="solid" justifySelf={{ md: 'start' }} onClick={() => setConfirming(true)}>
                Confirmar recepción
              </Button>
            )}
            <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="2" _empty={{ display: 'none' }}>
              <OrderDispute order={data} />
              <OrderWithdrawal order={data} onAsk={() => setWithdrawing(true)} />
              <OrderWarranty order={data} />
            </chakra.div>
            <OrderMoney order={data} />
          </Panel>
          {(data.reviewAction?.enabled || review) && (
            <Panel as="section" aria-label="Calificación" display="grid" gap="3" justifyItems="start">
              {review ? (
                <ReviewWords
                  review={review}
                  answerLabel={seller ? `Respuesta de ${seller.companyName}` : 'Respuesta del proveedor'}
                />
              ) : (
                <p>¿Cómo te fue con esta compra?</p>
              )}
              {review && <QuoteConsent review={review} />}
              {(data.reviewAction?.enabled || actionOf(review?.viewerActions, 'EDIT')?.enabled) && (
                <ReviewButton order={data} size="sm">
                  {review ? 'Cambiar' : 'Calificar la compra'}
                </ReviewButton>
              )}
            </Panel>
          )}
          {(state === 'PAID' || state === 'SHIPPED') && (
            <Notice tone="trust" textStyle="sm">
              La plata queda retenida en Tuerca hasta que confirmes que recibiste lo que compraste.
            </Notice>
          )}
        </chakra.div>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <Panel as="section" aria-labelledby="lo-que-compraste" display="grid" gap="3" textStyle="sm">
            <chakra.h2 id="lo-que-compraste" textStyle="h4">
              Lo que compraste
            </chakra.h2>
            <Facts gridTemplateColumns="minmax(0, 1fr) auto" overflowWrap="anywhere">
              {lines.map(line => (
                <Fact key={line.id} name={line.description}>
                  <Price amount={line.price} size="text" />
                </Fact>
              ))}
              <Fact name="Total">
                <Price amount={total} size="text" />
              </Fact>
            </Facts>
            <p>
              Pagaste {formatMoney(paid)}.
              {rest > 0 && ` El resto, ${formatMoney(rest)}, se lo pagás al recibir.`}
            </p>
          </Panel>
          {seller && (
            <Panel
              as="section"
              aria-labelledby="tu-proveedor"
              textStyle="sm"
              overflowWrap="anywhere"
              css={{ '& p a': { display: 'inline-block', py: '1' } }}
            >
              <chakra.h2 id="tu-proveedor" textStyle="h4" mb="2">
                Tu proveedor
              </chakra.h2>
              <p>{seller.companyName}</p>
              <p>
                <a href={`mailto:${seller.email}`}>
                  <EmailText>{seller.email}</EmailText>
                </a>
              </p>
              <p className="num">
                <a href={`tel:${seller.phone}`}>{formatPhone(seller.phone)}</a>
              </p>
              <Button asChild size="sm" mt="3">
                <Link to={places.chat(data.id)}>
                  {!unreadCount && <MessageCircle />}
                  Escribirle por el chat
                  <UnreadCount value={unreadCount ?? 0} />
                </Link>
              </Button>
            </Panel>
          )}
          <Panel as="section" aria-labelledby="tu-cuenta" display="grid" gap="3" textStyle="sm">
            <chakra.h2 id="tu-cuenta" textStyle="h4">
              Guardala en tu cuenta
            </chakra.h2>
            <p>
              Si te registrás con el mismo email con el que pagaste, esta compra pasa a tu cuenta con todo:
              los mensajes, tu calificación y lo que reclames.
            </p>
            <Button asChild justifySelf="start">
              <Link to={paths.auth({ mode: 'signup', kind: 'BUYER' })}>Crear mi cuenta</Link>
            </Button>
          </Panel>
        </chakra.div>
      </Columns>
      <ReviewDialogs />
      <ConfirmReceiptDialog order={data} open={isConfirming} onClose={() => setConfirming(false)} />
      <WithdrawFromOrderDialog order={data} open={isWithdrawing} onClose={() => setWithdrawing(false)} />
    </Page>
  )
}
