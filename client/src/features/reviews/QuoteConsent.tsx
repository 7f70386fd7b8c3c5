import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import type { QuoteConsent_review$key } from './__generated__/QuoteConsent_review.graphql'
import { useWithdrawQuote } from './useWithdrawQuote'

/** Says that the home page shows the author's review, or may, and lets them end that at any time. */
export function QuoteConsent({ review }: { review: QuoteConsent_review$key }) {
  const { id, mayBeQuoted, quotedAt } = useFragment(
    graphql`
      fragment QuoteConsent_review on Review {
        id
        mayBeQuoted
        quotedAt
      }
    `,
    review,
  )
  const [withdrawQuote, withdrawing] = useWithdrawQuote()
  if (!mayBeQuoted) return null
  const withdraw = async () => {
    const withdrawn = await withdrawQuote({ id })
    if (!withdrawn.ok) return showRefusal(withdrawn.refusal)
    toast.success('Listo', { description: 'Tu comentario deja de mostrarse en unos minutos.' })
  }
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {quotedAt === null ? 'Nos dejaste mostrarla en la portada.' : 'Se muestra en la portada.'}{' '}
      <Button
        variant="link"
        minH="11"
        loading={withdrawing}
        loadingText="Guardando"
        onClick={() => {
          void withdraw()
        }}
      >
        No mostrarla
      </Button>
    </chakra.p>
  )
}
