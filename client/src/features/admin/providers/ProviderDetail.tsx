import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../../lib/labels'
import { formatPhone, formatRut } from '../../../lib/text'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { RelativeTime } from '../../../ui/RelativeTime'
import { SkeletonRow } from '../../../ui/Skeleton'
import { Fact } from '../../../ui/Tag'
import { moment, DetailPart as Part } from '../queue/DetailPart'
import type {
  ProviderDetail_provider$data,
  ProviderDetail_provider$key,
} from './__generated__/ProviderDetail_provider.graphql'
import { ApproveButton } from './ApproveButton'
import { ChangeDetail } from './ChangeDetail'
import { ProviderProfileDetail } from './ProviderProfileDetail'
import { ProviderStatus, SecondReview } from './ProviderStatus'
import { SignInLinkButton } from './SignInLinkButton'

/** Decisions that the drawer offers and another dialog asks about. */
export type AskedInDetail = 'rechazar' | 'suspender' | 'reactivar'

type ProviderDetailProps = {
  provider: ProviderDetail_provider$key
  open: boolean
  onClose: () => void
  onAsk: (question: AskedInDetail) => void
}

/** All data of a provider and its history, in a drawer at the side. */
export function ProviderDetail({ provider, open, onClose, onAsk }: ProviderDetailProps) {
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
        suspendedAt
        suspensionReason
        isSecondReview
        waitsSince
        decidedAt
        createdAt
        updatedAt
        ...ApproveButton_provider
        ...ChangeDetail_provider
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
  const dates = (
    <Part title="Estado y fechas">
      <Fact name="Registro">{moment(data.createdAt)}</Fact>
      <Fact name="Último cambio" missing="Ninguno">
        {data.updatedAt && moment(data.updatedAt)}
      </Fact>
      {data.status === 'REJECTED' ? (
        <Fact name="Rechazado">{data.decidedAt && moment(data.decidedAt)}</Fact>
      ) : (
        <Fact name="Aprobado" missing="Todavía no">
          {data.decidedAt && moment(data.decidedAt)}
        </Fact>
      )}
      {data.decisionReason && (
        <Fact name={data.status === 'REJECTED' ? 'Motivo' : 'Motivo del rechazo anterior'}>
          {data.decisionReason}
        </Fact>
      )}
    </Part>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="drawer"
      title={data.companyName}
      note={
        <chakra.span display="inline-flex" gap="2" alignItems="center">
          <ProviderStatus status={data.status} />
          {data.status === 'PENDING' && data.isSecondReview && <SecondReview />}
          <RelativeTime at={data.suspendedAt ?? data.waitsSince ?? data.createdAt} />
        </chakra.span>
      }
      footer={<Decisions provider={data} onAsk={onAsk} />}
    >
      {data.suspendedAt && (
        <Part title="Suspensión">
          <Fact name="Desde">{moment(data.suspendedAt)}</Fact>
          <Fact name="Motivo">{data.suspensionReason}</Fact>
        </Part>
      )}
      <ChangeDetail provider={data} />
      <Part title="Datos personales">
        <Fact name="Nombre">{account?.name}</Fact>
        <Fact name="Email">
          {account ? <a href={`mailto:${account.email}`}>{account.email}</a> : 'Email no disponible'}
        </Fact>
        <Fact name="Teléfono">{account && formatPhone(account.phone)}</Fact>
        <Fact name="Ubicación">{account && labelOf(departments, account.department)}</Fact>
      </Part>
      <Part title="Empresa">
        <Fact name="Nombre">{data.companyName}</Fact>
        <Fact name="RUT">{data.rut && formatRut(data.rut)}</Fact>
        <Fact name="Dirección">{data.address}</Fact>
        <Fact name="Qué vende">{data.partsDescription}</Fact>
      </Part>
      <FailureBoundary
        fallback={
          <>
            <Part title="Perfil">
              <Fact name="Perfil">No se pudo cargar</Fact>
            </Part>
            {dates}
          </>
        }
      >
        <Suspense
          fallback={
            <>
              <SkeletonRow />
              {dates}
            </>
          }
        >
          <ProviderProfileDetail id={data.id} beforePictures={dates} />
        </Suspense>
      </FailureBoundary>
    </Dialog>
  )
}

type DecisionsProps = {
  provider: ProviderDetail_provider$data
  onAsk: ProviderDetailProps['onAsk']
}

/** The steps that the team can take with the provider now. */
function Decisions({ provider, onAsk }: DecisionsProps) {
  const { id, status, account } = provider
  if (status === 'PENDING')
    return (
      <>
        <Button onClick={() => onAsk('rechazar')}>Rechazar</Button>
        <ApproveButton provider={provider} flex="1" />
      </>
    )
  if (status === 'APPROVED' && account)
    return (
      <>
        <Button onClick={() => onAsk('suspender')}>Suspender</Button>
        <SignInLinkButton id={id} flex="1" />
      </>
    )
  if (status === 'SUSPENDED' && account)
    return (
      <Button variant="solid" flex="1" onClick={() => onAsk('reactivar')}>
        Levantar suspensión
      </Button>
    )
  return null
}
