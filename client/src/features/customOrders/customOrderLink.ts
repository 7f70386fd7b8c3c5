import { toast } from '../../ui/toast'

/** The address of a custom order's page, from its path. */
export const addressOf = (path: string) => new URL(path, window.location.origin).href

/** Copies the link and says so for 8 s, with the link itself, which can be copied by hand when the browser refuses. */
export async function copyLink(path: string): Promise<void> {
  const link = addressOf(path)
  const isCopied = await navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  )
  if (isCopied) toast.success(`Link copiado al portapapeles: ${link}`, { duration: 8000 })
  else toast.info('Copiá el link', { description: link, duration: 8000 })
}

/** WhatsApp with a message to the client, by the digits of the phone. */
export function whatsAppAddress(phone: string, path: string): string {
  const text = `Hola, te paso la cotización: ${addressOf(path)}`
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
