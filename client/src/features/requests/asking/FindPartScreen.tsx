import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router'
import { useNow } from '../../../lib/clock'
import { parseEmail } from '../../../lib/generated/identifiers'
import { fields, orNull, text } from '../../../lib/shape'
import { count } from '../../../lib/text'
import { findPartWish, messageOf, paths, wasPressed } from '../../../paths'
import type { ScreenProps } from '../../../relay/route'
import { keepVisitor, knownVisitor } from '../../../shell/knownVisitor'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { openedLater, shownLater } from '../../../ui/openedLater'
import { Page } from '../../../ui/PageHeader'
import { Panel } from '../../../ui/Panel'
import { CardSkeleton } from '../../../ui/Skeleton'
import { toast } from '../../../ui/toast'
import type { MadeRequest } from '../../follow/LastStep'
import type { FindPartScreenQuery } from './__generated__/FindPartScreenQuery.graphql'
import { AskingHead, AssistantSkeleton, askingPage, fillingPage } from './FindPartSkeleton'
import { FindPartTitle } from './FindPartTitle'
import { FormSkeleton } from './FormSkeleton'
import type { SentRequest } from './RequestSent'
import type { RequestValues } from './requestForm'
import type { MadeSubmission } from './useSendRequest'
import { WayOfAsking } from './WayOfAsking'

// The page begins without either of the two ways of asking, and downloads the one not chosen when idle.
const Assistant = shownLater(async () => (await import('../../assistant/Assistant')).Assistant)

const RequestForm = shownLater(async () => (await import('./RequestForm')).RequestForm)

const RequestSent = openedLater(
  async () => (await import('./RequestSent')).RequestSent,
  ({ sent }) => sent !== null,
  { Waiting: () => <CardSkeleton /> },
)

/** 'Buscar repuesto': asks the providers, with or without an account. */
export function FindPartScreen({ queryRef }: ScreenProps<FindPartScreenQuery>) {
  const query = usePreloadedQuery<FindPartScreenQuery>(
    graphql`
      query FindPartScreenQuery @preloadable {
        viewer {
          kind
          ...RequestForm_viewer
        }
        ...RequestForm_query
        ...Assistant_query
      }
    `,
    queryRef,
  )
  const { viewer } = query
  const { search, state } = useLocation()
  const address = new URLSearchParams(search)
  const isForm = isFormAt(address)
  const wish = findPartWish(address)
  const message = messageOf(address)
  // The text is ready to send; on touch screens the focus would open the keyboard unasked.
  const first = {
    text: message,
    isSent: message !== '' && wasPressed(address, document.referrer),
    hasFocus: message !== '' && matchMedia('(pointer: fine)').matches,
  }
  const navigate = useNavigate()
  /** A sent message must not be filled in again after a reload. */
  const forgetWish = () => {
    if (search !== '') void navigate(paths.findPart(), { replace: true, preventScrollReset: true })
  }
  const now = useNow()
  useEffect(() => (isForm ? Assistant : RequestForm).downloadAhead(), [isForm])
  const sent = sentIn(state)
  // The sent request is kept with the entry of the history: a reload shows its next step again.
  const showSentRequest = (request: SentRequest | null) =>
    navigate(paths.findPart({ mode: 'manual' }), {
      replace: true,
      preventScrollReset: true,
      state: request && { sent: request },
    })

  const showSent = (values: RequestValues, made: MadeSubmission) => {
    if (!viewer) keepVisitor({ ...values.contact, department: values.department }, now)
    else toast.success('¡Consulta enviada!', { description: 'Los proveedores ya la ven.', duration: 6000 })
    // Back to the beginning of the form: what was sent cannot be sent again with the back button.
    void showSentRequest({ ...sentRequest(values), ...made })
  }

  const showCorrected = (email: string) => {
    if (sent) void showSentRequest({ ...sent, email })
    const visitor = knownVisitor('', now)
    if (visitor) keepVisitor({ ...visitor, email }, now)
  }

  return (
    <Page css={isForm || viewer?.kind === 'PROVIDER' ? askingPage : fillingPage}>
      <FindPartTitle />
      <AskingHead>{viewer?.kind !== 'PROVIDER' && <WayOfAsking isForm={isForm} wish={wish} />}</AskingHead>
      {viewer?.kind === 'PROVIDER' && <ForBuyersOnly />}
      {viewer?.kind !== 'PROVIDER' && isForm && (
        <RequestSent
          sent={sent}
          isVisitor={viewer == null}
          onCorrected={showCorrected}
          onAnother={() => void showSentRequest(null)}
        />
      )}
      {viewer?.kind !== 'PROVIDER' && (
        <Suspense fallback={isForm ? <FormSkeleton /> : <AssistantSkeleton />}>
          {!isForm && <Assistant query={query} first={first} onTold={forgetWish} />}
          {isForm && !sent && <RequestForm viewer={viewer ?? null} query={query} onSent={showSent} />}
        </Suspense>
      )}
    </Page>
  )
}

FindPartScreen.downloadContent = ({ searchParams }: URL) =>
  (isFormAt(searchParams) ? RequestForm : Assistant).download()

const isSent = fields({
  parts: text,
  vehicle: text,
  email: text,
  followPath: orNull(text),
  submissionKey: text,
})

/** The sent request that an entry of the history keeps; null for none. */
function sentIn(state: unknown): SentRequest | null {
  const kept: unknown = state && typeof state === 'object' && 'sent' in state ? state.sent : null
  return isSent(kept) ? kept : null
}

const isFormAt = (address: URLSearchParams) => address.get('mode') === 'manual'

function ForBuyersOnly() {
  return (
    <Panel flush>
      <EmptyState
        as="h2"
        title="Con tu cuenta de proveedor no se piden repuestos"
        action={
          <Button asChild>
            <Link to={paths.dashboard()}>Ir a mi panel</Link>
          </Button>
        }
      >
        <chakra.span>Para comprar, entrá con una cuenta de comprador.</chakra.span>
      </EmptyState>
    </Panel>
  )
}

/** 'Óptica delantera + 1 repuesto' for a 'Volkswagen Gol Trend · 2014'. */
export function sentRequest({
  brand,
  model,
  year,
  parts,
  contact,
}: RequestValues): Omit<MadeRequest, 'followPath'> {
  const [first, ...others] = parts
  const more = others.length === 0 ? '' : ` +\u00a0${count(others.length, 'repuesto', 'repuestos')}`
  return {
    parts: `${first?.description.trim() ?? ''}${more}`,
    vehicle: `${brand.trim()} ${model.trim()} · ${year.trim()}`,
    email: parseEmail(contact.email) ?? '',
  }
}
