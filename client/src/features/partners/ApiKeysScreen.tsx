import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { NotFoundError } from '../../relay/errors'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { openedLater } from '../../ui/openedLater'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { AccountFrame } from '../accounts/AccountFrame'
import query, { type ApiKeysScreenQuery } from './__generated__/ApiKeysScreenQuery.graphql'
import { ApiKeyList } from './ApiKeyList'
import { NewSecret } from './NewSecret'
import { Webhooks } from './Webhooks'

const NewApiKey = openedLater(
  async () => (await import('./NewApiKey')).NewApiKey,
  ({ open }) => open,
)

/** 'Claves de API': the keys and webhooks by which a provider's own programs use Tuerca. */
export function ApiKeysScreen({ queryRef }: ScreenProps<ApiKeysScreenQuery>) {
  const { viewer } = usePreloadedQuery<ApiKeysScreenQuery>(
    graphql`
      query ApiKeysScreenQuery @preloadable {
        viewer {
          entersByVendorOnly
          provider {
            status
            hasTestMarket
            ...ApiKeyList_provider
            ...Webhooks_provider
          }
        }
      }
    `,
    queryRef,
  )
  const refresh = useRefetch<ApiKeysScreenQuery>(query, () => ({}))
  const [isNaming, setIsNaming] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  if (!viewer) return null
  const { provider, entersByVendorOnly } = viewer
  if (!provider) throw new NotFoundError()
  const created = (shown: string) => {
    setIsNaming(false)
    setSecret(shown)
    refresh()
  }
  const mayCreate = provider.status === 'APPROVED' && entersByVendorOnly === false
  return (
    <>
      <PageTitle>Claves de API</PageTitle>
      <AccountFrame title="Claves de API">
        {secret !== null && (
          <NewSecret
            secret={secret}
            title="Guardá tu clave"
            meaning="Quien la tenga puede hacer lo que le permitiste."
            onKept={() => setSecret(null)}
          />
        )}
        <Panel as="section" display="grid" gap="4" justifyItems="start">
          <chakra.h2 textStyle="mini">Conectá tu sistema</chakra.h2>
          <p>
            Con una clave, un programa tuyo lee pedidos, cotiza y consulta tus ventas por la API de Tuerca,
            sin tu contraseña. Cada clave hace solo lo que le permitas.
          </p>
          <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
            <ActionLink asChild>
              <Link to={paths.developers}>Cómo se usa la API</Link>
            </ActionLink>
            <ActionLink asChild>
              <Link to={paths.catalogue}>Tu catálogo</Link>
            </ActionLink>
          </chakra.div>
          <Obstacle status={provider.status} needsPassword={entersByVendorOnly === true} />
          {mayCreate && !isNaming && secret === null && (
            <Button variant="solid" onClick={() => setIsNaming(true)}>
              Crear clave
            </Button>
          )}
          <NewApiKey
            open={mayCreate && isNaming}
            hasTestMarket={provider.hasTestMarket === true}
            onCreated={created}
            onBack={() => setIsNaming(false)}
          />
        </Panel>
        <ApiKeyList provider={provider} mayReplace={mayCreate} onReplaced={created} />
        <Webhooks provider={provider} mayChange={provider.status === 'APPROVED'} onChanged={refresh} />
      </AccountFrame>
    </>
  )
}

/** Why no key can be made now; nothing when one can. */
function Obstacle({ status, needsPassword }: { status: string; needsPassword: boolean }) {
  if (status === 'SUSPENDED')
    return (
      <Notice tone="warn">Tu cuenta está suspendida: tus claves no funcionan y no podés crear otras.</Notice>
    )
  if (status !== 'APPROVED')
    return <Notice tone="warn">Vas a poder crear claves cuando tu cuenta esté aprobada.</Notice>
  if (!needsPassword) return null
  return (
    <Notice
      tone="warn"
      action={
        <Button asChild size="sm">
          <Link to={paths.accountSecurity}>Elegir contraseña</Link>
        </Button>
      }
    >
      Para crear una clave, tu cuenta necesita una contraseña.
    </Notice>
  )
}
