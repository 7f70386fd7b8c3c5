import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { CommandDialog } from '../../relay/CommandDialog'
import { Button } from '../../ui/Button'
import { openedLater } from '../../ui/openedLater'
import { List, ListRow, Panel } from '../../ui/Panel'
import type { Webhooks_provider$key } from './__generated__/Webhooks_provider.graphql'
import { NewSecret } from './NewSecret'
import { useDeleteWebhook } from './useDeleteWebhook'
import { WebhookRow } from './WebhookRow'

const NewWebhook = openedLater(
  async () => (await import('./NewWebhook')).NewWebhook,
  ({ open }) => open,
)

type WebhooksProps = {
  provider: Webhooks_provider$key
  /** True when the provider can add and change addresses now. */
  mayChange: boolean
  /** Reads the screen again. */
  onChanged: () => void
}

/** 'Avisos a tu servidor': the addresses that get a provider's events, with what was sent to each. */
export function Webhooks({ provider, mayChange, onChanged }: WebhooksProps) {
  const { webhooks, hasTestMarket } = useFragment(
    graphql`
      fragment Webhooks_provider on Provider {
        hasTestMarket
        webhooks {
          id
          ...WebhookRow_webhook
        }
      }
    `,
    provider,
  )
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const remove = useDeleteWebhook()
  const show = (shown: string) => {
    setIsAdding(false)
    setSecret(shown)
    onChanged()
  }
  return (
    <>
      {secret !== null && (
        <NewSecret
          secret={secret}
          title="Guardá el secreto"
          meaning="Con él tu servidor comprueba que un aviso es nuestro."
          onKept={() => setSecret(null)}
        />
      )}
      <Panel as="section" p="0">
        <chakra.div display="grid" gap="4" justifyItems="start" p="4">
          <chakra.h2 textStyle="mini">Avisos a tu servidor</chakra.h2>
          <p>
            Le avisamos a una dirección tuya cuando pasa algo: llega un pedido, aceptan una oferta, se paga
            una venta. Si tu servidor no responde, insistimos durante 72 horas.
          </p>
          {mayChange && !isAdding && secret === null && webhooks.length < 5 && (
            <Button onClick={() => setIsAdding(true)}>Agregar dirección</Button>
          )}
          <NewWebhook
            open={mayChange && isAdding}
            hasTestMarket={hasTestMarket === true}
            onCreated={show}
            onBack={() => setIsAdding(false)}
          />
        </chakra.div>
        {webhooks.length > 0 && (
          <List>
            {webhooks.map(webhook => (
              <ListRow key={webhook.id} display="grid" gap="3">
                <WebhookRow
                  webhook={webhook}
                  mayChange={mayChange}
                  onSecret={show}
                  onSent={onChanged}
                  onDelete={() => setDeleting(webhook.id)}
                />
              </ListRow>
            ))}
          </List>
        )}
        <CommandDialog
          command={remove}
          id={deleting}
          onClose={() => {
            setDeleting(null)
            onChanged()
          }}
          title="¿Eliminar esta dirección?"
          confirmLabel="Eliminar"
          tone="danger"
          done={{ title: 'Dirección eliminada' }}
        >
          Tu servidor deja de recibir avisos ahora, y se borra el registro de los enviados.
        </CommandDialog>
      </Panel>
    </>
  )
}
