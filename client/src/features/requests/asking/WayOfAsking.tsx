import { chakra } from '@chakra-ui/react/styled-system'
import { ClipboardList, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { type findPartWish, paths } from '../../../paths'
import { OptionLink } from '../../../ui/OptionLink'

type WayOfAskingProps = {
  isForm: boolean
  /** What the address asks for, which goes along. */
  wish: ReturnType<typeof findPartWish>
}

/** The two ways of asking: 'Asistente' or 'Formulario detallado'. */
export function WayOfAsking({ isForm, wish }: WayOfAskingProps) {
  const asked = {
    part: wish.part || undefined,
    brand: wish.brand || undefined,
    model: wish.model || undefined,
  }
  return (
    <chakra.nav aria-label="Cómo querés pedirlo" css={styles.root}>
      <OptionLink asChild {...(isForm ? {} : { 'aria-current': 'page' })}>
        <Link to={paths.findPart(asked)} preventScrollReset>
          <MessageCircle />
          <Said title="Asistente">Charlás, mandás fotos y arma el pedido por vos. Sin registrarte.</Said>
        </Link>
      </OptionLink>
      <OptionLink asChild {...(isForm ? { 'aria-current': 'page' } : {})}>
        <Link to={paths.findPart({ mode: 'manual', ...asked })} preventScrollReset>
          <ClipboardList />
          <Said title="Formulario detallado">
            Tres pasos. Mejor si son varias piezas o tenés los códigos.
          </Said>
        </Link>
      </OptionLink>
    </chakra.nav>
  )
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <chakra.span minW="0">
      <chakra.b display="block">{title}</chakra.b>
      <chakra.span display="block" textStyle="sm" color="fg.muted" hideBelow="md">
        {children}
      </chakra.span>
    </chakra.span>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: '3',
    // One below the other on the narrowest phones.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    mb: { base: '5', md: '8' },
  },
} as const
