import { chakra } from '@chakra-ui/react/styled-system'
import { formatDate } from '../../../lib/dates'
import { Button } from '../../../ui/Button'

type SavedDraftOfferProps = {
  title: string
  /** In ms. */
  savedAt: number
  /** The step where it was saved. */
  step: string | undefined
  onGoOn: () => void
  /** Removes the saved draft. */
  onStartAnew: () => void
}

/** Offers to resume a sign-up that was saved in this browser. */
export function SavedDraftOffer({ title, savedAt, step, onGoOn, onStartAnew }: SavedDraftOfferProps) {
  return (
    <chakra.section display="grid" gap="5" maxW="28rem">
      <chakra.h1 textStyle="h2">{title}</chakra.h1>
      <p>
        El {formatDate(savedAt, 'long')} guardaste un alta en este navegador
        {step && (
          <>
            , en el paso <b>{step}</b>
          </>
        )}
        . La contraseña no se guarda: la elegís al final.
      </p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="solid" onClick={onGoOn}>
          Continuar donde quedaste
        </Button>
        <Button onClick={onStartAnew}>Empezar de nuevo</Button>
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.muted">
        Si no es tuya, empezá de nuevo: se borra de este navegador.
      </chakra.p>
    </chakra.section>
  )
}
