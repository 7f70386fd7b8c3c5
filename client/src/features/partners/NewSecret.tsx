import { chakra } from '@chakra-ui/react/styled-system'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { toast } from '../../ui/toast'
import { useHeadingFocus } from '../../ui/useHeadingFocus'

type NewSecretProps = {
  secret: string
  title: string
  /** The rights of its holder. */
  meaning: string
  onKept: () => void
}

/** A new key or secret, this once. */
export function NewSecret({ secret, title, meaning, onKept }: NewSecretProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success('Copiado')
    } catch {
      toast.error('No se pudo copiar', { description: 'Seleccionala y copiala a mano.' })
    }
  }
  return (
    <Panel as="section" display="grid" gap="4">
      <chakra.h2 textStyle="h4" outline="none" {...useHeadingFocus()}>
        {title}
      </chakra.h2>
      <p>No se muestra de nuevo. {meaning}</p>
      <chakra.code css={styles.secret} translate="no">
        {secret}
      </chakra.code>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="sm" onClick={() => void copy()}>
          <Copy /> Copiar
        </Button>
        <Button size="sm" variant="solid" onClick={onKept}>
          Ya está guardada
        </Button>
      </chakra.div>
    </Panel>
  )
}

const styles = {
  secret: {
    p: '3',
    bg: 'bg.subtle',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
} as const
