import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { RadioCardsDrawing } from '../../ui/RadioCards'
import { Loading } from '../../ui/Skeleton'
import { accountKinds, FIRST_KIND } from './accountKinds'
import { SHORT_WAY, ShortWay } from './ShortWay'

/** `KindChoice` as long as there is nothing that could take the choice: it stands in the same place. */
export function KindSilhouette() {
  return (
    <Loading>
      <chakra.div display="grid" gap="6">
        <Field label="¿Cómo vas a usar Tuerca?" group>
          <RadioCardsDrawing options={accountKinds} value={FIRST_KIND} />
        </Field>
        <Button asChild variant="solid" full>
          <span>Continuar</span>
        </Button>
        <ShortWay>
          <chakra.u textDecorationThickness="1px" textUnderlineOffset=".2em">
            {SHORT_WAY}
          </chakra.u>
        </ShortWay>
      </chakra.div>
    </Loading>
  )
}
