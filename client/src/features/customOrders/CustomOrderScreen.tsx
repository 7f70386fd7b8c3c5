import { useEffect, useEffectEvent } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { Button } from '../../ui/Button'
import { Page, PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { toast } from '../../ui/toast'
import type { CustomOrderScreenQuery } from './__generated__/CustomOrderScreenQuery.graphql'
import { CustomOrderPage } from './CustomOrderPage'

const query = graphql`
  query CustomOrderScreenQuery @preloadable {
    followedCustomOrder {
      ...CustomOrderPage_order
    }
  }
`

/** A quotation, for anybody with its link: read, chosen from and paid without an account. */
export function CustomOrderScreen({ queryRef }: ScreenProps<CustomOrderScreenQuery>) {
  const { followedCustomOrder: order } = usePreloadedQuery<CustomOrderScreenQuery>(query, queryRef)
  const readAgain = useRefetch<CustomOrderScreenQuery>(query, () => ({}))
  return order ? <CustomOrderPage order={order} onNews={readAgain} /> : <NoOrder />
}

function NoOrder() {
  const tell = useEffectEvent(() => toast.error('Orden no encontrada o expirada'))
  useEffect(() => {
    tell()
  }, [])
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Orden no encontrada</PageTitle>
      <PageHeader title="Orden no encontrada" lead="La orden que buscas no existe o ha expirado." />
      <Button asChild>
        <Link to={paths.home}>Ir al inicio</Link>
      </Button>
    </Page>
  )
}
