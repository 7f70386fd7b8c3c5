import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { stubRecipe, tagRecipe } from '../theme/recipes/tag'
import { Nut } from './Nut'
import { Price } from './Price'

export type TagProps = Omit<HTMLChakraProps<'article'>, 'children'> & {
  /** Position of the hole. `offer` is a row under 48em and hangs above. */
  shape?: 'top' | 'left' | 'leftTall' | 'offer' | undefined
  /** `blank`: a request not quoted yet, a draft. */
  tone?: 'manila' | 'blank' | undefined
  /** The best or the chosen offer. */
  selected?: boolean | undefined
  /** Deeper notches, for tags that fill a column. */
  large?: boolean | undefined
  /** The thread up to the rail; only inside a `TagRail`. */
  thread?: boolean | undefined
  children?: ReactNode
}

/** The tag of a part. Only for a request, an offer, a paid part or a lost page. */
export function Tag({ shape, tone, selected, large, thread, children, className, css, ...props }: TagProps) {
  const styles = useSlotRecipe({ recipe: tagRecipe })({ shape, tone, selected, large })
  return (
    <chakra.article
      className={className ? `tag light ${className}` : 'tag light'}
      css={[styles.root, css]}
      {...props}
    >
      {thread && <chakra.span css={styles.thread} aria-hidden="true" />}
      <chakra.span css={styles.eye}>
        <Nut w="full" h="full" />
      </chakra.span>
      {children}
    </chakra.article>
  )
}

/** The rail from which tags hang. `offers` scrolls sideways from the fifth on and disappears under 48em. */
export function TagRail({
  offers,
  children,
  css,
  ...props
}: HTMLChakraProps<'div'> & { offers?: boolean | undefined }) {
  return (
    <chakra.div
      position="relative"
      pt={offers ? { base: '0', md: '7px' } : '2.75rem'}
      _before={{
        content: '""',
        position: 'absolute',
        inset: '0 0 auto',
        h: '7px',
        bg: 'fg',
        borderRadius: '2px',
        display: offers ? { base: 'none', md: 'block' } : 'block',
      }}
      css={[{ '.inv &::before, .inv&::before': { bg: 'torno.500' } }, css]}
      {...props}
    >
      {offers ? <OfferRow>{children}</OfferRow> : children}
    </chakra.div>
  )
}

/** Four shared grid rows, so that price, facts, words and action line up across offers (each `Tag` spans them). */
function OfferRow({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', md: '0 1.25rem' }}
      css={{
        '& > .tag': { display: 'flex', flexDirection: 'column', gap: '4' },
        md: {
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(14rem, 1fr)',
          gridTemplateRows: 'repeat(4, auto)',
          overflowX: 'auto',
          pt: '9',
          px: '4px',
          pb: '4px',
          mx: '-4px',
          scrollPaddingLeft: '4px',
          scrollSnapType: 'x proximity',
          scrollbarWidth: 'thin',
          '& > .tag': {
            display: 'grid',
            gridRow: 'span 4',
            gridTemplateRows: 'subgrid',
            gap: '4',
            scrollSnapAlign: 'start',
          },
        },
      }}
    >
      {children}
    </chakra.div>
  )
}

type StubProps = Omit<HTMLChakraProps<'div'>, 'children'> & {
  /** Integer centésimos. */
  amount: number
  /** `released` is cut off and turned; `empty` holds no money (a payment that failed). */
  state?: 'held' | 'released' | 'empty' | undefined
  /**
   * Default: 'Retenido en Tuerca'. Other states have their own ('Sigue retenido', 'Liberado al proveedor').
   */
  label?: string | undefined
  /** Plays the fall once: set only when the money has just been released. */
  fresh?: boolean | undefined
}

/** The stub under a tag: the held money. Follows the `Tag`. */
export function Stub({ amount, state = 'held', label, fresh, ...props }: StubProps) {
  const styles = useSlotRecipe({ recipe: stubRecipe })({ state, fresh })
  return (
    <chakra.div css={styles.root} {...props}>
      <chakra.span textStyle="xs">
        {label ?? (state === 'released' ? 'Liberado al proveedor' : 'Retenido en Tuerca')}
      </chakra.span>
      <Price amount={amount} size="sm" />
      {state !== 'empty' && (
        <chakra.span css={styles.icon}>{state === 'released' ? <Check /> : <Lock />}</chakra.span>
      )}
    </chakra.div>
  )
}

/**
 * The first row of an offer: price at the left, badge at the right (last, when the tag hangs), and lines that
 * span both.
 */
export const TagHead = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
    alignContent: 'start',
    alignItems: 'start',
    justifyItems: 'start',
    columnGap: '3',
    rowGap: { base: '1', md: '1.5' },
    '& > :nth-of-type(2)': { order: { md: '1' } },
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
})

/** A value that is still hidden, with its lock: 'Oculto hasta el pago'. */
export function Concealed({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      fontSize="xs"
      fontWeight="520"
      color="fg.muted"
      css={{ '& svg': { w: '1em', h: '1em', display: 'inline-block', verticalAlign: '-.125em', mr: '1' } }}
    >
      <Lock />
      {children}
    </chakra.span>
  )
}

/** The facts of a tag, one per line: condition, delivery, warranty, rating. Always in that order. */
export function Facts({
  children,
  aligned = 'end',
  ...props
}: HTMLChakraProps<'dl'> & { aligned?: 'start' | 'end' }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      alignItems="baseline"
      gap=".375rem 1rem"
      fontSize="sm"
      lineHeight="1.35"
      css={{
        '& dt': { color: 'fg.muted' },
        '& dd': { fontWeight: '600', textAlign: aligned, overflowWrap: 'anywhere' },
      }}
      {...props}
    >
      {children}
    </chakra.dl>
  )
}

/** One of the `Facts`; an unknown value is named as missing. */
export function Fact({
  name,
  missing = 'Sin cargar',
  children,
}: {
  name: string
  missing?: string
  children: ReactNode
}) {
  return (
    <>
      <dt>{name}</dt>
      {children ? (
        <chakra.dd className="num" whiteSpace="pre-line">
          {children}
        </chakra.dd>
      ) : (
        <chakra.dd css={{ '&&': { fontWeight: '400', color: 'fg.muted' } }}>{missing}</chakra.dd>
      )}
    </>
  )
}
