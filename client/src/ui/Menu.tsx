import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react/styled-system'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { foldText } from '../lib/generated/foldText'
import { menuRecipe } from '../theme/recipes/menu'
import { type TriggerElement, wireTrigger } from './trigger'

type Styles = ReturnType<ReturnType<typeof useSlotRecipe>>
const MenuContext = createContext<{ styles: Styles; close: () => void }>({
  styles: {},
  close: () => undefined,
})

export type MenuProps = {
  /** The button that opens the menu; receives an id, aria attributes and onClick. */
  trigger: TriggerElement
  /** `MenuItem`s. */
  children: ReactNode
  side?: 'start' | 'end' | undefined
}

/** A menu of actions and links under its button. Arrow keys, Home, End and first letters move; Esc and Tab leave. */
export function Menu({ trigger, children, side }: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last' | null>(null)
  const styles = useSlotRecipe({ recipe: menuRecipe })({ side })
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)

  const leave = () => close(true)
  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = (refocus: boolean) => {
    setOpen(null)
    if (refocus) document.getElementById(id)?.focus()
  }

  useEffect(() => {
    if (!open) return
    const all = popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]')
    all?.item(open === 'last' ? all.length - 1 : 0)?.focus()
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(null)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(event.key === 'ArrowUp' ? 'last' : 'first')
      return
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close(true)
    } else if (event.key === 'Tab') {
      close(false)
    } else {
      const all = items()
      const next = target(event.key, all)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }

  return (
    <chakra.div ref={root} css={styles.root} onKeyDown={onKeyDown}>
      {wireTrigger(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setOpen(open ? null : 'first'),
      })}
      {open && (
        <MenuContext value={{ styles, close: leave }}>
          <chakra.div ref={popup} role="menu" id={`${id}-menu`} aria-labelledby={id} css={styles.popup}>
            {children}
          </chakra.div>
        </MenuContext>
      )}
    </chakra.div>
  )
}

/** The item selected by a key, if any. */
function target(key: string, all: HTMLElement[]): HTMLElement | undefined {
  const at = all.indexOf(document.activeElement as HTMLElement)
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length]
    case 'ArrowUp':
      return all[(at - 1 + all.length) % all.length]
    case 'Home':
      return all[0]
    case 'End':
      return all[all.length - 1]
    default: {
      if (key.length !== 1 || key === ' ') return undefined
      const letter = foldText(key)
      const rotated = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      return rotated.find(item => foldText(item.textContent?.trim() ?? '').startsWith(letter))
    }
  }
}

/** One entry: a button, or a link with `asChild`. Choosing it closes the menu. */
export function MenuItem(props: HTMLChakraProps<'button'> & { danger?: boolean | undefined }) {
  const { danger, onClick, ...rest } = props
  const { styles, close } = useContext(MenuContext)
  return (
    <chakra.button
      role="menuitem"
      tabIndex={-1}
      type={props.asChild ? undefined : 'button'}
      css={styles.item}
      data-danger={danger ? '' : undefined}
      {...rest}
      onClick={event => {
        onClick?.(event)
        close()
      }}
    />
  )
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  const { styles } = useContext(MenuContext)
  return <chakra.hr css={styles.separator} />
}
