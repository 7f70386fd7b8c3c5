import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatMoney } from '../../lib/money'
import { Stamp, StatusBadge } from '../../ui/Badge'
import { ListRow } from '../../ui/Panel'
import { Price } from '../../ui/Price'
import { stampTone, statusKind } from '../../ui/statusTone'
import type { OrderRow_status$data, OrderRow_status$key } from './__generated__/OrderRow_status.graphql'

type OrderRowProps = {
  photo: ReactNode
  /** The parts, or the link to their page. */
  title: ReactNode
  /** The vehicle, and the other party or the date. */
  about: ReactNode
  status: OrderRow_status$key
  /** The agreed price, in centésimos. */
  total: number
  /** Amount of the discount in it, in centésimos; 0 without. */
  discount: number
  /** Price of the delivery in it, in centésimos; 0 without. */
  shipping: number
  /** Links: the contact, and the step that cancels the order. Finished orders look quiet, apart from the actions. */
  links: ReactNode
  /** The order's steps. */
  timeline?: ReactNode
  /** The next step, and the conversation. */
  children: ReactNode
}

/** An order in a list, for either party; as few lines as possible on a phone. */
export function OrderRow(props: OrderRowProps) {
  const { photo, title, about, total, discount, shipping, links, timeline, children } = props
  const status = useFragment(
    graphql`
      fragment OrderRow_status on OrderStatus {
        label
        tone
        stamp
        summary
      }
    `,
    props.status,
  )
  const [first] = useState(status.stamp)
  return (
    <ListRow px={{ base: '4', lg: 'card' }} py={{ base: '3', lg: 'row' }} css={styles.row}>
      <chakra.div gridArea="photo" alignSelf="start">
        {photo}
      </chakra.div>
      <chakra.div gridArea="thing" minW="0">
        <chakra.h3 css={styles.title}>{title}</chakra.h3>
        <chakra.p css={styles.about}>{about}</chakra.p>
      </chakra.div>
      <chakra.div css={styles.middle}>
        <chakra.div css={styles.price}>
          <Price amount={total} />
          {shipping > 0 && (
            <chakra.p textStyle="xs" color="fg.muted" className="num">
              Con {formatMoney(shipping)} de envío
            </chakra.p>
          )}
          {discount > 0 && (
            <chakra.p textStyle="xs" color="fg.muted" className="num">
              Descuento: <chakra.span whiteSpace="nowrap">{formatMoney(-discount)}</chakra.span>
            </chakra.p>
          )}
        </chakra.div>
        <chakra.p css={styles.state}>
          <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>{' '}
          <chakra.span color="fg.muted" className="num">
            {status.summary}
          </chakra.span>
        </chakra.p>
      </chakra.div>
      {timeline && (
        <chakra.div gridArea="steps" pt="2">
          {timeline}
        </chakra.div>
      )}
      <chakra.div css={styles.foot}>
        <chakra.div css={styles.actions}>
          {status.stamp !== first && <Landed key={status.stamp} {...status} />}
          {children}
        </chakra.div>
        <chakra.div css={styles.links}>{links}</chakra.div>
      </chakra.div>
    </ListRow>
  )
}

/** The stamp of a state the order reaches while it is on screen. Illustrates the word above. */
function Landed({ stamp, tone }: Pick<OrderRow_status$data, 'stamp' | 'tone'>) {
  return (
    <chakra.p aria-hidden="true" css={styles.landed}>
      <Stamp tone={stampTone(tone)} fresh>
        {stamp}
      </Stamp>
    </chakra.p>
  )
}

const styles = {
  row: {
    display: 'grid',
    columnGap: { base: '4', lg: '6' },
    rowGap: '1.5',
    alignItems: { lg: 'center' },
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', lg: '4rem minmax(0, 1fr) 7rem 12rem' },
    gridTemplateAreas: {
      base: '"photo thing" "middle middle" "steps steps" "foot foot"',
      lg: '"photo thing price actions" "photo state price actions" "photo links price actions" "steps steps steps steps"',
    },
  },
  title: {
    fontSize: { base: 'md', lg: 'h3' },
    overflowWrap: 'anywhere',
    lineClamp: '2',
    '& a:not(:hover)': { textDecorationLine: 'none' },
  },
  about: {
    textStyle: { base: 'xs', md: 'sm' },
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  // On a phone the words run around the price.
  middle: { gridArea: { base: 'middle', lg: 'unset' }, display: { base: 'flow-root', lg: 'contents' } },
  price: {
    gridArea: 'price',
    float: { base: 'inline-end', lg: 'none' },
    ps: { base: '3', lg: '0' },
    textAlign: 'end',
  },
  state: {
    gridArea: 'state',
    display: { lg: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '0.5',
    textStyle: { base: 'xs', md: 'sm' },
    '& > span:first-of-type': { me: { base: '1', lg: '0' } },
  },
  // On a phone the next step and the other actions share a line where they fit.
  foot: {
    gridArea: 'foot',
    display: { base: 'flex', lg: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    pt: '0.5',
  },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    flexDirection: { lg: 'column' },
    gap: '2',
    '& > :is(a, button)': { flex: { base: '1 1 auto', lg: 'none' } },
  },
  landed: {
    display: 'grid',
    placeItems: 'center',
    minH: 'ctlSm',
    // Starts after the dialog of the step has closed.
    '& > span': { animationDelay: '{durations.slow}', animationFillMode: 'backwards' },
  },
  links: {
    gridArea: 'links',
    display: 'flex',
    flex: { base: '0 1 auto', lg: 'none' },
    flexWrap: 'wrap',
    columnGap: { base: '4', lg: '5' },
    _empty: { display: 'none' },
    '& button svg': { display: { base: 'none', md: 'block' } },
  },
} as const
