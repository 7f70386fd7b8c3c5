import { dayInWords, dayOf } from '../../platform/businessDays.ts'
import type { MailDraft } from '../../platform/mailLayout.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { panelAddress } from '../siteAddresses.ts'
import {
  type PayoutAccountEvent,
  payoutAccountApproved,
  payoutAccountRejected,
  payoutAccountRequested,
} from './payout.events.ts'
import { BANK_NAMES } from './payoutWords.ts'
import { accountHint } from './sealedAccount.ts'

export const payoutAccountRequestedNotice = defineNotice({
  id: 'payoutAccountRequested',
  event: payoutAccountRequested,
  audience: 'The provider in whose account somebody asked for another bank account to be paid to.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: readAccount,
  words: { mail: payoutAccountRequestedMail },
})

export const payoutAccountApprovedNotice = defineNotice({
  id: 'payoutAccountApproved',
  event: payoutAccountApproved,
  audience: 'The provider whose bank account the team approved.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: readAccount,
  words: { mail: payoutAccountApprovedMail },
})

export const payoutAccountRejectedNotice = defineNotice({
  id: 'payoutAccountRejected',
  event: payoutAccountRejected,
  audience: 'The provider whose bank account the team rejected, with the reason.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: readAccount,
  words: { mail: payoutAccountRejectedMail },
})

interface AccountFacts {
  /** 'BROU ···· 4821'. */
  readonly account: string
  /** Day from which batches pay to the account, in words; null when they do at once, or not at all. */
  readonly from: string | null
  readonly reason: string
  readonly url: string
}

async function readAccount({ db, settings }: Services, { payoutAccountId, accountId }: PayoutAccountEvent) {
  const account = await db.prisma.payoutAccount.findUnique({
    where: { id: payoutAccountId },
    include: { provider: { select: { account: { select: { email: true } } } } },
  })
  if (!account) return null
  const { bank, ending, decidedAt, effectiveAt, reason, provider } = account
  const isLater = effectiveAt !== null && decidedAt !== null && effectiveAt > decidedAt
  const facts: AccountFacts = {
    account: `${BANK_NAMES[bank]} ${accountHint(ending)}`,
    from: isLater ? momentInWords(effectiveAt) : null,
    reason: reason ?? '',
    url: panelAddress(settings, 'dinero'),
  }
  return { accountId, email: provider.account.email, facts }
}

const time = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 'viernes 27 de noviembre a las 15:04'. */
const momentInWords = (at: Date) => `${dayInWords(dayOf(at))} a las ${time.format(at)}`

const NOT_YOU =
  'Si no fuiste vos, retirala ahora mismo desde Dinero, elegí otra contraseña y escribinos respondiendo este correo.'

function payoutAccountRequestedMail({ account, url }: AccountFacts): MailDraft {
  return {
    subject: 'Pediste cobrar en otra cuenta de banco',
    paragraphs: [
      `Alguien con tu contraseña pidió que te paguemos en la cuenta ${account}. La revisamos antes de usarla.`,
      'Mientras tanto te seguimos pagando en la cuenta que ya tenías aprobada, si hay una.',
      NOT_YOU,
    ],
    action: { label: 'Ver mi cuenta de cobro', url },
  }
}

function payoutAccountApprovedMail({ account, from, url }: AccountFacts): MailDraft {
  return {
    subject: 'Aprobamos tu cuenta de cobro',
    paragraphs: [
      from === null
        ? `Desde ahora te pagamos en la cuenta ${account}.`
        : `Te pagamos en la cuenta ${account} desde el ${from}. Hasta entonces sigue la anterior.`,
      NOT_YOU,
    ],
    action: { label: 'Ver mi cuenta de cobro', url },
  }
}

function payoutAccountRejectedMail({ account, reason, url }: AccountFacts): MailDraft {
  return {
    subject: 'No aprobamos tu cuenta de cobro',
    paragraphs: [
      `Revisamos la cuenta ${account} y no la podemos usar.`,
      `Motivo: ${reason}`,
      'Cargá otra o corregí los datos. Tu saldo te espera: no se pierde nada.',
    ],
    action: { label: 'Cargar mi cuenta', url },
  }
}
