import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { AutosavedField } from '../../forms/useAutosave'
import { departments, optionsOf } from '../../lib/labels'
import { paths } from '../../paths'
import { StatusBadge } from '../../ui/Badge'
import { EmailText } from '../../ui/EmailText'
import { Select } from '../../ui/Select'
import { ProfileField, ProfilePair, ProfileText } from './ProfileField'

export type PersonValues = { name: string; phone: string; department: string }

type PersonFieldsProps = {
  email: string
  field: <Name extends keyof PersonValues>(name: Name) => AutosavedField<string>
}

/** Name and contact data. The e-mail changes by a mailed link. */
export function PersonFields({ email, field }: PersonFieldsProps) {
  const department = field('department')
  return (
    <ProfilePair>
      <ProfileText field={field('name')} label="Nombre y apellido" autoComplete="name" maxLength={80} />
      <chakra.div display="grid" gap="1.5" minW="0">
        <chakra.span textStyle="label">Email</chakra.span>
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minH="11">
          <chakra.span overflowWrap="anywhere">
            <EmailText>{email}</EmailText>
          </chakra.span>
          <StatusBadge kind="done">Verificado</StatusBadge>
          <Link to={paths.accountSecurity}>Cambiar email</Link>
        </chakra.span>
      </chakra.div>
      <ProfileText
        field={field('phone')}
        label="Teléfono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="Ej.: 094 231 234"
        numeric
        maxLength={40}
      />
      <ProfileField field={department} label="Departamento">
        <Select
          value={department.value}
          onChange={event => department.onChange(event.currentTarget.value)}
          options={optionsOf(departments)}
          autoComplete="address-level1"
        />
      </ProfileField>
    </ProfilePair>
  )
}
