import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { count } from '../../lib/text'
import { useOpenDialog } from '../../shell/DialogOpener'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Price } from '../../ui/Price'
import { RadioCards } from '../../ui/RadioCards'
import type { OfferBaskets_request$key } from './__generated__/OfferBaskets_request.graphql'
import { basketDialogId } from './basketPlace'
import type { SeenVersions } from './seenVersions'

type OfferBasketsProps = {
  request: OfferBaskets_request$key
  seen: SeenVersions
  /** The most likely act of the page: its button is filled. */
  isFirst: boolean
}

/** The ways to buy a request's parts from several providers in one payment, and the contents of the chosen way. */
export function OfferBaskets({ request, seen, isFirst }: OfferBasketsProps) {
  const { id, parts, baskets } = useFragment(
    graphql`
      fragment OfferBaskets_request on PartRequest {
        id
        parts {
          isOpen
        }
        baskets {
          kinds
          label
          sentence
          paymentTerms {
            version
            lines {
              partId
              name
              priceWords
              conditionMark
            }
            total
          }
        }
      }
    `,
    request,
  )
  const open = useOpenDialog()
  const ways = (baskets ?? []).flatMap(basket => {
    const [kind] = basket.kinds
    const dialogId = kind && basketDialogId(id, kind)
    return dialogId ? [{ ...basket, dialogId }] : []
  })
  const [chosenId, setChosen] = useState<string | null>(null)
  const chosen = ways.find(({ dialogId }) => dialogId === chosenId) ?? ways[0]
  if (!chosen) return null
  const { lines, total, version } = chosen.paymentTerms
  const bought = lines.filter(({ partId }) => partId).length
  const missing = parts.filter(({ isOpen }) => isOpen).length - bought
  return (
    <chakra.section css={styles.section} aria-label="Comprar todo junto">
      <Field
        label={`${count(bought, 'repuesto', 'repuestos')} en un solo pago`}
        help={missing > 0 ? `${count(missing, 'repuesto', 'repuestos')} sin ofertas todavía.` : undefined}
        group
      >
        <RadioCards
          columns={ways.length === 3 ? 3 : ways.length === 2 ? 2 : 1}
          value={chosen.dialogId}
          onChange={setChosen}
          options={ways.map(({ dialogId, label, sentence, paymentTerms }) => ({
            value: dialogId,
            label,
            detail: sentence,
            amount: paymentTerms.total,
          }))}
        />
      </Field>
      <chakra.ul css={styles.lines} aria-label="Lo que entra">
        {lines.map(({ partId, name, priceWords, conditionMark }) => (
          <chakra.li key={partId ?? name} css={styles.line}>
            <chakra.span minW="0" overflowWrap="anywhere" color={partId ? undefined : 'fg.muted'}>
              {name} {conditionMark && <Badge tone="warn">{conditionMark}</Badge>}
            </chakra.span>
            <chakra.span className="num" textAlign="end" fontWeight="600">
              {priceWords}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div css={styles.foot}>
        <chakra.p textStyle="sm" color="fg.muted">
          Precio, impuestos incluidos. Se compra todo o nada: si una oferta ya no está cuando llega tu pago,
          te devolvemos todo.
        </chakra.p>
        <Button
          variant={isFirst ? 'solid' : 'outline'}
          onClick={() => {
            seen.set(chosen.dialogId, { number: version, total })
            open('juntas', chosen.dialogId)
          }}
        >
          <span>
            Comprar {bought} por <Price amount={total} size="text" />
          </span>
        </Button>
      </chakra.div>
    </chakra.section>
  )
}

const styles = {
  section: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
  lines: { borderTop: '1px solid', borderColor: 'border' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4',
    alignItems: 'baseline',
    py: '2.5',
    borderBottom: '1px solid',
    borderColor: 'border',
    '& > :last-child': { maxW: { base: '11rem', md: 'none' } },
  },
  foot: {
    display: 'grid',
    gap: '3',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  },
} as const
