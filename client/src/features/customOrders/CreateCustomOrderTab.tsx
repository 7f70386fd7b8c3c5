import { graphql, usePreloadedQuery } from 'react-relay'
import { formatPhone } from '../../lib/text'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { openedLater } from '../../ui/openedLater'
import { CardSkeleton } from '../../ui/Skeleton'
import type { CreateCustomOrderTabQuery } from './__generated__/CreateCustomOrderTabQuery.graphql'

const CustomOrderCreator = openedLater(
  async () => (await import('./CustomOrderCreator')).CustomOrderCreator,
  () => true,
  { Waiting: () => <CardSkeleton /> },
)

const query = graphql`
  query CreateCustomOrderTabQuery @preloadable {
    uploadLimits(purpose: CUSTOM_ORDER_FILE) {
      ...CustomOrderCreator_limits
    }
    viewer {
      phone
      provider {
        id
        status
        companyName
      }
    }
  }
`

/** Why a provider cannot create orders now, by its status. */
const obstacles: Readonly<Record<string, string>> = {
  PENDING: 'Cuando aprobemos tu cuenta vas a poder crear órdenes.',
  REJECTED: 'Cuando aprobemos tu cuenta vas a poder crear órdenes.',
  SUSPENDED: 'Tu cuenta está suspendida: no podés crear órdenes.',
}

/** 'Crear Orden'. */
export function CreateCustomOrderTab({ queryRef }: ScreenProps<CreateCustomOrderTabQuery>) {
  const { viewer, uploadLimits } = usePreloadedQuery<CreateCustomOrderTabQuery>(query, queryRef)
  useRefetch<CreateCustomOrderTabQuery>(query, () => ({}))
  if (!viewer?.provider) return null
  const { phone, provider } = viewer
  return (
    <CustomOrderCreator
      providerId={provider.id}
      sender={`${provider.companyName}, ${formatPhone(phone)}`}
      limits={uploadLimits}
      obstacle={obstacles[provider.status]}
    />
  )
}
