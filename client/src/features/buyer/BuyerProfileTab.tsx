import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { buyerTypes, departments, labelOf } from '../../lib/labels'
import { formatPhone } from '../../lib/text'
import { StatusBadge } from '../../ui/Badge'
import { EmailText } from '../../ui/EmailText'
import { Panel } from '../../ui/Panel'
import { Facts } from '../../ui/Tag'
import type { BuyerProfileTab_account$key } from './__generated__/BuyerProfileTab_account.graphql'

/** 'Mi Perfil': the buyer's own data. */
export function BuyerProfileTab({ account }: { account: BuyerProfileTab_account$key }) {
  const { name, email, phone, department, buyerType } = useFragment(
    graphql`
      fragment BuyerProfileTab_account on Account {
        name
        email
        phone
        department
        buyerType
      }
    `,
    account,
  )
  return (
    <Panel as="section" display="grid" gap="4" maxW="36rem">
      <chakra.h2 textStyle="mini">Mi Perfil</chakra.h2>
      <Facts aligned="start" rowGap="3">
        <Row label="Nombre">{name}</Row>
        <Row label="Email">
          <EmailText>{email}</EmailText> <StatusBadge kind="done">Verificado</StatusBadge>
        </Row>
        <Row label="Teléfono">{formatPhone(phone)}</Row>
        <Row label="Departamento">{labelOf(departments, department)}</Row>
        {buyerType && <Row label="Comprás como">{labelOf(buyerTypes, buyerType)}</Row>}
      </Facts>
    </Panel>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </>
  )
}
