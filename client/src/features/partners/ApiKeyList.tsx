import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../lib/dates'
import { API_SCOPE_WORDS } from '../../lib/generated/apiScopes'
import { labelOf } from '../../lib/labels'
import { CommandDialog } from '../../relay/CommandDialog'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { openedLater } from '../../ui/openedLater'
import { List, ListRow, Panel, PanelHeader } from '../../ui/Panel'
import { RelativeTime } from '../../ui/RelativeTime'
import { statusKind } from '../../ui/statusTone'
import type {
  ApiKeyList_provider$data,
  ApiKeyList_provider$key,
} from './__generated__/ApiKeyList_provider.graphql'
import { useRevokeApiKey } from './useRevokeApiKey'

const ReplaceApiKey = openedLater(
  async () => (await import('./ReplaceApiKey')).ReplaceApiKey,
  ({ id }) => id !== null,
)

type Key = ApiKeyList_provider$data['apiKeys'][number]

type ApiKeyListProps = {
  provider: ApiKeyList_provider$key
  /** True when the provider can make keys now. */
  mayReplace: boolean
  /** Told the key that takes the place of another, which is not shown again. */
  onReplaced: (secret: string) => void
}

/** A provider's keys, replacing one and ending one. Renders nothing while there are none. */
export function ApiKeyList({ provider, mayReplace, onReplaced }: ApiKeyListProps) {
  const { apiKeys } = useFragment(
    graphql`
      fragment ApiKeyList_provider on Provider {
        apiKeys {
          id
          name
          hint
          mode
          scopes
          isUsable
          rotatedAt
          revokedAt
          expiresAt
          lastUsedAt
          status {
            label
            tone
          }
        }
      }
    `,
    provider,
  )
  const [replacing, setReplacing] = useState<string | null>(null)
  const [revoking, setRevoking] = useState<Key | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const revoke = useRevokeApiKey()
  if (apiKeys.length === 0) return null
  return (
    <Panel as="section" p="0">
      <PanelHeader
        title={
          <chakra.h2 ref={heading} tabIndex={-1} outline="none">
            Tus claves
          </chakra.h2>
        }
      />
      <List>
        {apiKeys.map(key => (
          <ListRow key={key.id} display="grid" gap="3">
            <Facts apiKey={key} />
            {key.isUsable && replacing !== key.id && (
              <chakra.div display="flex" flexWrap="wrap" gap="3">
                {mayReplace && key.rotatedAt == null && (
                  <Button
                    size="sm"
                    aria-label={`Reemplazar ${key.name}`}
                    onClick={() => setReplacing(key.id)}
                  >
                    Reemplazar
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="danger"
                  aria-label={`Revocar ${key.name}`}
                  onClick={() => setRevoking(key)}
                >
                  Revocar
                </Button>
              </chakra.div>
            )}
            {mayReplace && key.isUsable && (
              <ReplaceApiKey
                id={replacing === key.id ? key.id : null}
                onReplaced={secret => {
                  setReplacing(null)
                  onReplaced(secret)
                }}
                onBack={() => setReplacing(null)}
              />
            )}
          </ListRow>
        ))}
      </List>
      <CommandDialog
        command={revoke}
        id={revoking?.id ?? null}
        onClose={() => setRevoking(null)}
        title={`¿Revocar “${revoking?.name ?? ''}”?`}
        confirmLabel="Revocar"
        tone="danger"
        done={{ title: 'Clave revocada', description: 'Los programas que la usaban ya no entran.' }}
      >
        Los programas que la usan dejan de entrar ahora mismo. No se puede deshacer.
      </CommandDialog>
    </Panel>
  )
}

function Facts({
  apiKey: { name, hint, mode, scopes, status, expiresAt, revokedAt, lastUsedAt, isUsable },
}: {
  apiKey: Key
}) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="start" justifyContent="space-between">
      <chakra.div minW="0">
        <chakra.b overflowWrap="anywhere">{name}</chakra.b>
        {mode === 'TEST' && (
          <chakra.p textStyle="sm" color="fg.muted">
            De prueba
          </chakra.p>
        )}
        <chakra.p textStyle="sm" className="num">
          <code translate="no">{hint}</code>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {scopes.map(scope => labelOf(API_SCOPE_WORDS, scope)).join(' · ')}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {revokedAt == null
            ? `${isUsable ? 'Vence' : 'Venció'} el ${formatDate(expiresAt)}`
            : `Revocada el ${formatDate(revokedAt)}`}{' '}
          ·{' '}
          {lastUsedAt == null ? (
            'Sin usar'
          ) : (
            <>
              Último uso: <RelativeTime at={lastUsedAt} />
            </>
          )}
        </chakra.p>
      </chakra.div>
      <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
    </chakra.div>
  )
}
