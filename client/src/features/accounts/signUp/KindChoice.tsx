import { chakra } from '@chakra-ui/react/styled-system'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { RadioCards } from '../../../ui/RadioCards'
import { type AccountKind, accountKinds, earlyChoice } from './accountKinds'
import { SHORT_WAY, ShortWay } from './ShortWay'

type KindChoiceProps = {
  onChoose: (kind: AccountKind) => void
  /** The address of the sign-up on one page; left out where only that one exists. */
  shortPath?: (kind: AccountKind) => string
}

/** Asks for the kind of account, the first question of a sign-up. */
export function KindChoice({ onChoose, shortPath }: KindChoiceProps) {
  const [early] = useState(earlyChoice)
  const before = useSyncExternalStore(early.subscribe, early.read)
  const [chosen, setChosen] = useState<AccountKind | null>(null)
  const kind = chosen ?? before
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
        <RadioCards options={accountKinds} value={kind} onChange={setChosen} />
      </Field>
      <Button type="submit" variant="solid" full>
        Continuar
      </Button>
      {shortPath && (
        <ShortWay>
          <Link to={shortPath(kind)}>{SHORT_WAY}</Link>
        </ShortWay>
      )}
    </chakra.form>
  )
}
