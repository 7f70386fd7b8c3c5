import { Dialog as Modal } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { dialogRecipe } from '../theme/recipes/dialog'
import { IconButton } from './Button'
import { DensityContext } from './Dense'

export type DialogProps = {
  open: boolean
  /** Called by 'Cerrar', Esc and a click outside. */
  onClose: () => void
  title: ReactNode
  /** A muted line under the title that names the subject. */
  note?: ReactNode | undefined
  children: ReactNode
  /** Buttons; always visible. The action goes last. */
  footer?: ReactNode | undefined
  /** Makes body and footer a form: the submit button goes in the footer. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** 26, 34, 46 or 60rem. */
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** `drawer` slides in at the right, 30rem, for an admin's detail. */
  kind?: 'dialog' | 'drawer' | undefined
  /** `alertdialog` for destructive actions or ones that move money. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Prevents closing while something is being sent. */
  busy?: boolean | undefined
  /** Focused on opening; by default the first field of the body, or 'Cerrar' when there is none. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Focused on closing instead of the opener, which may be unmounted by then; null moves no focus. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** The content of `Dialog`. */
export function DialogWindow(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    note,
    children,
    footer,
    onSubmit,
    kind = 'dialog',
    role,
    busy,
    initialFocus,
    finalFocus,
  } = props
  const width = kind === 'drawer' ? undefined : (props.width ?? 'md')
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ kind, width })
  const dense = useContext(DensityContext)
  const body = useRef<HTMLDivElement>(null)
  const inside = (
    <>
      <Modal.Body ref={body} css={styles.body}>
        {children}
      </Modal.Body>
      {footer && <Modal.Footer css={styles.footer}>{footer}</Modal.Footer>}
    </>
  )
  return (
    <Modal.Root
      unstyled
      open={open}
      onOpenChange={details => {
        if (!details.open && !busy) onClose()
      }}
      role={role ?? 'dialog'}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={!busy}
      // The focus trap recovers a stray focus; only a click outside closes.
      onFocusOutside={event => event.preventDefault()}
      onInteractOutside={event => {
        if (isToast(event.detail.originalEvent.target)) event.preventDefault()
      }}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      initialFocusEl={() => initialFocus?.current ?? firstField(body.current)}
    >
      <Portal>
        <Modal.Backdrop css={styles.backdrop} />
        <Modal.Positioner css={styles.positioner} className={dense ? 'densa' : ''}>
          <Modal.Content css={styles.content}>
            <Modal.Header css={styles.header}>
              <chakra.div minW="0">
                <Modal.Title css={styles.title}>{title}</Modal.Title>
                {note && (
                  <chakra.div mt="1" textStyle="sm" color="fg.muted">
                    {note}
                  </chakra.div>
                )}
              </chakra.div>
              <IconButton label="Cerrar" size="sm" onClick={onClose} disabled={busy}>
                <X />
              </IconButton>
            </Modal.Header>
            {onSubmit ? (
              <chakra.form noValidate onSubmit={onSubmit}>
                {inside}
              </chakra.form>
            ) : (
              inside
            )}
          </Modal.Content>
        </Modal.Positioner>
      </Portal>
    </Modal.Root>
  )
}

/** Closing a toast is not a click outside. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toaster]') !== null

/** The first field; in a group of radios the checked one, as with the tab key. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  const first = body?.querySelector<HTMLElement>(
    'input:not([type=hidden], [role=switch], :disabled), select, textarea',
  )
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? null
  const chosen = `input[type=radio][name="${CSS.escape(first.name)}"]:checked`
  return body?.querySelector<HTMLElement>(chosen) ?? first
}
