import { chakra } from '@chakra-ui/react/styled-system'
import { Siren, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useForm } from '../../../forms/useForm'
import { count } from '../../../lib/text'
import type { Refusal } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { Notice } from '../../../ui/Notice'
import { PasswordInput } from '../../../ui/PasswordInput'
import { SkeletonRow } from '../../../ui/Skeleton'
import { toast } from '../../../ui/toast'
import type { RemoveAllDialogQuery } from './__generated__/RemoveAllDialogQuery.graphql'
import { useRemoveAllRequests } from './useRemoveAllRequests'

type RemoveAllDialogProps = {
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks twice before all requests are removed: what goes, then the admin's password. */
export function RemoveAllDialog({ open, onClose, onRemoved }: RemoveAllDialogProps) {
  const [isLast, setIsLast] = useState(false)
  const [remove, removing] = useRemoveAllRequests()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' && 'Poné tu contraseña.' }),
  })
  const close = () => {
    setIsLast(false)
    form.reset()
    onClose()
  }
  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await remove({ password })
    if (!outcome.ok) return showRefusal(outcome.refusal && ofRemoval(outcome.refusal), form)
    const requests = outcome.payload.removal?.requests ?? 0
    toast.success('Datos eliminados', {
      description: `${count(requests, 'solicitud', 'solicitudes')}. Se puede deshacer durante 30 días.`,
    })
    close()
    onRemoved()
  })
  return (
    <>
      <ConfirmDialog
        open={open && !isLast}
        onClose={close}
        onConfirm={() => setIsLast(true)}
        title="ADVERTENCIA: vas a eliminar todas las solicitudes"
        confirmLabel="Sí, Eliminar Todo"
        cancelLabel="Cancelar"
        tone="danger"
      >
        <Notice tone="danger" icon={TriangleAlert}>
          Desaparecen para todos: compradores, proveedores y el equipo. Se puede deshacer durante 30 días;
          después es permanente e irreversible.
        </Notice>
        <FailureBoundary fallback={<chakra.p mt="4">Se eliminan {ALL}.</chakra.p>}>
          <Suspense fallback={<SkeletonRow />}>{open && <Removed />}</Suspense>
        </FailureBoundary>
      </ConfirmDialog>
      <FormDialog
        open={open && isLast}
        onClose={close}
        onSubmit={submit}
        sending={removing}
        title="ÚLTIMA CONFIRMACIÓN"
        submitLabel="Eliminar Todas las Solicitudes"
        sendingLabel="Eliminando"
        cancelLabel="Cancelar"
        tone="danger"
      >
        <chakra.div mb="4">
          <Notice tone="danger" icon={Siren}>
            Vas a eliminar {ALL}. Se puede deshacer durante 30 días.
          </Notice>
        </chakra.div>
        <Field label="Tu contraseña" error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      </FormDialog>
    </>
  )
}

/** The refusal with the specification's text for its toast, in one line. */
function ofRemoval(refusal: Refusal): Refusal {
  const reason = refusal.message || 'Error desconocido'
  return { ...refusal, failure: null, message: `Error al eliminar solicitudes: ${reason}` }
}

const ALL = 'todas las solicitudes, sus repuestos, archivos adjuntos, ofertas y mensajes'

function Removed() {
  const { removableRequests } = useLazyLoadQuery<RemoveAllDialogQuery>(
    graphql`
      query RemoveAllDialogQuery {
        removableRequests {
          requests
          parts
          files
          offers
          kept
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  )
  if (!removableRequests) return null
  const { requests, parts, files, offers, kept } = removableRequests
  return (
    <>
      <chakra.p mt="4">Se eliminan:</chakra.p>
      <chakra.ul listStyleType="disc" ps="5" mt="1" fontWeight="600">
        <li>{count(requests, 'solicitud', 'solicitudes')}</li>
        <li>{count(parts, 'repuesto pedido', 'repuestos pedidos')}</li>
        <li>{count(files, 'archivo adjunto', 'archivos adjuntos')}</li>
        <li>{count(offers, 'oferta relacionada', 'ofertas relacionadas')}, con sus mensajes</li>
      </chakra.ul>
      {kept > 0 && (
        <chakra.p mt="3">
          {kept === 1 ? 'Se conserva 1 solicitud' : `Se conservan ${kept} solicitudes`} con plata: pagadas, o
          con un pago empezado.
        </chakra.p>
      )}
    </>
  )
}
