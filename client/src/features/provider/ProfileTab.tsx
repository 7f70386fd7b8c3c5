import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { formatPhone, formatRut } from '../../lib/text'
import { EmailText } from '../../ui/EmailText'
import { Panel } from '../../ui/Panel'
import { Facts } from '../../ui/Tag'
import type { ProfileTab_account$key } from './__generated__/ProfileTab_account.graphql'

/** 'Perfil': the provider's own data. */
export function ProfileTab({ account }: { account: ProfileTab_account$key }) {
  const { name, email, phone, department, provider } = useFragment(
    graphql`
      fragment ProfileTab_account on Account {
        name
        email
        phone
        department
        provider {
          companyName
          rut
          address
          department
          services
        }
      }
    `,
    account,
  )
  return (
    <chakra.div display="grid" gap="5">
      <Card title="Datos personales">
        <Row label="Nombre">{name}</Row>
        <Row label="Email">
          <EmailText>{email}</EmailText>
        </Row>
        <Row label="Teléfono">{formatPhone(phone)}</Row>
        <Row label="Ubicación">{labelOf(departments, department)}</Row>
      </Card>
      {provider && (
        <Card title="Empresa">
          <Row label="Empresa">{provider.companyName}</Row>
          <Row label="RUT">{provider.rut ? formatRut(provider.rut) : null}</Row>
          <Row label="Dirección">{provider.address}</Row>
          <Row label="Departamento">{labelOf(departments, provider.department)}</Row>
          <Row label="Qué vende">{provider.services}</Row>
        </Card>
      )}
    </chakra.div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" display="grid" gap="3">
      <chakra.h2 textStyle="mini">{title}</chakra.h2>
      <Facts aligned="start">{children}</Facts>
    </Panel>
  )
}

function Row({ label, children }: { label: string; children: string | null | undefined }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="num">
        {children || (
          <chakra.span color="fg.muted" fontWeight="400">
            Sin cargar
          </chakra.span>
        )}
      </dd>
    </>
  )
}
