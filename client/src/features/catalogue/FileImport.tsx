import { chakra } from '@chakra-ui/react/styled-system'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/Button'
import { FieldError } from '../../ui/Field'
import { useFileImport } from './useFileImport'

type FileImportProps = {
  /** True while another file is being applied. */
  busy: boolean
  onRunning: () => void
}

/** Chooses and sends a file of the catalogue. */
export function FileImport({ busy, onRunning }: FileImportProps) {
  const input = useRef<HTMLInputElement>(null)
  const { sent, problem, send } = useFileImport(onRunning)
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <Button
        loading={sent !== null}
        loadingText={`Subiendo: ${sent ?? 0} %`}
        disabledReason={busy ? 'Esperá a que termine la carga en curso.' : undefined}
        onClick={() => input.current?.click()}
      >
        <Upload />
        Cargar un archivo
      </Button>
      <chakra.input
        ref={input}
        type="file"
        aria-label="Archivo del catálogo"
        accept=".jsonl,.ndjson,application/x-ndjson"
        tabIndex={-1}
        srOnly
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      {problem !== null && <FieldError>{problem}</FieldError>}
      <chakra.p textStyle="xs" color="fg.muted">
        JSON Lines (.jsonl): un repuesto por línea, hasta 64 MB y 100.000 repuestos. Lo que ya tenías con el
        mismo código se actualiza.
      </chakra.p>
    </chakra.div>
  )
}
