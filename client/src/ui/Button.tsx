import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { buttonRecipe } from '../theme/recipes/button'
import type { ElementProps } from './elementProps'
import { Spinner } from './Spinner'

const Base = chakra('button', buttonRecipe)

type Look = {
  /** `solid` is the one action that follows; the rest are outlined. */
  variant?: 'solid' | 'outline' | 'soft' | 'ghost' | 'trust' | 'danger' | 'dangerSolid' | 'link' | undefined
  /** `md` is 48 px (40 in `densa`), `sm` 40 px (34). */
  size?: 'md' | 'sm' | undefined
  /** As wide as its container. */
  full?: boolean | undefined
}

export type ButtonProps = Omit<ElementProps<'button'>, 'aria-disabled'> &
  Look & {
    /** Shows a spinner and refuses clicks; the width stays. */
    loading?: boolean | undefined
    /** The verb while loading: 'Enviando'. Without it the label stays. */
    loadingText?: string | undefined
    /** Disables the button and shows the reason next to it. The button stays focusable. */
    disabledReason?: ReactNode | undefined
    /** Keeps the reason for screen readers only, when the page already shows it. */
    reasonHidden?: boolean | undefined
  }

/**
 * A button for any action. With `asChild` a link replaces it: `<Button asChild><Link
 * to="…">…</Link></Button>`.
 */
export function Button(props: ButtonProps) {
  const { loading, loadingText, disabledReason, reasonHidden, children, onClick, ...rest } = props
  const reasonId = useId()
  const off = Boolean(disabledReason)
  if (props.asChild) return <Base {...rest}>{children}</Base>

  const button = (
    <Base
      type="button"
      {...rest}
      aria-disabled={off || loading || undefined}
      data-disabled={off || loading || props.disabled ? '' : undefined}
      aria-busy={loading || undefined}
      aria-describedby={off ? reasonId : rest['aria-describedby']}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (off || loading) event.preventDefault()
        else onClick?.(event)
      }}
      css={loading ? busy[props.variant ?? 'outline'] : undefined}
    >
      {loading === undefined ? (
        children
      ) : (
        <chakra.span display="inline-grid" placeItems={props.variant === 'link' ? 'center start' : 'center'}>
          <Face shown={!loading}>{children}</Face>
          <Face shown={loading}>
            <Spinner />
            {loadingText ?? children}
          </Face>
        </chakra.span>
      )}
    </Base>
  )
  if (!off) return button
  return (
    <chakra.span display="inline-flex" flexDirection="column" gap="1.5" w={props.full ? 'full' : undefined}>
      {button}
      <chakra.span id={reasonId} textStyle="xs" color="fg.muted" srOnly={reasonHidden ?? false}>
        {disabledReason}
      </chakra.span>
    </chakra.span>
  )
}

/** Both faces share one cell, so the button always has the width of the wider one. */
function Face({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <chakra.span
      gridArea="1/1"
      display="inline-flex"
      alignItems="center"
      gap="2"
      visibility={shown ? 'visible' : 'hidden'}
      aria-hidden={shown ? undefined : true}
    >
      {children}
    </chakra.span>
  )
}

/** A busy button keeps its colours: it is working, not forbidden. */
const keep = (palette: string) => ({
  '&&': {
    bg: `${palette}.solid`,
    color: `${palette}.contrast`,
    '--b': `colors.${palette}.solid`,
    cursor: 'progress',
  },
})
const plain = {
  '&&': { bg: 'transparent', color: 'inherit', '--b': 'colors.border.strong', cursor: 'progress' },
}
const busy = {
  solid: keep('brand'),
  trust: keep('trust'),
  dangerSolid: keep('danger'),
  outline: plain,
  soft: plain,
  ghost: { '&&': { ...plain['&&'], '--b': 'transparent' } },
  danger: { '&&': { ...plain['&&'], color: 'danger.fg', '--b': 'colors.danger.border' } },
  link: plain,
} as const

type IconButtonProps = Omit<ElementProps<'button'>, 'aria-label' | 'children'> &
  Omit<Look, 'full'> & {
    /** Spanish name of the action, because the button has no text. */
    label: string
    children: ReactNode
  }

/** A square button with only an icon: close, send, edit, delete. */
export function IconButton({ label, variant = 'ghost', ...props }: IconButtonProps) {
  return <Base type="button" icon variant={variant} {...props} aria-label={label} />
}
