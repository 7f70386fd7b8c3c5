import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { formatMoney } from '../../lib/money'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { toast } from '../../ui/toast'
import type {
  DisputeProposals_dispute$data,
  DisputeProposals_dispute$key,
} from './__generated__/DisputeProposals_dispute.graphql'
import { useAcceptProposal } from './useAcceptProposal'

type Proposal = DisputeProposals_dispute$data['proposals'][number]

/** The latest proposal of each party, with the pesos of each side; the other party's can be accepted. */
export function DisputeProposals({ dispute }: { dispute: DisputeProposals_dispute$key }) {
  const { proposals, viewerParty } = useFragment(
    graphql`
      fragment DisputeProposals_dispute on Dispute {
        viewerParty
        proposals {
          id
          party
          solution
          words
          text
          createdAt
          acceptedAt
          isAcceptable
          shares {
            buyer
            provider
            commission
          }
        }
      }
    `,
    dispute,
  )
  const [accepting, setAccepting] = useState<Proposal | null>(null)
  const [accept, sending] = useAcceptProposal()
  const confirm = async () => {
    if (!accepting) return
    const outcome = await accept({ proposalId: accepting.id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    setAccepting(null)
    toast.success('La disputa terminó con un acuerdo')
  }
  const latest = (['BUYER', 'PROVIDER'] as const).flatMap(
    party => proposals.findLast(proposal => proposal.party === party) ?? [],
  )
  return (
    <>
      <chakra.ul display="grid" gap="4">
        {latest.map(proposal => (
          <chakra.li key={proposal.id} display="grid" gap="1.5" overflowWrap="anywhere">
            <p>
              <b>{sayer(proposal.party, viewerParty)}:</b> {proposal.words}
              {proposal.acceptedAt && '. Aceptada'}
            </p>
            <Shares proposal={proposal} />
            {proposal.text && <p>«{proposal.text}»</p>}
            <chakra.p textStyle="xs" color="fg.muted">
              {formatDateTime(proposal.createdAt)}
            </chakra.p>
            {proposal.isAcceptable && (
              <Button size="sm" justifySelf="start" onClick={() => setAccepting(proposal)}>
                Aceptar la propuesta
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <ConfirmDialog
        open={accepting !== null}
        onClose={() => setAccepting(null)}
        onConfirm={() => void confirm()}
        title="¿Aceptás la propuesta?"
        confirmLabel="Aceptar la propuesta"
        loading={sending}
        loadingText="Aceptando"
        tone="trust"
      >
        {accepting?.words}. La disputa termina, la plata se mueve en el momento y no se puede deshacer.
      </ConfirmDialog>
    </>
  )
}

function Shares({ proposal }: { proposal: Proposal }) {
  const { solution, shares } = proposal
  if (solution === 'SEND_AGAIN') return null
  return (
    <chakra.p textStyle="sm" color="fg.muted" className="num">
      {formatMoney(shares.buyer)} para el comprador, {formatMoney(shares.provider)} para el proveedor y{' '}
      {formatMoney(shares.commission)} de comisión.
    </chakra.p>
  )
}

/** The proposing party, in words for the viewer. */
function sayer(party: Proposal['party'], viewer: DisputeProposals_dispute$data['viewerParty']): string {
  if (party === viewer) return 'Tu propuesta'
  return party === 'BUYER' ? 'El comprador propone' : 'El proveedor propone'
}
