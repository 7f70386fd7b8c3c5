import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths'
import { onSignInRequired } from '../relay/signInRequired'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** A command was refused because the session is over: signing in elsewhere saves what is typed on this page. */
export function SignInAgain() {
  const [open, setOpen] = useState(false)
  useEffect(() => onSignInRequired(() => setOpen(true)), [])
  const close = () => setOpen(false)
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Iniciá sesión para continuar"
      width="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={close}>Volver a la página</Button>
          <Button asChild variant="solid">
            <Link to={paths.auth()} target="_blank" onClick={close}>
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
