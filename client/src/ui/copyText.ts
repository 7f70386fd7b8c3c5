import { toast } from './toast'

/** Copies a text and says so in a toast; says what to do when the browser refuses. */
export async function copyText(text: string, { done, otherwise }: { done: string; otherwise: string }) {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  if (isCopied) toast.success(done)
  else toast.error('No se pudo copiar', { description: otherwise })
}
