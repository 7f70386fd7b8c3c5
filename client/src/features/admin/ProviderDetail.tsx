import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDate, formatTime } from '../../lib/dates'
import { departments, labelOf } from '../../lib/labels'
import { formatPhone, formatRut } from '../../lib/text'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { RelativeTime } from '../../ui/RelativeTime'
import { Fact, Facts } from '../../ui/Tag'
import type { ProviderDetail_provider$key } from './__generated__/ProviderDetail_provider.graphql'
import { ApproveButton } from './ApproveButton'
import { ProviderStatus } from './ProviderStatus'
import { SignInLinkButton } from './SignInLinkButton'

type ProviderDetailProps = {
  provider: ProviderDetail_provider$key
  open: boolean
  onClose: () => void
  onReject: (id: string) => void
}

/** Everything a provider said of itself and what became of it, in a drawer at the side. */
export function ProviderDetail({ provider, open, onClose, onReject }: ProviderDetailProps) {
  const data = useFragment(
    graphql`
      fragment ProviderDetail_provider on Provider {
        id
        companyName
        rut
        address
        partsDescription
        status
        decisionReason
        decidedAt
        createdAt
        account {
          name
          email
          phone
          department
        }
      }
    `,
    provider,
  )
  const { account } = data
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="drawer"
      title={data.companyName}
      note={
        <chakra.span display="inline-flex" gap="2" alignItems="center">
          <ProviderStatus status={data.status} />
          <RelativeTime at={data.createdAt} />
        </chakra.span>
      }
      footer={
        data.status === 'PENDING' ? (
          <>
            <Button onClick={() => onReject(data.id)}>Rechazar</Button>
            <ApproveButton id={data.id} flex="1" />
          </>
        ) : (
          data.status === 'APPROVED' && account && <SignInLinkButton id={data.id} flex="1" />
        )
      }
    >
      <Part title="Datos personales">
        <Fact name="Nombre">{account?.name}</Fact>
        <Fact name="Email">{account?.email ?? 'Email no disponible'}</Fact>
        <Fact name="Teléfono">{account && formatPhone(account.phone)}</Fact>
        <Fact name="Ubicación">{account && labelOf(departments, account.department)}</Fact>
      </Part>
      <Part title="Empresa">
        <Fact name="Nombre">{data.companyName}</Fact>
        <Fact name="RUT">{data.rut && formatRut(data.rut)}</Fact>
        <Fact name="Dirección">{data.address}</Fact>
        <Fact name="Servicios">{data.partsDescription}</Fact>
      </Part>
      <Part title="Estado y fechas">
        <Fact name="Registro">{moment(data.createdAt)}</Fact>
        {data.status === 'REJECTED' ? (
          <>
            <Fact name="Rechazado">{data.decidedAt && moment(data.decidedAt)}</Fact>
            <Fact name="Motivo">{data.decisionReason}</Fact>
          </>
        ) : (
          <Fact name="Aprobado" missing="Todavía no">
            {data.decidedAt && moment(data.decidedAt)}
          </Fact>
        )}
      </Part>
    </Dialog>
  )
}

const moment = (at: string) => `${formatDate(at)}, ${formatTime(at)}`

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section
      pb="6"
      mb="6"
      borderBottom="1px solid"
      borderColor="border.subtle"
      _last={{ border: '0', mb: '0', pb: '0' }}
    >
      <chakra.h3 textStyle="h3" mb="2.5">
        {title}
      </chakra.h3>
      <Facts aligned="start" className="num">
        {children}
      </Facts>
    </chakra.section>
  )
}
