import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { REQUEST_CONFIRMATION_HOURS } from '../../../lib/generated/limits'
import { paths } from '../../../paths'
import { Button } from '../../../ui/Button'

type WhatFollowsProps = {
  sent: {
    /** Empty for none. */
    readonly email: string
    /** Its page, where a visitor without e-mail confirms it; null for everybody else. */
    readonly followPath: string | null
  }
  /** Nobody is signed in: it waits to be confirmed. */
  isVisitor: boolean
}

/** Who may quote a request that was just sent, and when. */
export function WhatFollows({ sent: { email, followPath }, isVisitor }: WhatFollowsProps) {
  if (!isVisitor && email === '')
    return 'La pueden cotizar los proveedores verificados. Te avisamos al email de tu cuenta cuando llegue una oferta.'
  if (!isVisitor) {
    return (
      <>
        La pueden cotizar los proveedores verificados. Te avisamos a <Address>{email}</Address> cada vez que
        llegue una oferta.
      </>
    )
  }
  if (followPath) {
    return 'Los proveedores lo ven cuando lo confirmes. Guardá la dirección de la página que sigue: es la única forma de volver a tu pedido. Por ahora no escribimos por WhatsApp.'
  }
  return (
    <>
      Te mandamos un correo a <Address>{email}</Address>. Los proveedores ven tu pedido cuando lo confirmes
      desde ahí. El enlace sirve por {REQUEST_CONFIRMATION_HOURS} horas.
    </>
  )
}

/** The one thing to do then. */
export function NextOfSent({ sent: { email, followPath }, isVisitor }: WhatFollowsProps) {
  if (!isVisitor) {
    return (
      <Button asChild variant="solid">
        <Link to={paths.dashboard('consultas')}>Ir a mis consultas</Link>
      </Button>
    )
  }
  if (followPath) {
    return (
      <Button asChild variant="solid">
        <a href={followPath}>Ver y confirmar</a>
      </Button>
    )
  }
  return (
    <Button asChild>
      <Link to={paths.auth({ mode: 'signup', kind: 'BUYER', isShort: true, email })}>Crear cuenta</Link>
    </Button>
  )
}

function Address({ children }: { children: string }) {
  return (
    <chakra.b color="fg" overflowWrap="anywhere">
      {children}
    </chakra.b>
  )
}
