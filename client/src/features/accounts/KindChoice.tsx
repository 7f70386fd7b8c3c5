import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'react-router'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { RadioCards } from '../../ui/RadioCards'

const kinds = [
  {
    value: 'BUYER',
    label: 'Quiero comprar repuestos',
    detail: 'Consumidor final, empresa o taller. Gratis.',
  },
  {
    value: 'PROVIDER',
    label: 'Quiero vender repuestos',
    detail: `Casa de repuestos, taller, desarme o importador. Te revisamos en ${REVIEW_TIME}.`,
  },
] as const

export type AccountKind = (typeof kinds)[number]['value']

type KindChoiceProps = {
  onChoose: (kind: AccountKind) => void
  /** Where the sign-up on one page is, where there is one in steps beside it. */
  shortPath?: (kind: AccountKind) => string
}

/** The first question of a sign-up. */
export function KindChoice({ onChoose, shortPath }: KindChoiceProps) {
  const [kind, setKind] = useState<AccountKind>('BUYER')
  return (
    <chakra.form
      display="grid"
      gap="6"
      onSubmit={event => {
        event.preventDefault()
        onChoose(kind)
      }}
    >
      <Field label="¿Cómo vas a usar Tuerca?" group>
        <RadioCards options={kinds} value={kind} onChange={setKind} />
      </Field>
      <Button type="submit" variant="solid" full>
        Continuar
      </Button>
      {shortPath && (
        <chakra.p textStyle="sm" color="fg.muted">
          ¿Con apuro? <Link to={shortPath(kind)}>Hacé el alta corta</Link> y completá tu perfil después.
        </chakra.p>
      )}
    </chakra.form>
  )
}
