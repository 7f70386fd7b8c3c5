import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import { buyerTypes, departments, labelOf } from '../../lib/labels'
import { formatPhone } from '../../lib/text'
import { useReread } from '../../relay/live/useReread'
import type { ScreenProps } from '../../relay/route'
import { StatusBadge } from '../../ui/Badge'
import { EmailText } from '../../ui/EmailText'
import { Panel } from '../../ui/Panel'
import { Fact, Facts } from '../../ui/Tag'
import query, { type BuyerProfileTabQuery } from './__generated__/BuyerProfileTabQuery.graphql'

/** 'Mi Perfil': the buyer's own data. */
export function BuyerProfileTab({ queryRef }: ScreenProps<BuyerProfileTabQuery>) {
  const { viewer } = usePreloadedQuery<BuyerProfileTabQuery>(
    graphql`
      query BuyerProfileTabQuery @preloadable {
        viewer {
          name
          email
          phone
          department
          buyerType
        }
      }
    `,
    queryRef,
  )
  useReread<BuyerProfileTabQuery>(query, () => ({}))
  if (!viewer) return null
  const { name, email, phone, department, buyerType } = viewer
  return (
    <Panel as="section" display="grid" gap="4" maxW="36rem">
      <chakra.h2 textStyle="mini">Mi Perfil</chakra.h2>
      <Facts aligned="start" rowGap="3">
        <Fact name="Nombre">{name}</Fact>
        <Fact name="Email">
          <EmailText>{email}</EmailText> <StatusBadge kind="done">Verificado</StatusBadge>
        </Fact>
        <Fact name="Teléfono">{formatPhone(phone)}</Fact>
        <Fact name="Departamento">{labelOf(departments, department)}</Fact>
        {buyerType && <Fact name="Comprás como">{labelOf(buyerTypes, buyerType)}</Fact>}
      </Facts>
    </Panel>
  )
}
