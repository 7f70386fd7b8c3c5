import { chakra } from '@chakra-ui/react/styled-system'
import { Copy, Download } from 'lucide-react'
import { Button } from '../../../ui/Button'
import { toast } from '../../../ui/toast'
import { useHeadingFocus } from '../../../ui/useHeadingFocus'

/** The recovery codes, shown only once: to copy, save or write down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Códigos copiados')
    } catch {
      toast.error('No se pudieron copiar', { description: 'Seleccionalos y copialos a mano.' })
    }
  }
  return (
    <chakra.section display="grid" gap="4" w="full">
      <chakra.h3 textStyle="h4" outline="none" {...useHeadingFocus()}>
        Guardá tus códigos de recuperación
      </chakra.h3>
      <p>
        Con uno de ellos entrás si perdés el teléfono. Cada uno sirve una vez, y no los vas a ver de nuevo.
      </p>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="6"
        rowGap="1.5"
        listStyleType="none"
        className="num"
        fontWeight="560"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="sm" onClick={() => void copy()}>
          <Copy /> Copiar
        </Button>
        <Button size="sm" asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Códigos de recuperación de Tuerca\n\n${text}\n`)}`}
            download="tuerca-codigos-de-recuperacion.txt"
          >
            <Download /> Descargar
          </a>
        </Button>
      </chakra.div>
      <Button variant="solid" justifySelf="start" onClick={onKept}>
        Ya los guardé
      </Button>
    </chakra.section>
  )
}
