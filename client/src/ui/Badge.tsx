import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Check, Clock, type LucideIcon, Sparkles, Truck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../lib/money'
import { badgeRecipe, countRecipe, stampRecipe } from '../theme/recipes/badge'
import { VisuallyHidden } from './VisuallyHidden'

const Base = chakra('span', badgeRecipe)
const CountBase = chakra('span', countRecipe)
const StampBase = chakra('span', stampRecipe)

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'brand' | 'line' | 'ink'

/** A short label: 'Nuevo', 'Menor precio' (ink), a brand (line). Icons go as children. */
export function Badge(props: HTMLChakraProps<'span'> & { tone?: BadgeTone | undefined }) {
  return <Base {...props} />
}

/** Icon and colour of a state. The caller provides the word. */
export type StatusKind = 'pending' | 'done' | 'rejected' | 'sent' | 'assistant' | 'over'

const status: Record<StatusKind, { tone: BadgeTone; icon: LucideIcon | null }> = {
  pending: { tone: 'warn', icon: Clock },
  done: { tone: 'ok', icon: Check },
  rejected: { tone: 'danger', icon: X },
  sent: { tone: 'brand', icon: Truck },
  assistant: { tone: 'info', icon: Sparkles },
  over: { tone: 'neutral', icon: null },
}

/** A state: icon, colour and word. 'Pendiente' pending, 'Aceptada' done, 'Enviado' sent, 'Expirada' over… */
export function StatusBadge({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  const { tone, icon: Glyph } = status[kind]
  return (
    <Base tone={tone}>
      {Glyph && <Glyph />}
      {children}
    </Base>
  )
}

/** A number on a tab. `on` when it requires attention. */
export function Count({ value, on }: { value: number; on?: boolean | undefined }) {
  return (
    <CountBase on={on} data-count={on ? 'on' : ''}>
      {formatCount(value)}
    </CountBase>
  )
}

/** Number of unread messages, next to the link to them; nothing for 0. */
export function UnreadCount({ value }: { value: number }) {
  if (value === 0) return null
  return (
    <CountBase on data-count="on">
      {formatCount(value)}
      <VisuallyHidden> {value === 1 ? 'mensaje sin leer' : 'mensajes sin leer'}</VisuallyHidden>
    </CountBase>
  )
}

/** The rubber stamp on a tag: a state, never a button. One per tag. */
export function Stamp(
  props: HTMLChakraProps<'span'> & {
    tone?: 'trust' | 'brand' | 'gray' | undefined
    /** Plays the animation once: set only when the state has just changed. */
    fresh?: boolean | undefined
  },
) {
  return <StampBase {...props} />
}
