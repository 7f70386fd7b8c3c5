import { Dialog as Modal } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { dialogRecipe } from '../theme/recipes/dialog'
import { IconButton } from './Button'
import { placeToGoOn } from './chosenTab'
import { DensityContext } from './Dense'

type FrameProps = {
  open: boolean
  /** Called by 'Cerrar', Esc and a click outside. */
  onClose: () => void
  title: ReactNode
  /** A muted line under the title that names the subject. */
  note?: ReactNode | undefined
  /** `DialogContents`, which may suspend and be replaced by others. */
  children: ReactNode
  /** 26, 34, 46 or 60rem. */
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** `drawer` slides in at the right, 30rem, for an admin's detail. */
  kind?: 'dialog' | 'drawer' | undefined
  /** `alertdialog` for destructive actions or ones that move money. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Prevents closing while something is being sent. */
  busy?: boolean | undefined
  /** Focused on opening; by default the first field, or 'Cerrar' when there is none. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Focused on closing instead of the opener, or of the panel's tab or the page's title once the opener is unmounted; null moves no focus. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

type ContentsProps = {
  children: ReactNode
  /** Buttons; always visible. The action goes last. */
  footer?: ReactNode | undefined
  /** Makes body and footer a form: the submit button goes in the footer. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
}

export type DialogProps = FrameProps & ContentsProps

/** The content of `Dialog`. */
export function DialogWindow({ children, footer, onSubmit, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <DialogContents footer={footer} onSubmit={onSubmit}>
        {children}
      </DialogContents>
    </DialogFrame>
  )
}

type Frame = {
  styles: ReturnType<ReturnType<typeof useStyles>>
  /** The element of the whole dialog. */
  content: RefObject<HTMLDivElement | null>
  /** Contents that are mounted from now on replace others. */
  isOpened: RefObject<boolean>
}

const FrameContext = createContext<Frame | null>(null)

const useStyles = () => useSlotRecipe({ recipe: dialogRecipe })

/**
 * A dialog whose contents change while it stays open: loading, a form, its result. The dialog opens once, and
 * each of its contents receives the focus.
 */
export function DialogFrame(props: FrameProps) {
  const {
    open,
    onClose,
    title,
    note,
    children,
    kind = 'dialog',
    role,
    busy,
    initialFocus,
    finalFocus,
  } = props
  const width = kind === 'drawer' ? undefined : (props.width ?? 'md')
  const styles = useStyles()({ kind, width })
  const dense = useContext(DensityContext)
  const content = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!open) isOpened.current = false
  }, [open])
  // The focus trap asks as it starts, while the opener still has the focus, and again when it has lost it. A focus moved
  // earlier would be lost if the dialog closed before that.
  const takeFocus = () => {
    if (!isOpened.current) opener.current = document.activeElement
    isOpened.current = true
    return initialFocus?.current ?? firstField(content.current)
  }
  const whereOpened = () => {
    const from = opener.current
    const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected
    return isThere ? from : placeToGoOn()
  }
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
      finalFocusEl={finalFocus ?? whereOpened}
      initialFocusEl={takeFocus}
    >
      <Portal>
        <Modal.Backdrop css={styles.backdrop} />
        <Modal.Positioner css={styles.positioner} className={dense ? 'densa' : ''}>
          <Modal.Content ref={content} css={styles.content}>
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
            <FrameContext value={{ styles, content, isOpened }}>{children}</FrameContext>
          </Modal.Content>
        </Modal.Positioner>
      </Portal>
    </Modal.Root>
  )
}

/** The body and the buttons of a `DialogFrame`. */
export function DialogContents({ children, footer, onSubmit }: ContentsProps) {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('DialogContents outside a DialogFrame')
  const { styles, content, isOpened } = frame
  useEffect(() => {
    if (isOpened.current) receiveFocus(content.current)
  }, [content, isOpened])
  const inside = (
    <>
      <Modal.Body css={styles.body}>{children}</Modal.Body>
      {footer && <Modal.Footer css={styles.footer}>{footer}</Modal.Footer>}
    </>
  )
  if (!onSubmit) return inside
  return (
    <chakra.form noValidate onSubmit={onSubmit}>
      {inside}
    </chakra.form>
  )
}

/** Closing a toast is not a click outside. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toaster]') !== null

/** Moves the focus from earlier contents to the first field, or to 'Cerrar', which is the first button. */
function receiveFocus(content: HTMLElement | null) {
  const { activeElement, body } = document
  // Until the dialog has taken the focus, its opener keeps it and must be found there.
  if (!content?.contains(activeElement) && activeElement !== body) return
  const target = firstField(content) ?? content?.querySelector('button')
  target?.focus()
}

/** The first field of a dialog; in a group of radios the checked one, as with the tab key. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  const first = content?.querySelector<HTMLElement>(
    'input:not([type=hidden], [role=switch], :disabled), select, textarea',
  )
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? null
  const chosen = `input[type=radio][name="${CSS.escape(first.name)}"]:checked`
  return content?.querySelector<HTMLElement>(chosen) ?? first
}
