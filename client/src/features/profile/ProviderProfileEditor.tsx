import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { useAutosave } from '../../forms/useAutosave'
import { carBrandChoices } from '../../lib/carBrands'
import { DEFAULT_SCHEDULE, MAX_SERVICES } from '../../lib/generated/profileTerms'
import { departments, optionsOf } from '../../lib/labels'
import { logisticOptions, providerCategories } from '../../lib/profileLabels'
import { daysOf, isClosed, type Week, weekOf, weekProblems } from '../../lib/schedule'
import { formatPhone, formatRut } from '../../lib/text'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { Button } from '../../ui/Button'
import { MultiSelect } from '../../ui/MultiSelect'
import { openedLater } from '../../ui/openedLater'
import { CardSkeleton } from '../../ui/Skeleton'
import { Switch } from '../../ui/Switch'
import { TagInput } from '../../ui/TagInput'
import type { WeekScheduleProps } from '../../ui/WeekSchedule'
import type { ProviderProfileEditor_account$key } from './__generated__/ProviderProfileEditor_account.graphql'
import { PersonFields, type PersonValues } from './PersonFields'
import { ProfileAside } from './ProfileAside'
import { ProfileField, ProfilePair, ProfileSection, ProfileText } from './ProfileField'
import { ProfileLayout } from './ProfileLayout'
import type { ProviderChanges } from './updateProviderProfile'
import { useLateUpdate } from './useLateUpdate'

/** The last of the form: their code, with the cutting and sending of files, comes after the page is drawn. */
const PictureField = openedLater(
  async () => (await import('./PictureField')).PictureField,
  () => true,
  { Waiting: () => <CardSkeleton /> },
)

const WeekSchedule = openedLater<WeekScheduleProps>(
  async () => (await import('../../ui/WeekSchedule')).WeekSchedule,
  () => true,
  { Waiting: () => <CardSkeleton /> },
)

const loadUpdate = async () => (await import('./updateProviderProfile')).updateProviderProfile

type Values = PersonValues & {
  companyName: string
  businessName: string
  rut: string
  address: string
  companyPhone: string
  websiteUrl: string
  partsDescription: string
  services: readonly string[]
  brands: readonly string[]
  categories: readonly string[]
  departments: readonly string[]
  logisticOptions: readonly string[]
  offersNationwideShipping: boolean
  offersLocalPickup: boolean
  acceptsCustomerDiscounts: boolean
  schedule: Week
  closedOnHolidays: boolean
}

const CATEGORY_CHOICES = optionsOf(providerCategories)
const DEPARTMENT_CHOICES = optionsOf(departments)
const LOGISTIC_CHOICES = optionsOf(logisticOptions)

/** 'Editar Perfil': all that a provider says of itself. Each field saves itself. */
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
          companyName
          businessName
          rut
          address
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
  const { field, isUnsaved } = useAutosave<Values>({
    saved: {
      name: data.name,
      phone: formatPhone(data.phone),
      department: data.department,
      companyName: provider?.companyName ?? '',
      businessName: provider?.businessName ?? '',
      rut: provider?.rut ? formatRut(provider.rut) : '',
      address: provider?.address ?? '',
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
  if (!provider) return null

  const services = field('services')
  const schedule = field('schedule')
  const list = (name: 'brands' | 'categories' | 'departments' | 'logisticOptions') => field(name)
  const toggle = (
    name: 'offersNationwideShipping' | 'offersLocalPickup' | 'acceptsCustomerDiscounts' | 'closedOnHolidays',
    words: string,
    help?: string,
  ) => {
    const { value, onChange } = field(name)
    return (
      <ProfileField field={field(name)} label={words} hideLabel group help={help}>
        <Switch checked={value} onChange={() => onChange(!value)}>
          {words}
        </Switch>
      </ProfileField>
    )
  }
  return (
    <ProfileLayout aside={<ProfileAside account={data} />} title="Editar Perfil">
      <ProfileSection title="Datos personales">
        <PersonFields email={data.email} field={field} />
      </ProfileSection>
      <ProfileSection title="Empresa">
        <ProfilePair>
          <ProfileText
            field={field('companyName')}
            label="Empresa"
            autoComplete="organization"
            maxLength={120}
          />
          <ProfileText field={field('businessName')} label="Razón social" optional maxLength={120} />
          <ProfileText field={field('rut')} label="RUT" optional numeric inputMode="numeric" maxLength={20} />
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
          <ProfileText
            field={field('address')}
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
      <ProfileSection
        title="Qué cubrís"
        note="Con esto elegimos los pedidos que te avisamos. Lo que dejes sin elegir vale por todo."
      >
        <ProfileField field={list('brands')} label="Marcas" group>
          <MultiSelect
            options={carBrandChoices}
            {...chosen(list('brands'))}
            noun={{ one: 'marca', many: 'marcas', ending: 'a' }}
            withAll
          />
        </ProfileField>
        <ProfileField field={list('categories')} label="Categorías de repuestos" group>
          <MultiSelect
            options={CATEGORY_CHOICES}
            {...chosen(list('categories'))}
            noun={{ one: 'categoría', many: 'categorías', ending: 'a' }}
            withAll
          />
        </ProfileField>
        <ProfileField field={list('departments')} label="Departamentos donde atendés" group>
          <MultiSelect
            options={DEPARTMENT_CHOICES}
            {...chosen(list('departments'))}
            noun={{ one: 'departamento', many: 'departamentos', ending: 'o' }}
            withAll
          />
        </ProfileField>
      </ProfileSection>
      <ProfileSection title="Entregas y descuentos">
        <ProfileField field={list('logisticOptions')} label="Cómo entregás" group>
          <MultiSelect
            options={LOGISTIC_CHOICES}
            {...chosen(list('logisticOptions'))}
            noun={{ one: 'opción', many: 'opciones', ending: 'a' }}
          />
        </ProfileField>
        <chakra.div display="grid" gap="3">
          {toggle('offersNationwideShipping', 'Hago envíos a todo el país')}
          {toggle('offersLocalPickup', 'Se puede retirar en el local')}
          {toggle(
            'acceptsCustomerDiscounts',
            'Acepto descuentos para clientes',
            'Para compradores que te tienen con un número de cliente.',
          )}
        </chakra.div>
      </ProfileSection>
      <ProfileSection title="Horario" note="Hora de Uruguay.">
        {isClosed(schedule.value) && (
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <chakra.p textStyle="sm" color="fg.muted">
              Todavía no pusiste tu horario. El habitual: lunes a viernes de 8 a 18 y sábados de 9 a 13.
            </chakra.p>
            <Button size="sm" onClick={() => schedule.onChange(DEFAULT_SCHEDULE)}>
              Usar el habitual
            </Button>
          </chakra.div>
        )}
        <ProfileField field={schedule} label="Horario de la semana" hideLabel group>
          <WeekSchedule value={schedule.value} onChange={schedule.onChange} />
        </ProfileField>
        {toggle('closedOnHolidays', 'Cerrado los feriados no laborables')}
      </ProfileSection>
      <ProfileSection title="Fotos" note="Se recortan antes de subirlas.">
        <PictureField kind="PROFILE" src={provider.profilePicture?.thumbnailUrl} />
        <PictureField kind="SHOP" src={provider.shopPicture?.thumbnailUrl} />
        <PictureField kind="REPRESENTATIVE" src={provider.representativePicture?.thumbnailUrl} />
      </ProfileSection>
    </ProfileLayout>
  )
}

/** A list of the profile as a multiple choice has it. */
function chosen({
  value,
  onChange,
}: {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}) {
  return { value, onChange }
}
