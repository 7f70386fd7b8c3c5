import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight, X } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../lib/clock'
import { paths } from '../../paths'
import { IconButton } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { forgetRequest, rememberedRequests } from './rememberedRequests'

/** Links to the requests without an account that were followed in this browser; nothing when there are none. */
export function RememberedRequests() {
  const now = useNow()
  const [forgotten, setForgotten] = useState<readonly string[]>([])
  const requests = rememberedRequests(now).filter(({ token }) => !forgotten.includes(token))
  if (requests.length === 0) return null
  return (
    <chakra.section aria-label="Tus pedidos en este navegador" display="grid" gap="1">
      <chakra.p textStyle="xs" color="fg.muted">
        {requests.length === 1 ? 'Tu pedido en este navegador' : 'Tus pedidos en este navegador'}
      </chakra.p>
      <chakra.ul display="grid">
        {requests.map(({ token, what }) => (
          <chakra.li key={token} display="flex" gap="2" alignItems="center">
            <ActionLink href={paths.follow(token)} minH="11">
              {what}
              <ArrowRight />
            </ActionLink>
            <IconButton
              label={`Olvidar en este navegador: ${what}`}
              size="sm"
              onClick={() => {
                forgetRequest(token)
                setForgotten([...forgotten, token])
              }}
            >
              <X />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
