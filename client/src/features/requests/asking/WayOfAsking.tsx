import { chakra } from '@chakra-ui/react/styled-system'
import { ClipboardList, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { type findPartWish, paths } from '../../../paths'
import { Button } from '../../../ui/Button'

type WayOfAskingProps = {
  isForm: boolean
  /** The wish in the address, which is passed along. */
  wish: ReturnType<typeof findPartWish>
}

/** The other of the two ways of asking: 'Asistente' or 'Formulario detallado'. */
export function WayOfAsking({ isForm, wish }: WayOfAskingProps) {
  const asked = {
    part: wish.part || undefined,
    brand: wish.brand || undefined,
    model: wish.model || undefined,
  }
  return (
    <chakra.nav aria-label="Cómo querés pedirlo" flex="none">
      <Button asChild variant="link" minH="11">
        {isForm ? (
          <Link to={paths.findPart(asked)} preventScrollReset>
            <MessageCircle />
            Asistente
          </Link>
        ) : (
          <Link to={paths.findPart({ mode: 'manual', ...asked })} preventScrollReset>
            <ClipboardList />
            <span>
              Formulario<chakra.span srOnly={{ base: true, sm: false }}> detallado</chakra.span>
            </span>
          </Link>
        )}
      </Button>
    </chakra.nav>
  )
}
