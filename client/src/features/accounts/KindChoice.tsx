import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { RadioCards } from '../../ui/RadioCards'
import { type AccountKind, accountKinds, choiceIn, FIRST_KIND, findSilhouette } from './accountKinds'
import { SHORT_WAY, ShortWay } from './ShortWay'

type KindChoiceProps = {
  onChoose: (kind: AccountKind) => void
  /** Where the sign-up on one page is, where there is one in steps beside it. */
  shortPath?: (kind: AccountKind) => string
}

/** The first question of a sign-up. */
export function KindChoice({ onChoose, shortPath }: KindChoiceProps) {
  const [kind, setKind] = useState<AccountKind>(FIRST_KIND)
  const [silhouette, setSilhouette] = useState(findSilhouette)
  // Not in the first drawing, during which somebody may still choose.
  useLayoutEffect(() => {
    if (!silhouette) return
    setKind(choiceIn(silhouette))
    setSilhouette(null)
  }, [silhouette])
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
        <RadioCards options={accountKinds} value={kind} onChange={setKind} />
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
