import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../lib/clock'
import { formatSince } from '../../lib/dates'
import { formatNumber } from '../../lib/money'
import { StatusBadge } from '../../ui/Badge'
import { List, ListRow, Panel } from '../../ui/Panel'
import { Price } from '../../ui/Price'
import { statusKind } from '../../ui/statusTone'
import type { SettledOffers_request$key } from './__generated__/SettledOffers_request.graphql'

/** The offers that no longer wait for an answer: the accepted one first, then the others by price. */
export function SettledOffers({ request }: { request: SettledOffers_request$key }) {
  const { comparison, settledOffers } = useFragment(
    graphql`
      fragment SettledOffers_request on PartRequest {
        comparison {
          __typename
        }
        settledOffers: offers(
          first: 20
          states: [ACCEPTED, LOST, REJECTED, WITHDRAWN, EXPIRED]
          orderBy: PRICE
        ) {
          totalCount
          edges {
            node {
              id
              state
              status {
                label
                tone
              }
              createdAt
              currentVersion {
                total
                terms {
                  condition
                  delivery
                  warranty
                }
              }
              provider {
                name
              }
            }
          }
        }
      }
    `,
    request,
  )
  const now = useNow()
  const isAccepted = ({ state }: { readonly state: string }) => state === 'ACCEPTED'
  const offers = settledOffers.edges
    .map(({ node }) => node)
    .toSorted((one, other) => Number(isAccepted(other)) - Number(isAccepted(one)))
  if (offers.length === 0) return null
  return (
    <chakra.section
      aria-labelledby="ofertas-recibidas"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.h2 id="ofertas-recibidas" textStyle="h3">
        {comparison ? 'Otras ofertas' : receivedWords(settledOffers.totalCount)}
      </chakra.h2>
      <Panel flush>
        <List>
          {offers.map(({ id, state, status, createdAt, currentVersion: { total, terms }, provider }) => (
            <ListRow key={id} display="flex" justifyContent="space-between" gap="4">
              <chakra.div minW="0">
                <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
                <chakra.p textStyle="sm">
                  {[terms.condition, terms.delivery, warrantyWords(terms.warranty)].join(' · ')}
                </chakra.p>
                <chakra.p textStyle="sm" color="fg.muted">
                  {state === 'ACCEPTED' && provider.name ? `${provider.name}. ` : ''}Llegó{' '}
                  {formatSince(createdAt, now)}
                </chakra.p>
              </chakra.div>
              <Price amount={total} />
            </ListRow>
          ))}
        </List>
      </Panel>
    </chakra.section>
  )
}

const receivedWords = (all: number) =>
  all === 1 ? 'La oferta que recibiste' : `Las ${formatNumber(all)} ofertas que recibiste`

/** 'Garantía 90 días'; 'Sin garantia' as it is. */
const warrantyWords = (words: string) => (/^\d/.test(words) ? `Garantía ${words}` : words)
