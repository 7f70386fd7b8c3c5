import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { useNow } from '../../lib/clock'
import { REQUEST_CONFIRMATION_HOURS } from '../../lib/generated/limits'
import { paths } from '../../paths'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import { Timeline } from '../../ui/Timeline'
import { toast } from '../../ui/toast'
import { LinkTools } from './LinkTools'
import { type CorrectEmail, MailedStep } from './MailedStep'
import { rememberRequest } from './rememberedRequests'

export type MadeRequest = {
  /** 'Óptica delantera + 1 repuesto' */
  readonly parts: string
  /** 'Volkswagen Gol Trend · 2014' */
  readonly vehicle: string
  /** Empty for none. */
  readonly email: string
  /** The page where a visitor without e-mail confirms it; null for everybody else. */
  readonly followPath: string | null
}

type LastStepProps = {
  made: MadeRequest
  /** An account made it, or it was confirmed since: providers have it. */
  isSent: boolean
  /** Sent without an account. */
  isVisitor: boolean
  /** The page of the sent request: in the account, or by its link for a visitor; null when unknown. */
  requestPath?: string | null
  heading?: Ref<HTMLHeadingElement>
  /** Sent to the providers just now: the stamp is animated. */
  isNew?: boolean
  /** Corrects a mistyped e-mail while the request waits. */
  correct: CorrectEmail
  /** More actions. */
  children?: ReactNode
}

/** The last step after a request was made: it was sent, or one step is missing. */
export function LastStep(props: LastStepProps) {
  const { made, isSent, isVisitor, requestPath, heading, isNew, correct, children } = props
  useSpokenSending(isSent)
  useRememberedWay(isSent ? requestPath : made.followPath, made.parts)
  return (
    <chakra.div css={styles.root}>
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" textStyle="h2">
        {isSent ? 'Tu pedido salió' : 'Falta un paso'}
      </chakra.h2>
      <chakra.p maxW="44ch">
        <WhatFollows
          made={made}
          isSent={isSent}
          isVisitor={isVisitor}
          isInAccount={!requestPath?.startsWith(FOLLOWED)}
        />
      </chakra.p>
      <Tag as="div" tone="blank" shape="left" py="3.5" maxW="28rem">
        <chakra.div css={styles.made}>
          <chakra.div minW="0">
            <chakra.p fontWeight="680" lineHeight="1.25" overflowWrap="anywhere" lineClamp="3">
              {made.parts}
            </chakra.p>
            <chakra.p textStyle="xs" color="tag.muted" overflowWrap="anywhere">
              {made.vehicle}
            </chakra.p>
          </chakra.div>
          {isSent ? (
            <Stamp tone="trust" fresh={isNew}>
              Enviada
            </Stamp>
          ) : (
            <Stamp tone="gray">Sin enviar</Stamp>
          )}
        </chakra.div>
      </Tag>
      {!isSent && (
        <Timeline
          steps={[
            { title: 'Pedido armado', state: 'done' },
            made.followPath
              ? { title: 'Lo confirmás en su página', detail: 'Guardá ese enlace', state: 'current' }
              : { title: 'Tocás el enlace', detail: 'Así nadie pide con tu email', state: 'current' },
            { title: 'Sale a los proveedores', state: 'todo' },
          ]}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        {isSent && <SentWay isVisitor={isVisitor} requestPath={requestPath ?? null} />}
        {!isSent && made.followPath && (
          <Button asChild variant="solid">
            <a href={made.followPath}>Ver y confirmar</a>
          </Button>
        )}
        {!isSent && !made.followPath && <MailedStep email={made.email} correct={correct} />}
        {children}
      </chakra.div>
      {!isSent && made.followPath && <LinkTools path={made.followPath} what={made.parts} />}
    </chakra.div>
  )
}

/** Pages of links, which need no account. */
const FOLLOWED = `${paths.follow()}/`

type SentWayProps = { isVisitor: boolean; requestPath: string | null }

/** The way from a sent request to its page. */
function SentWay({ isVisitor, requestPath }: SentWayProps) {
  if (isVisitor && requestPath?.startsWith(FOLLOWED))
    return (
      <Button asChild variant="solid">
        <a href={requestPath}>Ver mi pedido</a>
      </Button>
    )
  const to = requestPath ?? paths.dashboard('consultas')
  return (
    <Button asChild variant="solid">
      {isVisitor ? (
        <Link to={paths.auth({ returnTo: to })}>Iniciar sesión</Link>
      ) : (
        <Link to={to}>{requestPath ? 'Ver mi pedido' : 'Ir a mis pedidos'}</Link>
      )}
    </Button>
  )
}

/** Tells a screen reader when the waiting request is sent, which may happen in another tab. */
function useSpokenSending(isSent: boolean) {
  const [wasSent] = useState(isSent)
  const hasLeft = isSent && !wasSent
  useEffect(() => {
    if (hasLeft) toast.spoken('Tu pedido salió a los proveedores')
  }, [hasLeft])
}

/** A link's page is the visitor's way back to the request, so this browser remembers it at once. */
function useRememberedWay(path: string | null | undefined, what: string) {
  const now = useNow()
  const remember = useEffectEvent((token: string) => rememberRequest({ id: token, token, what }, now))
  useEffect(() => {
    const token = path?.startsWith(FOLLOWED) && path.slice(FOLLOWED.length)
    if (token) remember(token)
  }, [path])
}

type WhatFollowsProps = Pick<LastStepProps, 'made' | 'isSent' | 'isVisitor'> & { isInAccount: boolean }

function WhatFollows({ made, isSent, isVisitor, isInAccount }: WhatFollowsProps) {
  const { email, followPath } = made
  if (isSent && isVisitor && isInAccount)
    return 'Ya lo ven los proveedores. Tu email tiene una cuenta: entrá y lo ves en tus pedidos.'
  if (isSent && isVisitor && email === '') return 'Ya lo ven los proveedores. Las ofertas llegan a su página.'
  if (isSent) {
    return email === '' ? (
      'Ya lo ven los proveedores. Te avisamos al email de tu cuenta cuando llegue una oferta.'
    ) : (
      <>
        Ya lo ven los proveedores. Te avisamos a <Address>{email}</Address> cuando llegue una oferta.
      </>
    )
  }
  if (followPath)
    return 'Tu pedido está armado. Confirmalo en su página y sale a los proveedores. Esa dirección es la única forma de volver: guardala, porque a ese número todavía no le escribimos.'
  return (
    <>
      Te mandamos un enlace a <Address>{email}</Address>. Abrilo, confirmá, y tu pedido sale a los
      proveedores. Sirve por {REQUEST_CONFIRMATION_HOURS} horas.
    </>
  )
}

function Address({ children }: { children: string }) {
  return <chakra.b overflowWrap="anywhere">{children}</chakra.b>
}

const styles = {
  root: { display: 'grid', gap: '4', justifyItems: 'stretch' },
  made: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
} as const
