import { chakra } from '@chakra-ui/react/styled-system'
import { Printer } from 'lucide-react'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { formatDate } from '../../lib/dates'
import { departments, labelOf, partConditions, warrantyLabel } from '../../lib/labels'
import { withQuantity } from '../../lib/text'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { notPrinted } from '../../ui/notPrinted'
import { shownLater } from '../../ui/openedLater'
import { Page, PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { Fact, Facts } from '../../ui/Tag'
import query, {
  type WarrantyScreenQuery,
  type WarrantyScreenQuery$data,
} from './__generated__/WarrantyScreenQuery.graphql'
import { certificateWords, deliveryPlace, validityWords } from './warrantyWords'

/** The warranty certificate of a purchase, by its code: to print for its buyer, and to verify for everybody else. */
export function WarrantyScreen({ queryRef }: ScreenProps<WarrantyScreenQuery>) {
  const { code } = queryRef.variables
  const { warranty } = usePreloadedQuery<WarrantyScreenQuery>(
    graphql`
      query WarrantyScreenQuery($code: String!) @preloadable {
        warranty(code: $code) {
          code
          orderShortId
          state
          endsAt
          soldAt
          startsAt
          seller
          sellerBusinessName
          sellerRut
          sellerAddress
          sellerDepartment
          vehicle
          deliveryMethod
          pickupPlace
          lines {
            description
            quantity
            condition
            days
            endsAt
            state
            note
          }
        }
      }
    `,
    queryRef,
  )
  useRefetch<WarrantyScreenQuery>(query, () => ({ code }))
  return (
    <Page pt="pageTop" pb="section">
      <meta name="robots" content="noindex" />
      {warranty ? <Certificate {...warranty} /> : <Unknown code={code} />}
    </Page>
  )
}

/** Long names of parts wrap on a phone, so that the facts keep their room. */
const COLUMNS = { base: 'minmax(0, 7rem) minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' } as const

type Warranty = NonNullable<WarrantyScreenQuery$data['warranty']>

function Certificate(warranty: Warranty) {
  const { code, orderShortId, state, endsAt, soldAt, startsAt, lines } = warranty
  const { tone, words } = certificateWords({ state, endsAt })
  return (
    <chakra.article display="grid" gap="6" maxW="46rem">
      <PageTitle>Certificado de garantía</PageTitle>
      <PageHeader
        small
        title="Certificado de garantía"
        lead={`Código ${code}`}
        actions={
          <chakra.div css={notPrinted}>
            <Button size="sm" onClick={() => window.print()}>
              <Printer />
              Imprimir
            </Button>
          </chakra.div>
        }
      />
      <Notice tone={tone}>{words}</Notice>
      <Panel display="grid" gap="4">
        <chakra.h2 textStyle="h4">Quién la da</chakra.h2>
        <Seller {...warranty} />
      </Panel>
      <Panel display="grid" gap="4">
        <chakra.h2 textStyle="h4">Qué cubre</chakra.h2>
        <Facts aligned="start" gridTemplateColumns={COLUMNS}>
          {lines.map((line, index) => (
            <Fact key={index} name={withQuantity(line.description, line.quantity)}>
              {[
                `${labelOf(partConditions, line.condition)}. Garantía de ${warrantyLabel(line.days)}, ${validityWords(line)}.`,
                line.note && `Condiciones del vendedor: ${line.note}`,
              ]
                .filter(Boolean)
                .join('\n')}
            </Fact>
          ))}
          {warranty.vehicle && <Fact name="Vehículo">{warranty.vehicle}</Fact>}
          <Fact name="Empieza">{startWords(warranty)}</Fact>
          <Fact name="Vendido el">{`${formatDate(soldAt, 'long')}, compra ${orderShortId}`}</Fact>
        </Facts>
        <p>
          Cubre cada pieza de la lista, entera. Valen las condiciones que el vendedor escribió en su oferta;
          Tuerca no agrega ninguna.{' '}
          {startsAt ? '' : 'El plazo se cuenta desde el día siguiente a la entrega.'}
        </p>
      </Panel>
      <Panel display="grid" gap="3">
        <chakra.h2 textStyle="h4">Cómo se usa</chakra.h2>
        <p>
          Escribile al vendedor por el chat de la compra, o llevale la pieza a su domicilio, con este
          certificado. Si no cumple, podés elegir entre que cumpla, otra pieza igual o deshacer la compra con
          la devolución de la plata (Ley 17.250, artículo 33). Si la oferta no puso un costo a tu cargo, no
          pagás nada.
        </p>
        <p>
          Si la pieza queda en reparación, pedí una constancia con la fecha de entrada, qué se le hizo y
          cuándo te la devuelven: ese tiempo se suma a la garantía (artículo 23).
        </p>
        <p>
          Esta garantía no reemplaza lo que la ley le da a quien compra para uso propio: 90 días desde la
          entrega para reclamar por un defecto a la vista, y 3 meses desde que aparezca para uno oculto que
          aparezca en los primeros 6 meses (artículo 37).
        </p>
      </Panel>
      <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        Responde el vendedor. Tuerca guarda el certificado: se verifica en {location.host}
        {location.pathname}.
      </chakra.p>
    </chakra.article>
  )
}

function Seller(warranty: Warranty) {
  const { seller, sellerBusinessName, sellerRut, sellerAddress, sellerDepartment } = warranty
  const department = labelOf(departments, sellerDepartment)
  return (
    <Facts aligned="start" gridTemplateColumns={COLUMNS}>
      <Fact name="Vendedor">
        {sellerBusinessName && sellerBusinessName !== seller ? `${seller}\n${sellerBusinessName}` : seller}
      </Fact>
      {sellerRut && <Fact name="RUT">{sellerRut}</Fact>}
      <Fact name="Domicilio">{sellerAddress ? `${sellerAddress}, ${department}` : department}</Fact>
      <Fact name="Fabricante o importador">El vendedor no lo indicó: responde él.</Fact>
    </Facts>
  )
}

function startWords({ startsAt, deliveryMethod, pickupPlace }: Warranty): string {
  if (!startsAt) return 'El día que se confirme la recepción'
  return `${formatDate(startsAt, 'long')}, con la entrega${deliveryPlace(deliveryMethod, pickupPlace)}`
}

const WarrantyCodeForm = shownLater(async () => (await import('./WarrantyCodeForm')).WarrantyCodeForm)

function Unknown({ code }: { code: string }) {
  return (
    <chakra.section display="grid" gap="5">
      <PageTitle>Garantía no encontrada</PageTitle>
      <PageHeader
        small
        title="Garantía no encontrada"
        lead="Ningún certificado de Tuerca tiene ese código. Revisalo: si está bien copiado, el certificado es falso."
      />
      <Suspense>
        <WarrantyCodeForm wrong={code} />
      </Suspense>
    </chakra.section>
  )
}
