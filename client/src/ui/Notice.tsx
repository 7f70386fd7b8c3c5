import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { CircleAlert, Clock, Info, Lock, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { noticeRecipe } from '../theme/recipes/surface'

const glyphs: Record<'info' | 'trust' | 'warn' | 'danger' | 'locked', LucideIcon> = {
  info: Info,
  trust: ShieldCheck,
  warn: Clock,
  danger: CircleAlert,
  locked: Lock,
}

export type NoticeProps = HTMLChakraProps<'div'> & {
  ref?: Ref<HTMLDivElement> | undefined
  /** `locked` is a dashed box for content that is not visible yet (contact before payment). */
  tone?: keyof typeof glyphs | undefined
  icon?: LucideIcon | undefined
  /** A button or a link at the right (below, when narrow). */
  action?: ReactNode | undefined
}

/** A permanent sentence on the page. For an event use `toast`. Add `role="alert"` if it appears later. */
export function Notice({ tone = 'info', icon, action, children, ...props }: NoticeProps) {
  const styles = useSlotRecipe({ recipe: noticeRecipe })({ tone })
  const Glyph = icon ?? glyphs[tone]
  return (
    <chakra.div css={styles.root} {...props}>
      <chakra.span css={styles.icon} alignSelf={action ? { md: 'center' } : undefined}>
        <Glyph />
      </chakra.span>
      <chakra.div
        flex="1"
        minW="0"
        display="flex"
        flexWrap="wrap"
        rowGap="2"
        columnGap="4"
        alignItems="center"
      >
        <chakra.div flex="1 1 16rem">{children}</chakra.div>
        {action}
      </chakra.div>
    </chakra.div>
  )
}
