import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import type { Outcome } from '../../relay/outcome'
import { showRefusal } from '../../relay/refusal'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { RelativeTime } from '../../ui/RelativeTime'
import { statusKind } from '../../ui/statusTone'
import { toast } from '../../ui/toast'
import type {
  WebhookRow_webhook$data,
  WebhookRow_webhook$key,
} from './__generated__/WebhookRow_webhook.graphql'
import { TEST_MARKET } from './keyTerms'
import { useEnableWebhook } from './useEnableWebhook'
import { useReplayWebhookDelivery } from './useReplayWebhookDelivery'
import { useRotateWebhookSecret } from './useRotateWebhookSecret'
import { useTestWebhook } from './useTestWebhook'

/** Hours for which the secret before a change signs too. */
const OVERLAP_HOURS = 24

type WebhookRowProps = {
  webhook: WebhookRow_webhook$key
  mayChange: boolean
  /** Receives a new secret, which is not shown again. */
  onSecret: (secret: string) => void
  /** An event is on its way. */
  onSent: () => void
  onDelete: () => void
}

/** An address, what can be done with it, and the newest events that were sent to it. */
export function WebhookRow({ webhook, mayChange, onSecret, onSent, onDelete }: WebhookRowProps) {
  const { id, url, mode, status, disabledAt, formerUntil, deliveries } = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        url
        mode
        disabledAt
        formerUntil
        status {
          label
          tone
        }
        deliveries(first: 5) {
          edges {
            node {
              id
              type
              createdAt
              attempts
              httpStatus
              problem
              nextAt
              status {
                label
                tone
              }
            }
          }
        }
      }
    `,
    webhook,
  )
  const [enable, enabling] = useEnableWebhook()
  const [test, testing] = useTestWebhook()
  const [rotate, rotating] = useRotateWebhookSecret()
  const [replay, replaying] = useReplayWebhookDelivery()
  const sent = (outcome: Outcome<unknown>, title: string) => {
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success(title)
    onSent()
  }
  const change = async () => {
    const outcome = await rotate({ id, overlapHours: OVERLAP_HOURS })
    if (outcome.ok) onSecret(outcome.payload.secret)
    else showRefusal(outcome.refusal)
  }
  const isOn = disabledAt == null
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="start" justifyContent="space-between">
        <chakra.div minW="0">
          <chakra.b overflowWrap="anywhere" translate="no">
            {url}
          </chakra.b>
          {mode === 'TEST' && (
            <chakra.p textStyle="sm" color="fg.muted">
              {TEST_MARKET}
            </chakra.p>
          )}
          {formerUntil != null && (
            <chakra.p textStyle="sm" color="fg.muted" className="num">
              El secreto anterior firma hasta el {formatDateTime(formerUntil)}
            </chakra.p>
          )}
        </chakra.div>
        <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
      </chakra.div>
      {deliveries.edges.length > 0 && (
        <chakra.ul css={styles.log} aria-label={`Últimos avisos a ${url}`}>
          {deliveries.edges.map(({ node }) => (
            <chakra.li key={node.id} css={styles.delivery}>
              <Delivery delivery={node} />
              {mayChange && isOn && (
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={replaying}
                  onClick={async () => sent(await replay({ id: node.id }), 'Va de nuevo')}
                >
                  Reenviar
                </Button>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {mayChange && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {isOn ? (
            <Button
              size="sm"
              loading={testing}
              onClick={async () => sent(await test({ id }), 'La prueba va en camino')}
            >
              Probar
            </Button>
          ) : (
            <Button
              size="sm"
              variant="solid"
              loading={enabling}
              onClick={async () => sent(await enable({ id }), 'Avisos encendidos')}
            >
              Encender
            </Button>
          )}
          <Button size="sm" loading={rotating} onClick={() => void change()}>
            Cambiar secreto
          </Button>
          <Button size="sm" variant="danger" aria-label={`Eliminar ${url}`} onClick={onDelete}>
            Eliminar
          </Button>
        </chakra.div>
      )}
    </>
  )
}

type DeliveryData = WebhookRow_webhook$data['deliveries']['edges'][number]['node']

function Delivery({ delivery }: { delivery: DeliveryData }) {
  const { type, createdAt, attempts, httpStatus, problem, nextAt, status } = delivery
  return (
    <chakra.div minW="0">
      <chakra.span textStyle="sm" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.b className="num" translate="no">
          {type}
        </chakra.b>
        <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
      </chakra.span>
      <chakra.p textStyle="sm" color="fg.muted" className="num">
        <RelativeTime at={createdAt} />
        {attempts > 1 && ` · ${attempts} intentos`}
        {httpStatus != null && ` · respondió ${httpStatus}`}
        {problem != null && ` · ${problem}`}
        {nextAt != null && attempts > 0 && ` · próximo intento: ${formatDateTime(nextAt)}`}
      </chakra.p>
    </chakra.div>
  )
}

const styles = {
  log: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    borderInlineStart: '2px solid',
    borderColor: 'border.subtle',
    ps: '3',
  },
  delivery: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
} as const
