import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { REQUEST_CONFIRMATION_HOURS } from '../../lib/generated/limits'
import { paths } from '../../paths'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { Tag } from '../../ui/Tag'

export type SentRequest = {
  /** 'Óptica delantera + 1 repuesto' */
  readonly parts: string
  /** 'Volkswagen Gol Trend · 2014' */
  readonly vehicle: string
  readonly email: string
  /** Its page, where a visitor without e-mail confirms it; null for everybody else. */
  readonly followPath: string | null
}

type RequestSentProps = {
  /** Null until one was sent, and while another is written. */
  sent: SentRequest | null
  /** Nobody is signed in: it waits to be confirmed. */
  isVisitor: boolean
  onAnother: () => void
}

/** What comes after a request was sent. */
export function RequestSent({ sent, isVisitor, onAnother }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!sent) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [sent])
  if (!sent) return null
  return (
    <Panel display="grid" justifyItems="center" gap="3" textAlign="center" py="10">
      <Tag as="div" shape="left" w="15rem" maxW="full" py="4" textAlign="start" mb="1">
        <chakra.p textStyle="narrow" overflowWrap="anywhere" lineClamp="4">
          {sent.parts}
        </chakra.p>
        <chakra.p textStyle="narrow" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {sent.vehicle}
        </chakra.p>
        <chakra.p mt="2">
          <Stamp tone={isVisitor ? 'gray' : 'trust'} fresh>
            {isVisitor ? 'Pendiente' : 'Enviada'}
          </Stamp>
        </chakra.p>
      </Tag>
      <chakra.h2 ref={heading} tabIndex={-1} outline="none">
        {isVisitor ? 'Confirmá tu pedido' : 'Tu solicitud está en el mostrador'}
      </chakra.h2>
      <chakra.p color="fg.muted" maxW="44ch">
        {isVisitor ? <ToConfirm sent={sent} /> : <Announced email={sent.email} />}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center" pt="2">
        {sent.followPath && (
          <Button asChild variant="solid">
            <a href={sent.followPath}>Ver y confirmar</a>
          </Button>
        )}
        {!isVisitor && (
          <Button asChild variant="solid">
            <Link to={paths.dashboard('consultas')}>Ir a mis consultas</Link>
          </Button>
        )}
        {isVisitor && !sent.followPath && (
          <Button asChild>
            <Link to={paths.auth({ mode: 'signup', kind: 'BUYER', isShort: true, email: sent.email })}>
              Crear cuenta
            </Link>
          </Button>
        )}
        <Button onClick={onAnother}>Nueva Consulta</Button>
      </chakra.div>
    </Panel>
  )
}

function Announced({ email }: { email: string }) {
  if (email === '')
    return 'La ven proveedores verificados. Te avisamos al email de tu cuenta cuando llegue una oferta.'
  return (
    <>
      La ven proveedores verificados. Te avisamos a <Address>{email}</Address> cada vez que llegue una oferta.
    </>
  )
}

function ToConfirm({ sent: { email, followPath } }: { sent: SentRequest }) {
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

function Address({ children }: { children: string }) {
  return (
    <chakra.b color="fg" overflowWrap="anywhere">
      {children}
    </chakra.b>
  )
}
