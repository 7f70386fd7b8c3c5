import { useState } from 'react'
import type { Refusal } from '../../relay/outcome'
import { useRunCatalogueImport } from './useRunCatalogueImport'
import { useStartCatalogueImport } from './useStartCatalogueImport'

type FileImport = {
  /** Percentage of the file that is sent; null while none is being sent. */
  readonly sent: number | null
  /** Reason for which the file was not taken; null otherwise. */
  readonly problem: string | null
  readonly send: (file: File) => Promise<void>
}

/** Uploads a file and has it applied to the catalogue; `onRunning` runs once the server applies it. */
export function useFileImport(onRunning: () => void): FileImport {
  const [start] = useStartCatalogueImport()
  const [run] = useRunCatalogueImport()
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // A fault without a refusal was told in a toast.
  const refuse = (refusal: Refusal | null) => setProblem(refusal && refusal.message)
  const sendWhole = async (file: File) => {
    const started = await start({ input: { fileName: file.name, bytes: file.size } })
    if (!started.ok) return refuse(started.refusal)
    const { catalogueImport, upload } = started.payload
    const { sendBytes } = await import('../uploads/sendBytes')
    const { signal } = new AbortController()
    await sendBytes(upload, file, { signal, onProgress: percent => setSent(Math.floor(percent)) })
    const ran = await run({ id: catalogueImport.id })
    if (!ran.ok) return refuse(ran.refusal)
    onRunning()
  }
  const send = async (file: File) => {
    setProblem(null)
    setSent(0)
    try {
      await sendWhole(file)
    } catch {
      setProblem('No llegó el archivo. Revisá tu conexión y elegilo de nuevo.')
    } finally {
      setSent(null)
    }
  }
  return { sent, problem, send }
}
