import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeftRight, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useSheetPlace } from '../../shell/useSheetPlace'
import { Button, IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { openedLater } from '../../ui/openedLater'
import type { AcceptableOffer } from './acceptableOffer'
import type { Pair } from './CompareTwoDialog'

const CompareTwoDialog = openedLater(
  async () => (await import('./CompareTwoDialog')).CompareTwoDialog,
  ({ pair }) => pair !== null,
)

/** Opens the sheets of a list of offers, without drawing the list again. */
export type OfferSheetsOpener = {
  readonly open: (offerId: string) => void
  readonly close: () => void
}

type OfferSheetsProps = {
  requestId: string
  /** In the order of the list. */
  offers: readonly AcceptableOffer[]
  opener: Ref<OfferSheetsOpener>
  /** The offer to open at first; null for none. */
  tapped: string | null
  /** The offer that the bar accepts, which is compared with the first other one. */
  chosenId: string | null
  /** Called with each offer that is opened. */
  onOpened: (offerId: string) => void
  tagOf: (offerId: string) => ReactNode
  /** The photo of an offer. */
  coverOf: (offerId: string) => ReactNode
  /** The number of open parts in the request. */
  asked: number
  onAccept: (offerId: string, version: AcceptableOffer['version']) => void
}

const placeOf = (offerId: string) => `oferta-${offerId}`

/**
 * The sheets over a phone's list of offers: one offer, or two face to face. Each is a place in the history, named by its
 * offer or its request, because a page may have many lists.
 */
export function OfferSheets(props: OfferSheetsProps) {
  const { requestId, offers, opener, tapped, chosenId, onOpened, tagOf, coverOf, asked, onAccept } = props
  const two = `dos-${requestId}`
  const [opened, setOpened] = useSheetPlace([...offers.map(({ id }) => placeOf(id)), two])
  const [chosenPair, setChosenPair] = useState<Pair | null>(null)
  const open = (offerId: string) => {
    onOpened(offerId)
    setOpened(placeOf(offerId))
  }
  const close = () => setOpened(null)
  useImperativeHandle(opener, () => ({ open, close }))
  // A second run of the effect would push a second place.
  const isTappedOpen = useRef(false)
  const openTapped = useEffectEvent(() => {
    if (tapped === null || isTappedOpen.current) return
    isTappedOpen.current = true
    open(tapped)
  })
  useEffect(() => openTapped(), [])
  const place = offers.findIndex(({ id }) => placeOf(id) === opened)
  const shown = offers[place]
  const left = offers.find(({ id }) => id === chosenId) ?? offers[0]
  const right = offers.find(offer => offer !== left)
  const pair = chosenPair ?? (left && right ? ([left.id, right.id] as const) : null)
  const accept = shown?.accept
  const step = (offer: AcceptableOffer | undefined, label: string, icon: ReactNode) => (
    <IconButton variant="outline" label={label} disabled={!offer} onClick={() => offer && open(offer.id)}>
      {icon}
    </IconButton>
  )
  return (
    <>
      {pair && (
        <Button
          variant="link"
          justifySelf="start"
          onClick={() => {
            setChosenPair(null)
            setOpened(two)
          }}
        >
          <ArrowLeftRight />
          Comparar dos
        </Button>
      )}
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title={`Oferta ${place + 1} de ${offers.length}`}
        width="sm"
        footer={
          <chakra.div css={styles.foot}>
            {step(offers[place - 1], 'Anterior', <ChevronLeft />)}
            {step(offers[place + 1], 'Siguiente', <ChevronRight />)}
            {accept && (
              <Button
                variant="solid"
                flex="1"
                disabledReason={accept.enabled ? undefined : accept.disabledReason}
                onClick={() => onAccept(shown.id, shown.version)}
              >
                Aceptar oferta
              </Button>
            )}
          </chakra.div>
        }
      >
        {shown && tagOf(shown.id)}
      </Dialog>
      <CompareTwoDialog
        offers={offers}
        coverOf={coverOf}
        asked={asked}
        pair={opened === two ? pair : null}
        onPair={setChosenPair}
        onClose={close}
        onAccept={onAccept}
      />
    </>
  )
}

const styles = {
  // The reason of a disabled act takes a line of its own.
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', w: 'full' },
} as const
