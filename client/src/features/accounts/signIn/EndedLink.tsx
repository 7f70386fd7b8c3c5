import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { FocusedHeading } from '../../../ui/FocusedHeading'
import type { LinkEnding } from './endedLink'
import { useRenewLink } from './useRenewLink'

const titles: Readonly<Record<LinkEnding, string>> = {
  LINK_EXPIRED: 'Este enlace venció',
  LINK_USED: 'Este enlace ya se usó',
  LINK_UNKNOWN: 'Este enlace no es válido',
}

type EndedLinkProps = {
  token: string
  ending: LinkEnding
  /** The lifetime of such a link: '30 minutos'. */
  lifetime: string
  /** Advice shown when no other link is mailed from here: 'Pedilo de nuevo desde tu cuenta.' */
  elsewhere?: string | undefined
  /** Links to other pages. */
  children: ReactNode
}

/** Replaces the form of a mailed link that has ended: the reason, and another link to the same mailbox. */
export function EndedLink({ token, ending, lifetime, elsewhere, children }: EndedLinkProps) {
  const [renew, renewing] = useRenewLink()
  const [sent, setSent] = useState(false)
  const send = async () => {
    const outcome = await renew({ token })
    if (outcome.ok) setSent(true)
    else showRefusal(outcome.refusal)
  }
  return (
    <chakra.section display="grid" gap="5" maxW="26rem">
      <FocusedHeading>{titles[ending]}</FocusedHeading>
      {ending === 'LINK_UNKNOWN' ? (
        <p>
          Puede que se haya cortado al copiarlo. Abrilo desde el correo
          {elsewhere ? '.' : ', o pedí uno nuevo.'}
        </p>
      ) : (
        <p>
          Cada enlace sirve una sola vez y durante {lifetime}.{' '}
          {elsewhere ?? 'Te mandamos otro al mismo email cuando quieras.'}
        </p>
      )}
      <chakra.p aria-live="polite" _empty={{ display: 'none' }}>
        {sent && <b>Listo: revisá tu email. Si no llega, mirá en el correo no deseado.</b>}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {!elsewhere && ending !== 'LINK_UNKNOWN' && (
          <Button
            variant="solid"
            onClick={() => void send()}
            loading={renewing}
            loadingText="Mandando"
            disabled={sent}
          >
            Mandarme otro enlace
          </Button>
        )}
        {children}
      </chakra.div>
    </chakra.section>
  )
}
