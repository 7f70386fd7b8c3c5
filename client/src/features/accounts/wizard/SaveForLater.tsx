import { useState } from 'react'
import { useNow } from '../../../lib/clock'
import { formatDate } from '../../../lib/dates'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { toast } from '../../../ui/toast'
import type { PersonValues } from '../signUp/signUpForm'
import type { WizardPlan } from './plan'
import { forgetDraft, SAVED_DAYS, saveDraft } from './savedDraft'

const DAY_MS = 86_400_000

/** Saves a sign-up for later: the button, then the date until which it is kept and a way to undo. */
export function useSaveForLater<Values extends PersonValues>(
  plan: WizardPlan<Values>,
  current: () => { values: Values; step: number },
) {
  const now = useNow()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const save = () => {
    if (!saveDraft(plan, { ...current(), now }))
      return toast.error('No se pudo guardar', { description: 'Este navegador no deja guardar datos.' })
    setSavedAt(now)
    toast.success('Guardamos tu alta', { description: 'Volvé cuando quieras desde este navegador.' })
  }
  const button = (
    <Button variant="ghost" onClick={save}>
      Guardar y continuar después
    </Button>
  )
  const notice = savedAt !== null && (
    <Notice
      action={
        <Button
          size="sm"
          onClick={() => {
            forgetDraft(plan)
            setSavedAt(null)
          }}
        >
          Borrar lo guardado
        </Button>
      }
    >
      Quedó en este navegador hasta el {formatDate(savedAt + SAVED_DAYS * DAY_MS, 'long')}, sin la contraseña.
      Si la computadora no es solo tuya, borralo cuando termines.
    </Notice>
  )
  return { button, notice }
}
