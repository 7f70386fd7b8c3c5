import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { openedLater } from '../../../ui/openedLater'
import { Panel } from '../../../ui/Panel'
import { toast } from '../../../ui/toast'
import type { SecondFactorPanel_account$key } from './__generated__/SecondFactorPanel_account.graphql'
import type { SecondFactorWish } from './SecondFactorSteps'

const SecondFactorSteps = openedLater(
  async () => (await import('./SecondFactorSteps')).SecondFactorSteps,
  ({ wish }: { wish: SecondFactorWish | null; onEnd: (told?: string) => void }) => wish !== null,
)

/** Authenticator codes as a second factor: turning it on and off, and its recovery codes. */
export function SecondFactorPanel({ account }: { account: SecondFactorPanel_account$key }) {
  const { secondFactor, needsSecondFactor, entersByVendorOnly } = useFragment(
    graphql`
      fragment SecondFactorPanel_account on Account {
        needsSecondFactor
        entersByVendorOnly
        secondFactor {
          enabledAt
          recoveryCodesLeft
        }
      }
    `,
    account,
  )
  const [wish, setWish] = useState<SecondFactorWish | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const end = (told?: string) => {
    setWish(null)
    if (told) toast.success(told)
    // The pressed button no longer exists, so the heading takes the focus.
    heading.current?.focus()
  }
  return (
    <Panel as="section" display="grid" gap="3" justifyItems="start">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.h2 textStyle="mini" ref={heading} tabIndex={-1} outline="none">
          Verificación en dos pasos
        </chakra.h2>
        {secondFactor && <StatusBadge kind="done">Activada</StatusBadge>}
      </chakra.div>
      {secondFactor ? (
        <p>
          Al entrar te pedimos también el código de tu app, desde el {formatDate(secondFactor.enabledAt)}.{' '}
          {leftWords(secondFactor.recoveryCodesLeft)}
        </p>
      ) : (
        <p>
          Además de la contraseña te pedimos el código de una app del teléfono (Google Authenticator, Aegis,
          1Password u otra). Quien te robe la contraseña no entra.
        </p>
      )}
      <SecondFactorSteps wish={wish} onEnd={end} />
      {wish === null && !secondFactor && !entersByVendorOnly && (
        <Button size="sm" variant={needsSecondFactor ? 'solid' : undefined} onClick={() => setWish('setup')}>
          Activar
        </Button>
      )}
      {wish === null && secondFactor && !entersByVendorOnly && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button size="sm" onClick={() => setWish('renew')}>
            Códigos de recuperación nuevos
          </Button>
          <Button size="sm" variant="danger" onClick={() => setWish('disable')}>
            Desactivar
          </Button>
        </chakra.div>
      )}
    </Panel>
  )
}

function leftWords(left: number): string {
  if (left === 0) return 'No te quedan códigos de recuperación: pedí nuevos.'
  return left === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${left} códigos de recuperación.`
}
