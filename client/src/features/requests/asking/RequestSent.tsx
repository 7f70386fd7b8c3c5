import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Stamp } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { Panel } from '../../../ui/Panel'
import { Tag } from '../../../ui/Tag'
import { NextOfSent, WhatFollows } from './WhatFollows'

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
        <WhatFollows sent={sent} isVisitor={isVisitor} />
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center" pt="2">
        <NextOfSent sent={sent} isVisitor={isVisitor} />
        <Button onClick={onAnother}>Nueva Consulta</Button>
      </chakra.div>
    </Panel>
  )
}
