import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { CircleAlert, CircleCheck, MessageCircle, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastRecipe } from '../theme/recipes/toast'
import { isUrgent, type ToastItem, toastStore } from './toast'
import { VisuallyHidden } from './VisuallyHidden'

// A warning differs from an error by its colour: every first load has these glyphs.
const glyphs = {
  success: CircleCheck,
  warning: CircleAlert,
  error: CircleAlert,
  info: MessageCircle,
} as const

/**
 * Shows toasts; rendered once, by the shell. Two live regions are always in the page, so that screen readers
 * announce the first toast too: polite for news, assertive for errors. Rendered outside the page's root, and
 * marked as an announcer, so that an open dialog does not silence it.
 */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.items, toastStore.items)
  const [paused, setPaused] = useState(false)
  const styles = useSlotRecipe({ recipe: toastRecipe })()
  const pause = { onPointerEnter: () => setPaused(true), onPointerLeave: () => setPaused(false) }
  const focus = { onFocus: () => setPaused(true), onBlur: () => setPaused(false) }
  const show = (kept: readonly ToastItem[]) =>
    kept.map(item => <ToastCard key={item.id} item={item} paused={paused} />)
  return createPortal(
    <chakra.div css={styles.region} data-toaster="" data-live-announcer="" {...pause} {...focus}>
      <chakra.output aria-live="polite" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {show(items.filter(({ kind }) => !isUrgent(kind)))}
      </chakra.output>
      <chakra.div
        role="alert"
        aria-live="assertive"
        display="grid"
        gap="2"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {show(items.filter(({ kind }) => isUrgent(kind)))}
      </chakra.div>
    </chakra.div>,
    document.body,
  )
}

function ToastCard({ item, paused }: { item: ToastItem; paused: boolean }) {
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => toastStore.dismiss(item.id), item.duration)
    return () => clearTimeout(timer)
  }, [item, paused])
  if (item.isSpoken) return <VisuallyHidden>{item.title}</VisuallyHidden>
  return <ToastView item={item} onClose={() => toastStore.dismiss(item.id)} />
}

/** The look of one toast. */
export function ToastView({
  item,
  onClose,
}: {
  item: Pick<ToastItem, 'kind' | 'title' | 'description' | 'link'>
  onClose: () => void
}) {
  const styles = useSlotRecipe({ recipe: toastRecipe })({ kind: item.kind })
  const Glyph = glyphs[item.kind]
  return (
    <chakra.div css={styles.root}>
      <Glyph />
      <span>
        <b>{item.title}</b>
        {item.description}
        {item.link}
      </span>
      <chakra.button type="button" aria-label="Cerrar" css={styles.close} onClick={onClose}>
        <X />
      </chakra.button>
    </chakra.div>
  )
}
