import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type AutosavedField, useAutosave } from '../../forms/useAutosave'
import { carBrandChoices } from '../../lib/carBrands'
import { buyerTypes, optionsOf, partCategories } from '../../lib/labels'
import { formatPhone, formatRut } from '../../lib/text'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { MultiSelect } from '../../ui/MultiSelect'
import { openedLater } from '../../ui/openedLater'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { CardSkeleton } from '../../ui/Skeleton'
import type { BuyerProfileEditor_account$key } from './__generated__/BuyerProfileEditor_account.graphql'
import type { CustomerNumbersProps } from './CustomerNumbers'
import { type CustomerNumber, customerNumberProblems, customerNumbersInput } from './customerNumbers'
import { PersonFields, type PersonValues } from './PersonFields'
import { ProfileAside } from './ProfileAside'
import { ProfileField, ProfilePair, ProfileSection, ProfileText } from './ProfileField'
import { ProfileLayout } from './ProfileLayout'
import type { BuyerChanges } from './updateBuyerProfile'
import { useLateUpdate } from './useLateUpdate'

/** At the end of the form: its code loads after the first render. */
const CustomerNumbers = openedLater<CustomerNumbersProps>(
  async () => (await import('./CustomerNumbers')).CustomerNumbers,
  () => true,
  { Waiting: () => <CardSkeleton /> },
)

const loadUpdate = async () => (await import('./updateBuyerProfile')).updateBuyerProfile

type Values = PersonValues & {
  buyerType: string
  rut: string
  address: string
  brands: readonly string[]
  categories: readonly string[]
  customerNumbers: readonly CustomerNumber[]
}

const CATEGORY_CHOICES = optionsOf(partCategories)
const TYPE_CHOICES = optionsOf(buyerTypes)

/** 'Mi Perfil': all data of a buyer. Each field saves itself. */
export function BuyerProfileEditor({ account }: { account: BuyerProfileEditor_account$key }) {
  const data = useFragment(
    graphql`
      fragment BuyerProfileEditor_account on Account {
        name
        email
        phone
        department
        buyerType
        ...ProfileAside_account
        buyerProfile {
          rut
          address
          brands
          categories
          customerNumbers {
            supplierId
            supplierName
            number
          }
        }
      }
    `,
    account,
  )
  const update = useLateUpdate(loadUpdate)
  const { buyerProfile } = data
  const { field, isUnsaved } = useAutosave<Values>({
    saved: {
      name: data.name,
      phone: formatPhone(data.phone),
      department: data.department,
      buyerType: data.buyerType ?? '',
      rut: buyerProfile?.rut ? formatRut(buyerProfile.rut) : '',
      address: buyerProfile?.address ?? '',
      brands: buyerProfile?.brands ?? [],
      categories: buyerProfile?.categories ?? [],
      customerNumbers:
        buyerProfile?.customerNumbers.map(({ supplierId, supplierName, number }) => ({
          supplierId: supplierId ?? null,
          supplierName,
          number,
        })) ?? [],
    },
    isReady: (name, value) => name !== 'customerNumbers' || isWhole(value as readonly CustomerNumber[]),
    save: (name, value) =>
      update({
        [name]: name === 'customerNumbers' ? customerNumbersInput(value as readonly CustomerNumber[]) : value,
      } as BuyerChanges),
  })
  useLeaveWarning(isUnsaved)
  if (!buyerProfile) return null

  const type = field('buyerType')
  const brands = field('brands')
  const categories = field('categories')
  const isWorkshop = type.value === 'WORKSHOP'
  return (
    <ProfileLayout title="Mi Perfil" aside={<ProfileAside account={data} />}>
      <ProfileSection title="Datos personales">
        <PersonFields email={data.email} field={field} />
      </ProfileSection>
      <ProfileSection title="Cómo comprás">
        <ProfileField field={type} label="Comprás como" group>
          <SegmentedControl options={TYPE_CHOICES} value={type.value} onChange={type.onChange} />
        </ProfileField>
        {isWorkshop && (
          <ProfilePair>
            <ProfileText field={field('rut')} label="RUT" numeric inputMode="numeric" maxLength={40} />
            <ProfileText
              field={field('address')}
              label="Dirección"
              autoComplete="street-address"
              maxLength={160}
            />
          </ProfilePair>
        )}
      </ProfileSection>
      <ProfileSection title="Qué comprás">
        <ProfileField field={brands} label="Marcas" optional group>
          <MultiSelect
            options={carBrandChoices}
            value={brands.value}
            onChange={brands.onChange}
            noun={{ one: 'marca', many: 'marcas', ending: 'a' }}
          />
        </ProfileField>
        <ProfileField field={categories} label="Categorías de repuestos" optional group>
          <MultiSelect
            options={CATEGORY_CHOICES}
            value={categories.value}
            onChange={categories.onChange}
            noun={{ one: 'categoría', many: 'categorías', ending: 'a' }}
          />
        </ProfileField>
      </ProfileSection>
      <ProfileSection
        title="Números de cliente"
        note="Si ya sos cliente de un proveedor, te puede hacer descuento. Ve que sos cliente registrado, no tu número."
      >
        <OwnNumbers field={field('customerNumbers')} />
      </ProfileSection>
    </ProfileLayout>
  )
}

/** True when all rows are complete: incomplete rows are not sent. */
const isWhole = (rows: readonly CustomerNumber[]) =>
  customerNumberProblems(rows).every(problems => Object.keys(problems).length === 0) &&
  customerNumbersInput(rows).length === rows.length

/** The numbers in the profile; a row shows its errors once its fields lost the focus. */
function OwnNumbers({ field }: { field: AutosavedField<readonly CustomerNumber[]> }) {
  const [isLeft, setIsLeft] = useState(false)
  const problems = customerNumberProblems(field.value)
  return (
    <chakra.div
      onFocus={() => setIsLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) => setIsLeft(!currentTarget.contains(relatedTarget))}
    >
      <ProfileField field={field} label="Números de cliente" hideLabel group>
        <CustomerNumbers
          value={field.value}
          onChange={field.onChange}
          problemOf={(index, name) => (isLeft ? problems[index]?.[name] : undefined)}
        />
      </ProfileField>
    </chakra.div>
  )
}
