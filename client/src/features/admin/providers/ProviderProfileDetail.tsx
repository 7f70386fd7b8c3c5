import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { WEEKDAY_WORDS } from '../../../lib/generated/scheduleTerms'
import { departments, labelOf } from '../../../lib/labels'
import { logisticOptions, providerCategories } from '../../../lib/profileLabels'
import { formatPhone } from '../../../lib/text'
import { Photo } from '../../../ui/Photo'
import { Fact } from '../../../ui/Tag'
import { DetailPart as Part } from '../queue/DetailPart'
import type { ProviderProfileDetailQuery } from './__generated__/ProviderProfileDetailQuery.graphql'

type ProviderProfileDetailProps = { id: string; beforePictures: ReactNode }

/**
 * The other fields of a provider's profile, loaded only in the drawer, because its pictures have signed
 * addresses.
 */
export function ProviderProfileDetail({ id, beforePictures }: ProviderProfileDetailProps) {
  const { node } = useLazyLoadQuery<ProviderProfileDetailQuery>(
    graphql`
      query ProviderProfileDetailQuery($id: ID!) {
        node(id: $id) {
          ... on Provider @alias(as: "provider") {
            businessName
            companyPhone
            websiteUrl
            services
            brands
            categories
            departments
            logisticOptions
            offersNationwideShipping
            offersLocalPickup
            acceptsCustomerDiscounts
            closedOnHolidays
            openingHours {
              weekday
              shifts {
                opensAt
                closesAt
              }
            }
            profilePicture {
              url
            }
            shopPicture {
              url
            }
            representativePicture {
              url
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  )
  const data = node?.provider
  if (!data) return beforePictures
  return (
    <>
      <Part title="Más de la empresa">
        <Fact name="Razón social">{data.businessName}</Fact>
        <Fact name="Teléfono">{data.companyPhone && formatPhone(data.companyPhone)}</Fact>
        <Fact name="Sitio web">
          {data.websiteUrl && (
            <a href={data.websiteUrl} target="_blank" rel="noopener noreferrer nofollow">
              {data.websiteUrl}
            </a>
          )}
        </Fact>
        <Fact name="Servicios">{data.services.join(', ')}</Fact>
      </Part>
      <Part title="Qué cubre">
        <Fact name="Marcas" missing="Todas">
          {data.brands.join(', ')}
        </Fact>
        <Fact name="Categorías" missing="Todas">
          {data.categories.map(category => labelOf(providerCategories, category)).join(', ')}
        </Fact>
        <Fact name="Departamentos" missing="Todos">
          {data.departments.map(one => labelOf(departments, one)).join(', ')}
        </Fact>
        <Fact name="Entregas">
          {[
            ...data.logisticOptions.map(option => labelOf(logisticOptions, option)),
            ...(data.offersNationwideShipping ? ['Envíos a todo el país'] : []),
            ...(data.offersLocalPickup ? ['Retiro en el local'] : []),
          ].join(', ')}
        </Fact>
        <Fact name="Descuentos">{data.acceptsCustomerDiscounts ? 'Acepta para clientes' : 'No'}</Fact>
        <Fact name="Horario">
          {data.openingHours.length > 0 && (
            <>
              {data.openingHours.map(({ weekday, shifts }) => (
                <chakra.span key={weekday} display="block">
                  {labelOf(WEEKDAY_WORDS, weekday)}:{' '}
                  {shifts.map(({ opensAt, closesAt }) => `${opensAt} a ${closesAt}`).join(' y ') || 'cerrado'}
                </chakra.span>
              ))}
              {data.closedOnHolidays ? 'Cerrado los feriados no laborables' : 'Abre los feriados'}
            </>
          )}
        </Fact>
      </Part>
      {beforePictures}
      <Part title="Fotos">
        <Picture name="Perfil" src={data.profilePicture?.url} />
        <Picture name="Local" src={data.shopPicture?.url} />
        <Picture name="Representante" src={data.representativePicture?.url} />
      </Part>
    </>
  )
}

function Picture({ name, src }: { name: string; src: string | null | undefined }) {
  return (
    <Fact name={name} missing="No subida">
      {src && (
        <a href={src} target="_blank" rel="noreferrer">
          <Photo src={src} alt={`Foto: ${name.toLowerCase()}`} fit="contain" w="40" />
        </a>
      )}
    </Fact>
  )
}
