import { chakra } from '@chakra-ui/react/styled-system'
import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { AfterHydration } from '../../shell/AfterHydration'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'

type LinkToolsProps = {
  /** Path of the page of a request without an account. */
  path: string
  /** The subject of the request: 'Óptica delantera izquierda'. */
  what: string
}

/** The ways to keep the link of a request that only its address leads back to. */
export function LinkTools({ path, what }: LinkToolsProps) {
  const link = new URL(path, window.location.origin).href
  const words = `Mi pedido en Tuerca: ${what}. ${link}`
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    if (copied) toast.success('Enlace copiado', { duration: 8000 })
    else toast.error('No se pudo copiar', { description: 'Copialo de la barra de direcciones.' })
  }
  const share = () =>
    // Closing what the browser opens is no fault.
    navigator.share({ title: 'Mi pedido en Tuerca', text: what, url: link }).catch(() => undefined)
  return (
    <chakra.section aria-labelledby="volver" css={styles.root}>
      <chakra.h2 id="volver" textStyle="h4">
        Volvé cuando quieras
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted">
        Quien tenga este enlace ve el pedido y sus ofertas. Guardalo.
      </chakra.p>
      <chakra.div css={styles.ways}>
        <Button onClick={() => void copy()}>
          <Copy />
          Copiar enlace
        </Button>
        <AfterHydration>
          {'share' in navigator && (
            <Button onClick={() => void share()}>
              <Share2 />
              Compartir
            </Button>
          )}
        </AfterHydration>
        <Button asChild css={styles.whole}>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(words)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle />
            Mandármelo por WhatsApp
          </a>
        </Button>
      </chakra.div>
    </chakra.section>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'border',
  },
  ways: {
    display: 'grid',
    gap: '2',
    maxW: '30rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  },
  whole: { gridColumn: '1 / -1' },
} as const
