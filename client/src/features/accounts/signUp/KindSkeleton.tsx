import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { RadioCards } from '../../../ui/RadioCards'
import { Loading } from '../../../ui/Skeleton'
import { accountKinds, FIRST_KIND } from './accountKinds'
import { SHORT_WAY, ShortWay } from './ShortWay'

/** The skeleton of `KindChoice`, in the same place; the choice made in it is kept (`earlyChoice`). */
export function KindSkeleton() {
  return (
    <chakra.div display="grid" gap="6">
      <Field label="¿Cómo vas a usar Tuerca?" group>
        <RadioCards options={accountKinds} value={FIRST_KIND} onChange={nobodyHears} />
      </Field>
      <Loading>
        <chakra.div display="grid" gap="6">
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
    </chakra.div>
  )
}

/** The skeleton is only HTML, without code: the browser itself keeps the choice. */
const nobodyHears = () => undefined
