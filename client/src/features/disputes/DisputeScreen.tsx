import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/dates'
import { formatMoney } from '../../lib/money'
import { withQuantity } from '../../lib/text'
import { paths } from '../../paths'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { useOrderPlaces } from '../../shell/useOrderPlaces'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Columns } from '../../ui/Columns'
import { Notice } from '../../ui/Notice'
import { shownLater } from '../../ui/openedLater'
import { Page, PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { Price } from '../../ui/Price'
import { statusKind } from '../../ui/statusTone'
import { Fact, Facts } from '../../ui/Tag'
import { BackToPurchase } from '../orders/BackToPurchase'
import type { DisputeScreen_dispute$key } from './__generated__/DisputeScreen_dispute.graphql'
import type { DisputeScreenAdminSubscription } from './__generated__/DisputeScreenAdminSubscription.graphql'
import type { DisputeScreenLinkSubscription } from './__generated__/DisputeScreenLinkSubscription.graphql'
import type { DisputeScreenQuery } from './__generated__/DisputeScreenQuery.graphql'
import type { DisputeScreenSubscription } from './__generated__/DisputeScreenSubscription.graphql'
import { DisputeActions } from './DisputeActions'
import { DisputeFiles } from './DisputeFiles'
import { DisputeProposals } from './DisputeProposals'
import { OpenDispute } from './OpenDispute'

const query = graphql`
  query DisputeScreenQuery($disputeId: ID!) @preloadable {
    viewer {
      isAdmin
    }
    node(id: $disputeId) {
      ...DisputeScreen_dispute @alias(as: "dispute")
      ...OpenDispute_order @alias(as: "order")
    }
  }
`

/**
 * A dispute about an order, for both parties, by account or by a purchase's link, and the team: what each says and shows, the money, and what comes next. By the id of
 * an order, the form that opens one.
 */
export function DisputeScreen(props: ScreenProps<DisputeScreenQuery>) {
  const { isByLink, purchases } = useOrderPlaces()
  if (!isByLink) return <FoundDispute {...props} />
  return (
    <Page pt="pageTop" pb="section">
      <meta name="robots" content="noindex" />
      <BackToPurchase to={purchases} />
      <FoundDispute {...props} />
    </Page>
  )
}

function FoundDispute({ queryRef }: ScreenProps<DisputeScreenQuery>) {
  const { viewer, node } = usePreloadedQuery<DisputeScreenQuery>(query, queryRef)
  const { disputeId } = queryRef.variables
  const refresh = useRefetch<DisputeScreenQuery>(query, () => ({ disputeId }))
  const { isByLink } = useOrderPlaces()
  if (node?.order) return <OpenDispute order={node.order} />
  if (!node?.dispute) return <NoDispute />
  const News = isByLink ? LinkNews : viewer?.isAdmin ? TeamNews : PartyNews
  return (
    <>
      <News onNews={refresh} />
      <Dispute dispute={node.dispute} isTeam={viewer?.isAdmin ?? false} />
    </>
  )
}

/** The holder of a purchase's link hears of the dispute as news of that purchase. */
function LinkNews({ onNews }: { onNews: () => void }) {
  useNews<DisputeScreenLinkSubscription>(
    graphql`
      subscription DisputeScreenLinkSubscription {
        followedOrderUpdated {
          id
        }
      }
    `,
    {},
    onNews,
  )
  return null
}

/** A party hears of the dispute as news of its order. */
function PartyNews({ onNews }: { onNews: () => void }) {
  useNews<DisputeScreenSubscription>(
    graphql`
      subscription DisputeScreenSubscription {
        orderUpdated {
          id
        }
      }
    `,
    {},
    onNews,
  )
  return null
}

function TeamNews({ onNews }: { onNews: () => void }) {
  useNews<DisputeScreenAdminSubscription>(
    graphql`
      subscription DisputeScreenAdminSubscription {
        disputeUpdated {
          id
        }
      }
    `,
    {},
    onNews,
  )
  return null
}

const DisputedConversation = shownLater(
  async () => (await import('../admin/cases/DisputedConversation')).DisputedConversation,
)

function Dispute({ dispute, isTeam }: { dispute: DisputeScreen_dispute$key; isTeam: boolean }) {
  const data = useFragment(
    graphql`
      fragment DisputeScreen_dispute on Dispute {
        id
        reasonWords
        state
        text
        openedByTeam
        createdAt
        answer
        answeredAt
        decision
        decidedAt
        appeal
        appealedBy
        terms
        next
        advisesArbitration
        viewerParty
        status {
          label
          tone
        }
        shares {
          buyer
          provider
          commission
        }
        files {
          id
          party
          ...DisputeFiles_files
        }
        timeline {
          at
          words
        }
        order {
          id
          shortId
          total
          paid
          held
          lines {
            description
            quantity
          }
          provider {
            companyName
          }
          conversation {
            id
          }
        }
        ...DisputeProposals_dispute
        ...DisputeActions_dispute
      }
    `,
    dispute,
  )
  const { order, status, files, shares, viewerParty } = data
  const places = useOrderPlaces()
  const parts = order.lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')
  const filesOf = (party: string) => files.filter(file => file.party === party)
  return (
    <>
      <PageTitle>Disputa</PageTitle>
      <PageHeader
        small
        title={`Disputa del pedido #${order.shortId}`}
        lead={
          <>
            <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge> {data.next}
          </>
        }
      />
      <Columns>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
          <Section
            title={
              data.openedByTeam
                ? 'Nuestro equipo: nadie confirmó la recepción'
                : `El comprador: ${data.reasonWords.toLowerCase()}`
            }
            at={data.createdAt}
          >
            <Words>{data.text}</Words>
            <DisputeFiles files={filesOf('BUYER')} label="Lo que muestra el comprador" />
          </Section>
          {data.answer && (
            <Section title="El proveedor responde" at={data.answeredAt}>
              <Words>{data.answer}</Words>
              <DisputeFiles files={filesOf('PROVIDER')} label="Lo que muestra el proveedor" />
            </Section>
          )}
          <Section title="Propuestas">
            <DisputeProposals dispute={data} />
          </Section>
          {data.appeal && (
            <Section
              title={`${data.appealedBy === 'BUYER' ? 'El comprador' : 'El proveedor'} pide otra revisión`}
            >
              <Words>{data.appeal}</Words>
            </Section>
          )}
          {data.decision && (
            <Section title="Decisión de nuestro equipo" at={data.decidedAt}>
              <p>
                <b>{data.terms}</b>
              </p>
              <Words>{data.decision}</Words>
            </Section>
          )}
          {isTeam && data.state !== 'CLOSED' && (
            <Section title="Lo que hablaron">
              <Suspense>
                <DisputedConversation disputeId={data.id} />
              </Suspense>
            </Section>
          )}
          <DisputeActions dispute={data} />
        </chakra.div>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
          <Section title="El pedido">
            <chakra.p overflowWrap="anywhere">
              {parts}. {order.provider.companyName}
            </chakra.p>
            <Facts gridTemplateColumns="minmax(0, 1fr) auto">
              <Fact name="Precio">
                <Price amount={order.total} size="text" />
              </Fact>
              <Fact name="Pagado por Tuerca">
                <Price amount={order.paid} size="text" />
              </Fact>
              <Fact name="Retenido ahora">
                <Price amount={order.held} size="text" />
              </Fact>
            </Facts>
            {viewerParty && order.conversation && (
              <Button asChild size="sm" justifySelf="start">
                <Link to={places.chat(order.id)}>Abrir el chat</Link>
              </Button>
            )}
          </Section>
          {shares && (
            <Section title="Cómo se reparte">
              <p>{data.terms}</p>
              <Facts gridTemplateColumns="minmax(0, 1fr) auto">
                <Fact name="Para el comprador">
                  <Price amount={shares.buyer} size="text" />
                </Fact>
                <Fact name="Para el proveedor">
                  <Price amount={shares.provider} size="text" />
                </Fact>
                <Fact name="Comisión">
                  <Price amount={shares.commission} size="text" />
                </Fact>
              </Facts>
            </Section>
          )}
          <Section title="Lo que pasó">
            <chakra.ol display="grid" gap="2.5" textStyle="sm">
              {data.timeline.map(({ at, words }) => (
                <chakra.li key={`${at} ${words}`} overflowWrap="anywhere">
                  <chakra.span color="fg.muted" className="num">
                    {formatDateTime(at)}
                  </chakra.span>
                  <br />
                  {words}
                </chakra.li>
              ))}
            </chakra.ol>
          </Section>
          {data.advisesArbitration && (
            <Notice textStyle="sm">
              Por el monto, te sugerimos un arbitraje profesional en una cámara de comercio. También podés ir
              a la justicia. Cómo funciona: <Link to={paths.disputes}>resolución de disputas</Link>.
            </Notice>
          )}
          <chakra.p textStyle="xs" color="fg.muted">
            {data.state !== 'CLOSED' &&
              `Mientras la disputa está abierta, ${formatMoney(order.paid)} quedan retenidos en Tuerca. `}
            Todos los plazos están en <Link to={paths.disputes}>resolución de disputas</Link>.
          </chakra.p>
        </chakra.div>
      </Columns>
    </>
  )
}

type SectionProps = { title: string; at?: string | null | undefined; children: ReactNode }

function Section({ title, at, children }: SectionProps) {
  return (
    <Panel as="section" aria-label={title} display="grid" gap="3">
      <chakra.h2 textStyle="h4">{title}</chakra.h2>
      {children}
      {at && (
        <chakra.p textStyle="xs" color="fg.muted">
          {formatDateTime(at)}
        </chakra.p>
      )}
    </Panel>
  )
}

function Words({ children }: { children: string }) {
  return (
    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
      {children}
    </chakra.p>
  )
}

function NoDispute() {
  const places = useOrderPlaces()
  return (
    <>
      <PageTitle>Disputa no encontrada</PageTitle>
      <PageHeader
        small
        title="Disputa no encontrada"
        lead="El enlace está incompleto, o la disputa es de otra cuenta."
      />
      <Button asChild variant="solid">
        {places.isByLink ? (
          <Link to={places.purchases}>{places.seePurchases}</Link>
        ) : (
          <Link to={paths.dashboard()}>Ir a mi panel</Link>
        )}
      </Button>
    </>
  )
}
