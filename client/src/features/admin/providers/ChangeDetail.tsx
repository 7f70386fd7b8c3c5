import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { labelOf, verifiedFields } from '../../../lib/labels'
import { formatRut } from '../../../lib/text'
import { showRefusal } from '../../../relay/refusal'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { Button } from '../../../ui/Button'
import { RelativeTime } from '../../../ui/RelativeTime'
import { Fact } from '../../../ui/Tag'
import { toast } from '../../../ui/toast'
import { DetailPart } from '../queue/DetailPart'
import type { ChangeDetail_provider$key } from './__generated__/ChangeDetail_provider.graphql'
import { useApproveProviderChange } from './useApproveProviderChange'

/** The change of verified fields an approved provider asks for, next to the present values. */
export function ChangeDetail({ provider }: { provider: ChangeDetail_provider$key }) {
  const { id, latestChange, ...verified } = useFragment(
    graphql`
      fragment ChangeDetail_provider on Provider {
        id
        companyName
        businessName
        rut
        address
        latestChange {
          changeId
          revision
          state
          fields
          createdAt
          companyName
          businessName
          rut
          address
        }
      }
    `,
    provider,
  )
  const open = useOpenDialog()
  const [approve, approving] = useApproveProviderChange()
  if (latestChange?.state !== 'PENDING') return null
  const { changeId, revision, fields, createdAt } = latestChange
  const run = async () => {
    const outcome = await approve({ id: changeId, revision })
    if (outcome.ok) toast.success('Cambios aprobados y notificados por email')
    else showRefusal(outcome.refusal)
  }
  return (
    <DetailPart title="Cambios por revisar">
      <Fact name="Pedidos">
        <RelativeTime at={createdAt} />
      </Fact>
      {fields.map(field => (
        <Fact key={field} name={labelOf(verifiedFields, field)}>
          {valueOf(latestChange, field)}
          <chakra.span display="block" color="fg.muted" fontWeight="400">
            Ahora: {valueOf(verified, field)}
          </chakra.span>
        </Fact>
      ))}
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="2" mt="3">
        <Button variant="trust" loading={approving} loadingText="Aprobando" onClick={() => void run()}>
          Aprobar cambios
        </Button>
        <Button onClick={() => open('rechazar-cambio', id)}>Rechazar cambios</Button>
      </chakra.div>
    </DetailPart>
  )
}

type Values = {
  readonly companyName: string | null | undefined
  readonly businessName: string | null | undefined
  readonly rut: string | null | undefined
  readonly address: string | null | undefined
}

function valueOf({ companyName, businessName, rut, address }: Values, field: string): string {
  const values: Readonly<Record<string, string | null | undefined>> = {
    COMPANY_NAME: companyName,
    BUSINESS_NAME: businessName,
    RUT: rut && formatRut(rut),
    ADDRESS: address,
  }
  return values[field] || 'Sin cargar'
}
