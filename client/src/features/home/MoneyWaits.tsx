import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Stamp } from '../../ui/Badge'
import { Band } from '../../ui/Band'
import { SoldTag } from '../../ui/SoldTag'
import { Stub } from '../../ui/Tag'

const PRICE = 485_000

/**
 * Explains that the money is held between payment and receipt: the stub stays on the tag until the buyer
 * confirms.
 */
export function MoneyWaits({ children }: { children?: ReactNode }) {
  return (
    <Band
      id="pago-retenido"
      bg="trust.subtle"
      overflow="clip"
      title="La plata espera. Se libera cuando confirmás que lo recibiste."
      lead="Cuando pagás, el dinero queda retenido en Tuerca: el talón de la etiqueta. El proveedor lo cobra recién cuando tenés el repuesto en la mano."
    >
      <chakra.ol
        display="grid"
        gap={{ base: '2.75rem', md: '10' }}
        gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Moment
          title="Pagás"
          stub={<Stub amount={PRICE} />}
          words="El talón queda prendido a la etiqueta. Nadie lo cobra todavía."
        />
        <Moment
          title="Te llega"
          stamp={<Stamp tone="brand">Enviado</Stamp>}
          stub={<Stub amount={PRICE} label="Sigue retenido" />}
          words="Coordinás la entrega por chat. Lo revisás antes de confirmar."
        />
        <Moment
          title="Confirmás"
          stamp={<Stamp>Recibido</Stamp>}
          stub={<Stub amount={PRICE} state="released" />}
          words="Se corta el talón y la plata pasa a ser del proveedor. Antes, no."
        />
      </chakra.ol>
      {children}
    </Band>
  )
}

type MomentProps = { title: string; stamp?: ReactNode; stub: ReactNode; words: string }

function Moment({ title, stamp, stub, words }: MomentProps) {
  return (
    <chakra.li display="flex" flexDirection="column" gap="2">
      <SoldTag stamp={stamp} stub={stub} minH="14.75rem" mb="4" />
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p color="fg.muted">{words}</chakra.p>
    </chakra.li>
  )
}
