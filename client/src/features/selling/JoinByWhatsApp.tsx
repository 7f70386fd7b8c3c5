import { siteFact, whatsAppAddress } from '../../lib/siteFacts'
import { Button } from '../../ui/Button'
import { WhenKnown } from '../../ui/WhenKnown'

const GREETING = '¡Hola! Quiero sumarme como proveedor de Tuerca'

/** Another way to join as a provider; only when the settings have a number. */
export function JoinByWhatsApp() {
  return (
    <WhenKnown fact={siteFact('whatsapp')}>
      <Button asChild>
        <a href={whatsAppAddress(GREETING)} target="_blank" rel="noopener noreferrer">
          Sumarme por WhatsApp
        </a>
      </Button>
    </WhenKnown>
  )
}
