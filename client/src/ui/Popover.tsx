import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type TriggerElement, wireTrigger } from './trigger'

const surface = {
  bg: 'bg.panel',
  color: 'fg',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  boxShadow: 'float',
  overflow: 'hidden',
} as const

/** The floating surface: notifications, small panels. */
export const Surface = chakra('div', { base: surface })

export type PopoverProps = {
  /** The button that opens the popover; receives an id, aria attributes and onClick. */
  trigger: TriggerElement
  /** Name of the panel for screen readers. */
  label: string
  /** Called once with what opens the popover from elsewhere on the page; returns what ends that. */
  openedBy?: ((open: () => void) => () => void) | undefined
  children: (close: () => void) => ReactNode
}

/** A small panel under a button (the bell). Not modal: Esc, a click outside or leaving with Tab closes it. */
export function Popover({ trigger, label, openedBy, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => openedBy?.(() => setOpen(true)), [openedBy])

  useEffect(() => {
    if (!open) return
    panel.current?.focus()
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    document.getElementById(id)?.focus()
  }

  return (
    <chakra.div ref={root} position={{ md: 'relative' }} display="inline-block" onKeyDown={onKeyDown}>
      {wireTrigger(trigger, {
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-panel` : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <chakra.dialog
          open
          ref={panel}
          id={`${id}-panel`}
          css={surface}
          m="0"
          left="auto"
          aria-label={label}
          tabIndex={-1}
          position="absolute"
          zIndex="raised"
          top="calc(100% + .5rem)"
          right={{ base: '4', md: '0' }}
          w={{ base: 'calc(100vw - 2rem)', md: '26rem' }}
          maxH="min(36rem, calc(100dvh - 6rem))"
          overflow="auto"
          outline="0"
        >
          {children(() => setOpen(false))}
        </chakra.dialog>
      )}
    </chakra.div>
  )
}
