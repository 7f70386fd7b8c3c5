import { graphql, useFragment } from 'react-relay'
import { CommandDialog } from '../../../relay/CommandDialog'
import type { ReinstateDialog_provider$key } from './__generated__/ReinstateDialog_provider.graphql'
import { useReinstateProvider } from './useReinstateProvider'

type ReinstateDialogProps = {
  provider: ReinstateDialog_provider$key
  open: boolean
  onClose: () => void
}

/** Asks for confirmation before a provider may sell again. */
export function ReinstateDialog({ provider, open, onClose }: ReinstateDialogProps) {
  const { id, companyName } = useFragment(
    graphql`
      fragment ReinstateDialog_provider on Provider {
        id
        companyName
      }
    `,
    provider,
  )
  return (
    <CommandDialog
      command={useReinstateProvider()}
      id={open ? id : null}
      onClose={onClose}
      title={`¿Levantar la suspensión de ${companyName}?`}
      confirmLabel="Levantar suspensión"
      loadingText="Levantando"
      tone="trust"
      done={{ title: 'Suspensión levantada', description: 'Avisamos al proveedor por email.' }}
    >
      Vuelve a ver los pedidos y a enviar ofertas, y sus claves de API funcionan otra vez. Las ofertas que se
      retiraron siguen retiradas: las puede editar y volver a enviar.
    </CommandDialog>
  )
}
