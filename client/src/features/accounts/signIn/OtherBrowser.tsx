import { chakra } from '@chakra-ui/react/styled-system'
import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { REGISTRATION_HOURS } from '../../../lib/generated/limits'
import { paths } from '../../../paths'
import { Button } from '../../../ui/Button'
import { FocusedHeading } from '../../../ui/FocusedHeading'
import { toast } from '../../../ui/toast'

/**
 * Replaces a confirmation link that works only in the browser that came by Google or Facebook. The link is
 * not used up.
 */
export function OtherBrowser() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      toast.success('Enlace copiado')
    } catch {
      toast.error('No se pudo copiar', { description: 'Copialo de la barra de direcciones.' })
    }
  }
  return (
    <chakra.section display="grid" gap="5" maxW="26rem" justifyItems="start">
      <FocusedHeading>Abrilo donde empezaste</FocusedHeading>
      <p>
        Empezaste a crear esta cuenta con Google o Facebook en otro navegador o dispositivo. Solo ahí se
        confirma, para que nadie más pueda entrar con tu email.
      </p>
      <chakra.ol display="grid" gap="2" pl="5" listStyleType="decimal">
        <li>Copiá el enlace.</li>
        <li>Pegalo en el navegador donde empezaste, o abrí ahí el correo.</li>
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="solid" onClick={() => void copy()}>
          <Copy /> Copiar el enlace
        </Button>
        <Button asChild>
          <Link to={paths.auth({ mode: 'signup' })}>Empezar de nuevo acá</Link>
        </Button>
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.muted">
        El enlace no se gastó: sirve durante {REGISTRATION_HOURS} horas desde que lo pediste.
      </chakra.p>
    </chakra.section>
  )
}
