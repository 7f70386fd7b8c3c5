import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf, wantedConditions } from '../../../lib/labels'
import { formatNumber } from '../../../lib/money'
import { pictureOf } from '../../../lib/picture'
import { asSentence, count } from '../../../lib/text'
import { urgencyLevel } from '../../../lib/urgencyLevel'
import { actionOf } from '../../../relay/viewerAction'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { ListRow } from '../../../ui/Panel'
import { Photo } from '../../../ui/Photo'
import { PartNumber, ShortId } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { UrgencyMeter } from '../../../ui/UrgencyMeter'
import { QuickQuote } from '../../offers/QuickQuotes'
import { boughtWords } from '../requestedParts'
import { VehicleName } from '../VehicleName'
import type { RequestRow_request$key } from './__generated__/RequestRow_request.graphql'
import { FEED_ROW, onFeedKey } from './feedRows'
import { InCatalogue } from './InCatalogue'
import { UnprovenContact } from './UnprovenContact'

type RequestRowProps = {
  request: RequestRow_request$key
  /** The request has just arrived: highlighted for a moment. */
  fresh: boolean
  /** False while the account is not approved: the row shows no button that could not be used. */
  mayOffer: boolean
  /** The row that the tab key reaches; from there the arrows lead to the others. */
  first: boolean
}

/** An open request in the feed, with the facts a provider needs to know whether it has the part. */
export const RequestRow = memo(function RequestRow({ request, fresh, mayOffer, first }: RequestRowProps) {
  const data = useFragment(
    graphql`
      fragment RequestRow_request on PartRequest {
        id
        shortId
        origin
        vin
        mileageKm
        ...VehicleName_request
        ...QuickQuotes_request
        ...requestedParts_request
        department
        sentAt
        isContactProven
        isInMyCatalogue
        urgency
        description
        photoCount
        files {
          kind
          thumbnailUrl
        }
        parts {
          id
          isOpen
          description
          quantity
          condition
          partNumber
          comments
        }
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    request,
  )
  const open = useOpenDialog()
  const [main = data.parts[0], ...others] = data.parts.filter(({ isOpen }) => isOpen)
  const bought = boughtWords(data)
  const offer = actionOf(data.viewerActions, 'OFFER')
  const mayQuote = mayOffer && offer?.enabled === true
  const picture = pictureOf(data.files)
  const words = main?.comments ?? data.description
  return (
    <ListRow
      css={styles.row}
      animation={fresh ? 'glow 4s {easings.out}' : undefined}
      data-fresh={fresh || undefined}
      {...{ [FEED_ROW]: data.id }}
      tabIndex={first ? 0 : -1}
      aria-keyshortcuts={mayQuote ? 'ArrowDown ArrowUp Enter C' : 'ArrowDown ArrowUp Enter'}
      onKeyDown={event => onFeedKey(event, open, mayQuote)}
    >
      <Photo
        src={picture?.thumbnailUrl}
        video={picture?.kind === 'VIDEO'}
        alt=""
        count={data.photoCount}
        w="16"
        gridRow={{ md: '1 / 3' }}
      />
      <chakra.div minW="0">
        <chakra.h3 fontSize="md" overflowWrap="anywhere" lineClamp="3">
          {main?.description}
        </chakra.h3>
        <chakra.p textStyle="sm" fontWeight="540" className="num">
          <VehicleName request={data} />
        </chakra.p>
        <chakra.p css={styles.facts}>
          <ShortId id={data.shortId} />
          <span>{labelOf(departments, data.department)}</span>
          {data.sentAt && <RelativeTime at={data.sentAt} format="day" />}
          {data.vin && (
            <span>
              Chasis <PartNumber>{data.vin}</PartNumber>
            </span>
          )}
          {data.mileageKm != null && <span className="num">{formatNumber(data.mileageKm)}&nbsp;km</span>}
          {data.isInMyCatalogue && <InCatalogue />}
          {data.origin !== 'FORM' && <Badge>Consulta AI</Badge>}
          {!data.isContactProven && <UnprovenContact />}
        </chakra.p>
      </chakra.div>
      <chakra.div css={styles.wish}>
        <UrgencyMeter level={urgencyLevel(data.urgency)} />
        {main && (
          <span className="num">
            {labelOf(wantedConditions, main.condition)}&nbsp;×&nbsp;{main.quantity}
          </span>
        )}
        {main?.partNumber && <PartNumber>{main.partNumber}</PartNumber>}
      </chakra.div>
      <chakra.div css={styles.actions}>
        {mayQuote ? (
          <QuickQuote request={data} onForm={() => open('cotizar', data.id)}>
            <OfferButton onClick={() => open('cotizar', data.id)} />
          </QuickQuote>
        ) : (
          offer && mayOffer && <OfferButton disabledReason={offer.disabledReason ?? undefined} />
        )}
        <Button size="sm" variant="ghost" full onClick={() => open('solicitud', data.id)}>
          Ver detalles
        </Button>
      </chakra.div>
      {(others.length > 0 || words || bought) && (
        <chakra.p css={styles.words}>
          {others.length > 0 && (
            <>
              + {count(others.length, 'repuesto', 'repuestos')}:{' '}
              {others.map(part => `${part.description}\u00a0×\u00a0${part.quantity}`).join(', ')}.{' '}
            </>
          )}
          {bought && `${asSentence(bought)} `}
          {words && `“${words}”`}
        </chakra.p>
      )}
    </ListRow>
  )
})

type OfferButtonProps = { onClick?: () => void; disabledReason?: string | undefined }

function OfferButton(props: OfferButtonProps) {
  return (
    <Button size="sm" full reasonHidden {...props}>
      Enviar Oferta
    </Button>
  )
}

const styles = {
  row: {
    display: 'grid',
    alignItems: 'start',
    rowGap: '2',
    columnGap: { base: '3.5', md: '4' },
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr) 8.5rem 16rem' },
    gridTemplateRows: { md: 'auto 1fr' },
    _hover: { bg: 'bg.subtle' },
    // Rows outside the window cost no layout: hundreds are loaded in a day's work.
    contentVisibility: 'auto',
    containIntrinsicHeight: { base: 'auto 13rem', md: 'auto 6rem' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '.125rem',
    columnGap: '3',
    textStyle: 'xs',
    color: 'fg.muted',
  },
  wish: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'flex-start' },
    flexDirection: { md: 'column' },
    rowGap: { base: '.125rem', md: '.1875rem' },
    columnGap: '3',
    textStyle: 'xs',
    color: 'fg.muted',
    gridColumn: { base: '2', md: '3' },
    gridRow: { md: '1' },
    minW: '0',
    overflowWrap: 'anywhere',
  },
  actions: {
    display: 'grid',
    gap: '.125rem',
    gridColumn: { base: '1 / -1', md: '4' },
    gridRow: { md: '1 / 3' },
    order: { base: '1', md: '0' },
  },
  words: {
    gridColumn: { base: '1 / -1', md: '2 / 4' },
    textStyle: 'xs',
    color: 'fg.muted',
    lineClamp: '3',
    overflowWrap: 'anywhere',
  },
} as const
