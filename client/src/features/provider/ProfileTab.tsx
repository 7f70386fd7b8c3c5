import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { formatPhone, formatRut } from '../../lib/text'
import { useReread } from '../../relay/live/useReread'
import type { ScreenProps } from '../../relay/route'
import { EmailText } from '../../ui/EmailText'
import { Panel } from '../../ui/Panel'
import { Fact, Facts } from '../../ui/Tag'
import query, { type ProfileTabQuery } from './__generated__/ProfileTabQuery.graphql'

/** 'Perfil': the provider's own data. */
export function ProfileTab({ queryRef }: ScreenProps<ProfileTabQuery>) {
  const { viewer } = usePreloadedQuery<ProfileTabQuery>(
    graphql`
      query ProfileTabQuery @preloadable {
        viewer {
          name
          email
          phone
          department
          provider {
            companyName
            rut
            address
            department
            partsDescription
          }
        }
      }
    `,
    queryRef,
  )
  useReread<ProfileTabQuery>(query, () => ({}))
  if (!viewer) return null
  const { name, email, phone, department, provider } = viewer
  return (
    <chakra.div display="grid" gap="5">
      <Card title="Datos personales">
        <Fact name="Nombre">{name}</Fact>
        <Fact name="Email">
          <EmailText>{email}</EmailText>
        </Fact>
        <Fact name="Teléfono">{formatPhone(phone)}</Fact>
        <Fact name="Ubicación">{labelOf(departments, department)}</Fact>
      </Card>
      {provider && (
        <Card title="Empresa">
          <Fact name="Empresa">{provider.companyName}</Fact>
          <Fact name="RUT">{provider.rut && formatRut(provider.rut)}</Fact>
          <Fact name="Dirección">{provider.address}</Fact>
          <Fact name="Departamento">{labelOf(departments, provider.department)}</Fact>
          <Fact name="Qué vende">{provider.partsDescription}</Fact>
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
