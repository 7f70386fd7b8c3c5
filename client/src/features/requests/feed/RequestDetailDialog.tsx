import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { urgencyLevel } from '../../../lib/urgencyLevel'
import { refetch } from '../../../relay/refetch'
import { actionOf } from '../../../relay/viewerAction'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { ErrorState } from '../../../ui/EmptyState'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Notice } from '../../../ui/Notice'
import { ShortId } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { Bone, Loading } from '../../../ui/Skeleton'
import { UrgencyMeter } from '../../../ui/UrgencyMeter'
import { RequestHistory } from '../following/RequestHistory'
import { mainPartName } from '../requestedParts'
import type {
  RequestDetailDialogQuery,
  RequestDetailDialogQuery$data,
} from './__generated__/RequestDetailDialogQuery.graphql'
import { RequestDetail } from './RequestDetail'
import { RequestReach } from './RequestReach'
import { UnprovenContact } from './UnprovenContact'

const query = graphql`
  query RequestDetailDialogQuery($requestId: ID!) {
    node(id: $requestId) {
      ... on PartRequest {
        shortId
        urgency
        status {
          label
        }
        sentAt
        isContactProven
        ...requestedParts_request @alias(as: "parts")
        viewerActions {
          ...viewerAction_action
        }
        revision
        viewerOffer {
          currentVersion {
            createdAt
          }
        }
        ...RequestDetail_request @alias(as: "detail")
        ...RequestReach_request @alias(as: "reach")
        ...RequestHistory_request @alias(as: "history")
      }
    }
  }
`

type RequestDetailDialogProps = {
  requestId: string
  open: boolean
  onClose: () => void
  onOffer: (requestId: string) => void
}

/** 'Ver detalles': the whole request with its photos and files. Opens at once and loads its content. */
export function RequestDetailDialog({ requestId, open, onClose, onOffer }: RequestDetailDialogProps) {
  const [attempt, setAttempt] = useState(0)
  const part = (loading: ReactNode, failed: ReactNode, children: ShowRequest) => (
    <FailureBoundary key={attempt} fallback={failed}>
      <Suspense fallback={loading}>
        <Read requestId={requestId} attempt={attempt}>
          {children}
        </Read>
      </Suspense>
    </FailureBoundary>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="xl"
      title={part(<Bone as="span" display="block" w="16rem" h="6" />, 'Solicitud', titleOf)}
      note={part(<Bone w="12rem" />, null, statusOf)}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {part(
            null,
            null,
            request => request && <Offer request={request} onOffer={() => onOffer(requestId)} />,
          )}
        </>
      }
    >
      {part(<DetailSkeleton />, <ErrorState onRetry={() => setAttempt(attempt + 1)} />, request =>
        request?.detail ? (
          <>
            <FollowChanges requestId={requestId} revision={request.revision} />
            <RequestDetail request={request.detail} />
            {request.reach && <RequestReach request={request.reach} />}
            {request.history && (
              <chakra.div mt="6" _empty={{ display: 'none' }}>
                <RequestHistory
                  request={request.history}
                  quotedAt={request.viewerOffer?.currentVersion.createdAt}
                />
              </chakra.div>
            )}
            <Notice tone="locked" mt="6">
              <b>Contacto protegido.</b> Los datos de contacto se ven solo después de que hagas una oferta y
              el cliente la acepte.
            </Notice>
          </>
        ) : (
          <p>Puede que el enlace esté incompleto o que ya no esté disponible para tu cuenta.</p>
        ),
      )}
    </Dialog>
  )
}

type FoundRequest = NonNullable<RequestDetailDialogQuery$data['node']>
type ShowRequest = (request: FoundRequest | null) => ReactNode

function Read({
  requestId,
  attempt,
  children,
}: {
  requestId: string
  attempt: number
  children: ShowRequest
}) {
  const { node } = useLazyLoadQuery<RequestDetailDialogQuery>(
    query,
    { requestId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  return children(node?.detail ? node : null)
}

/** Refetches the request when its owner changes it: news of the feed have its revision but not all of it. */
function FollowChanges({ requestId, revision }: { requestId: string; revision: number | undefined }) {
  const environment = useRelayEnvironment() as Environment
  const read = useRef(revision)
  useEffect(() => {
    if (read.current === revision) return
    read.current = revision
    refetch<RequestDetailDialogQuery>(environment, query, { requestId })
  }, [environment, requestId, revision])
  return null
}

const titleOf: ShowRequest = request =>
  request?.parts ? mainPartName(request.parts) : 'Solicitud no encontrada'
const statusOf: ShowRequest = request => request && <Status request={request} />

function Status({ request }: { request: FoundRequest }) {
  const { urgency, status, sentAt, shortId, isContactProven } = request
  if (!urgency || !status || !sentAt || !shortId) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
      <UrgencyMeter level={urgencyLevel(urgency)} />
      <span>
        {status.label}, <RelativeTime at={sentAt} format="day" />
      </span>
      <ShortId id={shortId} />
      {isContactProven === false && <UnprovenContact />}
    </chakra.div>
  )
}

function Offer({ request, onOffer }: { request: FoundRequest; onOffer: () => void }) {
  const offer = actionOf(request.viewerActions, 'OFFER')
  if (!offer) return null
  if (!offer.enabled) return <chakra.p textStyle="sm">{offer.disabledReason}</chakra.p>
  return (
    <Button variant="solid" onClick={onOffer}>
      Enviar Oferta
    </Button>
  )
}

function DetailSkeleton() {
  return (
    <Loading>
      <chakra.div display="grid" gap="8" gridTemplateColumns={{ md: '1fr 1.1fr' }}>
        <Bone h="auto" aspectRatio="4 / 3" />
        <chakra.div display="grid" gap="3" alignContent="start">
          <Bone w="30%" />
          <Bone w="70%" />
          <Bone w="60%" />
          <Bone w="65%" />
          <Bone w="30%" mt="4" />
          <Bone w="80%" />
          <Bone h="4rem" mt="4" />
        </chakra.div>
      </chakra.div>
    </Loading>
  )
}
