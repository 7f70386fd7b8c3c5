import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDate } from '../../lib/dates'
import { CURRENT_POLICIES } from '../../lib/generated/policies'
import { paths } from '../../paths'
import { onPolicyConsentNeeded } from '../../relay/policyConsentNeeded'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ActionLink } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { toast } from '../../ui/toast'
import type {
  PolicyConsent_account$data,
  PolicyConsent_account$key,
} from './__generated__/PolicyConsent_account.graphql'
import { PolicyHtml } from './PolicyHtml'
import { type ChangedSection, policyDiff } from './policyDiff'
import { loadPolicy } from './policyTexts'
import { useAcceptPolicies } from './useAcceptPolicies'

type ToAccept = PolicyConsent_account$data['policiesToAccept'][number]

/** For each policy its page, its name in a sentence, and the input's name. */
const policies = {
  TERMS_OF_USE: { path: paths.terms, name: 'Términos de uso', input: 'termsOfUse' },
  PRIVACY_POLICY: { path: paths.privacy, name: 'Política de privacidad', input: 'privacyPolicy' },
} as const

const factsOf = ({ policy }: ToAccept) => policies[policy as keyof typeof policies]

/**
 * Asks a signed-in user to accept changed policies, and again when a command is refused because of them.
 * 'Ahora no' is a valid answer: everything can be viewed, and open orders continue.
 */
export function PolicyConsent({ account }: { account: PolicyConsent_account$key }) {
  const { policiesToAccept } = useFragment(
    graphql`
      fragment PolicyConsent_account on Account {
        policiesToAccept {
          policy
          accepted
          current
        }
      }
    `,
    account,
  )
  const [isPutOff, setPutOff] = useState(false)
  const [isRead, setRead] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => onPolicyConsentNeeded(() => setPutOff(false)), [])
  const [accept, accepting] = useAcceptPolicies()
  const close = () => setPutOff(true)

  const confirm = async () => {
    const shown = policiesToAccept.map(one => [factsOf(one).input, one.current])
    const outcome = await accept({ input: { ...CURRENT_POLICIES, ...Object.fromEntries(shown) } })
    if (outcome.ok) toast.success('Gracias, quedó aceptado')
    else showRefusal(outcome.refusal)
  }

  return (
    <Dialog
      open={policiesToAccept.length > 0 && !isPutOff}
      onClose={close}
      title="Leé lo que cambió"
      note="Mientras no lo aceptes podés mirar todo y terminar lo que tenés en marcha. Para pedir, cotizar o pagar algo nuevo hace falta."
      width="lg"
      busy={accepting}
      footer={
        <>
          <Button onClick={close}>Ahora no</Button>
          <Button
            variant="solid"
            disabled={!isRead}
            loading={accepting}
            loadingText="Guardando"
            onClick={() => void confirm()}
          >
            Aceptar
          </Button>
        </>
      }
    >
      <Changes
        key={attempt}
        policiesToAccept={policiesToAccept}
        onShown={setRead}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Dialog>
  )
}

type ChangesProps = Pick<PolicyConsent_account$data, 'policiesToAccept'> & {
  /** Reports whether all texts are on the page. */
  onShown: (isShown: boolean) => void
  /** Starts over. */
  onRetry: () => void
}

function Changes({ policiesToAccept, onShown, onRetry }: ChangesProps) {
  const [texts, setTexts] = useState<readonly (readonly ChangedSection[] | null)[] | 'failed' | null>(null)
  useEffect(() => {
    let isOver = false
    Promise.all(policiesToAccept.map(changesOf)).then(
      found => {
        if (isOver) return
        setTexts(found)
        onShown(true)
      },
      () => isOver || setTexts('failed'),
    )
    return () => {
      isOver = true
    }
  }, [policiesToAccept, onShown])

  if (texts === 'failed') {
    return (
      <Notice>
        No pudimos traer los textos.{' '}
        <Button size="sm" onClick={onRetry}>
          Probar de nuevo
        </Button>
      </Notice>
    )
  }
  if (!texts) return <Notice>Buscando qué cambió…</Notice>
  return (
    <chakra.div display="grid" gap="8">
      {policiesToAccept.map((one, at) => (
        <PolicyChange key={one.policy} one={one} sections={texts[at] ?? null} />
      ))}
    </chakra.div>
  )
}

/** Null when the accepted version is no longer known: then the whole text is shown. */
async function changesOf(one: ToAccept): Promise<ChangedSection[] | null> {
  const address = factsOf(one).path.slice(1)
  const [before, after] = await Promise.all([
    one.accepted ? loadPolicy(address, one.accepted) : null,
    loadPolicy(address, one.current),
  ])
  if (!after) throw new Error(`this release has no ${address} of ${one.current}`)
  return before && policyDiff(before, after)
}

function PolicyChange({ one, sections }: { one: ToAccept; sections: readonly ChangedSection[] | null }) {
  const { path, name } = factsOf(one)
  return (
    <chakra.section display="grid" gap="4">
      <header>
        <chakra.h3 textStyle="h3">{name}</chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted">
          Versión del {day(one.current)}.{one.accepted && ` Habías aceptado la del ${day(one.accepted)}.`}{' '}
          <ActionLink asChild>
            <Link to={path} target="_blank">
              Leer todo
            </Link>
          </ActionLink>
        </chakra.p>
      </header>
      {sections && (
        <chakra.p textStyle="sm" color="fg.muted">
          Lo nuevo está resaltado, lo que se saca está tachado. Lo demás queda como estaba.
        </chakra.p>
      )}
      {sections?.map(({ id, title, html }) => (
        <chakra.section key={id} borderLeft="3px solid" borderColor="brand.mark" pl="4">
          <chakra.h4 textStyle="h4" mb="2">
            {title}
          </chakra.h4>
          <PolicyHtml html={html} />
        </chakra.section>
      ))}
    </chakra.section>
  )
}

const day = (version: string) => formatDate(`${version}T12:00:00Z`)
