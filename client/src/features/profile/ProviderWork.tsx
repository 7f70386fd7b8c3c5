import { chakra } from '@chakra-ui/react/styled-system'
import type { AutosavedField } from '../../forms/useAutosave'
import { carBrandChoices } from '../../lib/carBrands'
import type { PICTURE_WORDS } from '../../lib/generated/profileTerms'
import { departments, optionsOf } from '../../lib/labels'
import { logisticOptions, providerCategories } from '../../lib/profileLabels'
import { isClosed } from '../../lib/schedule'
import { MultiSelect } from '../../ui/MultiSelect'
import { Switch } from '../../ui/Switch'
import { UsualHours } from '../../ui/UsualHours'
import { WeekSchedule } from '../../ui/WeekSchedule'
import { PictureField } from './PictureField'
import { ProfileField, ProfileSection } from './ProfileField'
import type { ProviderProfileValues } from './providerProfileValues'

export type ProviderWorkProps = {
  field: <Name extends keyof ProviderProfileValues>(name: Name) => AutosavedField<ProviderProfileValues[Name]>
  /** The address of each picture; none when there is no picture. */
  pictures: Readonly<Record<keyof typeof PICTURE_WORDS, string | null | undefined>>
}

const CATEGORY_CHOICES = optionsOf(providerCategories)
const DEPARTMENT_CHOICES = optionsOf(departments)
const LOGISTIC_CHOICES = optionsOf(logisticOptions)

/** The part of 'Editar Perfil' with choices from lists, and the pictures. */
export function ProviderWork({ field, pictures }: ProviderWorkProps) {
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
    <>
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
            'Vale el porcentaje que pongas en Descuentos.',
          )}
        </chakra.div>
      </ProfileSection>
      <ProfileSection title="Horario" note="Hora de Uruguay.">
        {isClosed(schedule.value) && <UsualHours onChoose={schedule.onChange} />}
        <ProfileField field={schedule} label="Horario de la semana" hideLabel group>
          <WeekSchedule value={schedule.value} onChange={schedule.onChange} />
        </ProfileField>
        {toggle('closedOnHolidays', 'Cerrado los feriados no laborables')}
      </ProfileSection>
      <ProfileSection title="Fotos" note="Se recortan antes de subirlas.">
        <PictureField kind="PROFILE" src={pictures.PROFILE} />
        <PictureField kind="SHOP" src={pictures.SHOP} />
        <PictureField kind="REPRESENTATIVE" src={pictures.REPRESENTATIVE} />
      </ProfileSection>
    </>
  )
}

/** A list of the profile as the value of a multiple choice. */
function chosen({
  value,
  onChange,
}: {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}) {
  return { value, onChange }
}
