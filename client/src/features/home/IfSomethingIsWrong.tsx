import { chakra } from '@chakra-ui/react/styled-system'
import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'

/** The protection of a buyer whose part does not arrive or is the wrong one. */
export function IfSomethingIsWrong() {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ md: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      justifyItems="start"
      mt="12"
      pt="8"
      borderTop="1px solid"
      borderColor="trust.border"
    >
      <Scale size={28} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <chakra.h3 textStyle="h3">¿No llegó, o no es lo que pediste?</chakra.h3>
        <chakra.p color="fg.muted" maxW="62ch" mt="1">
          No confirmes la recepción y abrí una disputa desde tu compra: la plata queda retenida hasta que se
          resuelva.
        </chakra.p>
      </div>
      <Button asChild>
        <Link to={paths.disputes}>Cómo se resuelve</Link>
      </Button>
    </chakra.div>
  )
}
