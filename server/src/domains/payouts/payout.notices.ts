import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { panelAddress } from '../siteAddresses.ts'
import { type PayoutLineEvent, payoutFailed, payoutPaid, payoutStarted } from './payout.events.ts'
import { BANK_NAMES } from './payoutWords.ts'
import { accountHint } from './sealedAccount.ts'

export const payoutStartedNotice = defineNotice({
  id: 'payoutStarted',
  event: payoutStarted,
  audience: 'The provider whose balance a closed batch has taken.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  read: readPayout,
  words: {
    bell: ({ amountCentesimos, account, url }) => ({
      title: 'Tu plata está en camino',
      message: `Le pedimos al banco que pague ${formatMoney(amountCentesimos)} en tu cuenta ${account}.`,
      url,
    }),
  },
})

export const payoutPaidNotice = defineNotice({
  id: 'payoutPaid',
  event: payoutPaid,
  audience: 'The provider whom the bank has paid.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readPayout,
  words: {
    mail: payoutPaidMail,
    bell: ({ amountCentesimos, account, url }) => ({
      title: 'Te pagamos',
      message: `Pagamos ${formatMoney(amountCentesimos)} en tu cuenta ${account}.`,
      url,
    }),
  },
})

export const payoutFailedNotice = defineNotice({
  id: 'payoutFailed',
  event: payoutFailed,
  audience: 'The provider whose money the bank could not pay, or returned, with the reason.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readPayout,
  words: {
    mail: payoutFailedMail,
    bell: ({ amountCentesimos, url }) => ({
      title: 'El banco no pudo pagarte',
      message: `Los ${formatMoney(amountCentesimos)} vuelven a tu saldo a cobrar. Revisá tu cuenta de cobro.`,
      url,
    }),
  },
})

interface Payout {
  readonly amountCentesimos: number
  /** 'BROU ···· 4821'. */
  readonly account: string
  readonly url: string
}

async function readPayout({ db, settings }: Services, { payoutLineId, accountId }: PayoutLineEvent) {
  const line = await db.prisma.payoutLine.findUnique({
    where: { id: payoutLineId },
    include: { account: true, provider: { select: { account: { select: { email: true } } } } },
  })
  if (!line) return null
  const { amountCentesimos, reason, account, provider } = line
  return {
    accountId,
    email: provider.account.email,
    facts: {
      amountCentesimos,
      account: `${BANK_NAMES[account.bank]} ${accountHint(account.ending)}`,
      reason: reason ?? '',
      url: panelAddress(settings, 'dinero'),
    },
  }
}

function payoutPaidMail({ amountCentesimos, account, url }: Payout): MailDraft {
  return {
    subject: `Te pagamos ${formatMoney(amountCentesimos)}`,
    paragraphs: [
      `Pagamos ${formatMoney(amountCentesimos)} en tu cuenta ${account}. Puede tardar un día hábil en verse.`,
    ],
    action: { label: 'Ver mis movimientos', url },
  }
}

function payoutFailedMail({
  amountCentesimos,
  account,
  reason,
  url,
}: Payout & { readonly reason: string }): MailDraft {
  return {
    subject: `El banco no pudo pagarte ${formatMoney(amountCentesimos)}`,
    paragraphs: [
      `Quisimos pagarte ${formatMoney(amountCentesimos)} en tu cuenta ${account} y el banco no pudo hacerlo.`,
      `Motivo: ${reason}`,
      'La plata volvió a tu saldo a cobrar y va en la próxima liquidación. Si la cuenta cambió, cargá la nueva.',
    ],
    action: { label: 'Revisar mi cuenta', url },
  }
}
