import { Link } from 'react-router'
import { paths } from '../paths'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

export function SignInAgainDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Iniciá sesión para continuar"
      width="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>Volver a la página</Button>
          <Button asChild variant="solid">
            <Link to={paths.auth()} target="_blank" onClick={onClose}>
              Iniciar sesión
            </Link>
          </Button>
        </>
      }
    >
      <p>
        Tu sesión terminó. Iniciá sesión en la pestaña que se abre y volvé acá: lo que escribiste sigue en
        esta página.
      </p>
    </Dialog>
  )
}
