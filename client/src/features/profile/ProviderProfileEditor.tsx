import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAutosave } from '../../forms/useAutosave'
import { MAX_SERVICES } from '../../lib/generated/limits'
import { daysOf, type Week, weekOf, weekProblems } from '../../lib/schedule'
import { formatPhone } from '../../lib/text'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { openedLater } from '../../ui/openedLater'
import { CardSkeleton } from '../../ui/Skeleton'
import { TagInput } from '../../ui/TagInput'
import type { ProviderProfileEditor_account$key } from './__generated__/ProviderProfileEditor_account.graphql'
import { PersonFields } from './PersonFields'
import { ProfileAside } from './ProfileAside'
import { ProfileField, ProfilePair, ProfileSection, ProfileText } from './ProfileField'
import { ProfileLayout } from './ProfileLayout'
import type { ProviderWorkProps } from './ProviderWork'
import type { ProviderProfileValues } from './providerProfileValues'
import type { ProviderChanges } from './updateProviderProfile'
import { useLateUpdate } from './useLateUpdate'
import { VerifiedText } from './VerifiedText'
import { readVerifiedFields } from './verifiedFields'

/** The second half of the form: its code, with the lists, loads after the first render. */
const ProviderWork = openedLater<ProviderWorkProps>(
  async () => (await import('./ProviderWork')).ProviderWork,
  () => true,
  { Waiting: () => <CardSkeleton /> },
)

/** Further down the page than its first screen. */
const SavedReplySection = openedLater(
  async () => (await import('../savedReplies/SavedReplySection')).SavedReplySection,
  () => true,
  { isQuiet: true },
)

const loadUpdate = async () => (await import('./updateProviderProfile')).updateProviderProfile

/** 'Editar Perfil': all data of a provider. Each field saves itself. */
export function ProviderProfileEditor({ account }: { account: ProviderProfileEditor_account$key }) {
  const data = useFragment(
    graphql`
      fragment ProviderProfileEditor_account on Account {
        name
        email
        phone
        department
        ...ProfileAside_account
        provider {
          ...verifiedFields_provider
          status
          companyPhone
          websiteUrl
          partsDescription
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
            thumbnailUrl
          }
          shopPicture {
            thumbnailUrl
          }
          representativePicture {
            thumbnailUrl
          }
        }
      }
    `,
    account,
  )
  const update = useLateUpdate(loadUpdate)
  const { provider } = data
  const verified = provider && readVerifiedFields(provider)
  const { field, isUnsaved } = useAutosave<ProviderProfileValues>({
    saved: {
      name: data.name,
      phone: formatPhone(data.phone),
      department: data.department,
      companyName: verified?.values.companyName ?? '',
      businessName: verified?.values.businessName ?? '',
      rut: verified?.values.rut ?? '',
      address: verified?.values.address ?? '',
      companyPhone: provider?.companyPhone ? formatPhone(provider.companyPhone) : '',
      websiteUrl: provider?.websiteUrl ?? '',
      partsDescription: provider?.partsDescription ?? '',
      services: provider?.services ?? [],
      brands: provider?.brands ?? [],
      categories: provider?.categories ?? [],
      departments: provider?.departments ?? [],
      logisticOptions: provider?.logisticOptions ?? [],
      offersNationwideShipping: provider?.offersNationwideShipping ?? false,
      offersLocalPickup: provider?.offersLocalPickup ?? false,
      acceptsCustomerDiscounts: provider?.acceptsCustomerDiscounts ?? false,
      closedOnHolidays: provider?.closedOnHolidays ?? true,
      schedule: weekOf(
        provider?.openingHours.map(({ weekday, shifts }) => ({
          weekday,
          shifts: shifts.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })),
        })) ?? [],
      ),
    },
    isReady: (name, value) => name !== 'schedule' || Object.keys(weekProblems(value as Week)).length === 0,
    save: (name, value) =>
      update({ [name]: name === 'schedule' ? daysOf(value as Week) : value } as ProviderChanges),
  })
  useLeaveWarning(isUnsaved)
  if (!provider || !verified) return null
  const { verifications } = verified

  const services = field('services')
  return (
    <ProfileLayout aside={<ProfileAside account={data} />} title="Editar Perfil">
      <ProfileSection title="Datos personales">
        <PersonFields email={data.email} field={field} />
      </ProfileSection>
      <ProfileSection
        title="Empresa"
        note={
          provider.status === 'APPROVED' || provider.status === 'SUSPENDED'
            ? 'Nombre, razón social, RUT y dirección están verificados: si los cambiás, los revisamos antes de mostrarlos.'
            : undefined
        }
      >
        <ProfilePair>
          <VerifiedText
            field={field('companyName')}
            verification={verifications.companyName}
            label="Empresa"
            autoComplete="organization"
            maxLength={120}
          />
          <VerifiedText
            field={field('businessName')}
            verification={verifications.businessName}
            label="Razón social"
            optional
            maxLength={120}
          />
          <VerifiedText
            field={field('rut')}
            verification={verifications.rut}
            label="RUT"
            optional
            numeric
            inputMode="numeric"
            maxLength={40}
          />
          <ProfileText
            field={field('companyPhone')}
            label="Teléfono de la empresa"
            optional
            type="tel"
            inputMode="tel"
            numeric
            placeholder="Ej.: 2409 8877"
            maxLength={40}
          />
          <VerifiedText
            field={field('address')}
            verification={verifications.address}
            label="Dirección"
            optional
            autoComplete="street-address"
            maxLength={160}
          />
          <ProfileText
            field={field('websiteUrl')}
            label="Sitio web"
            optional
            inputMode="url"
            placeholder="www.mirepuestera.com.uy"
            maxLength={200}
          />
        </ProfilePair>
        <ProfileText
          field={field('partsDescription')}
          label="Qué vendés"
          optional
          help="Por ejemplo: usados originales, carrocería y ópticas para VW y Fiat."
          rows={3}
          maxLength={400}
        />
        <ProfileField
          field={services}
          label="Servicios"
          optional
          group
          help="Lo que hacés además de vender. Separalos con Enter o con coma."
        >
          <TagInput
            value={services.value}
            onChange={services.onChange}
            noun="servicio"
            most={MAX_SERVICES}
            maxLength={60}
            placeholder="Colocación, rectificación, pedidos a medida…"
          />
        </ProfileField>
      </ProfileSection>
      <ProviderWork
        field={field}
        pictures={{
          PROFILE: provider.profilePicture?.thumbnailUrl,
          SHOP: provider.shopPicture?.thumbnailUrl,
          REPRESENTATIVE: provider.representativePicture?.thumbnailUrl,
        }}
      />
      <Suspense fallback={<CardSkeleton />}>
        <SavedReplySection />
      </Suspense>
    </ProfileLayout>
  )
}
