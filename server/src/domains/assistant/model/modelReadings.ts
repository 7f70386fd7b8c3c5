import { dayOf } from '../../../platform/businessDays.ts'
import { CONSENT_VERSION, type SaidConsent } from '../../accounts/consentProof.ts'
import type { OperationContext, Services } from '../../context.ts'
import { accountOf } from '../../viewer.ts'
import { visibleAssistantConversations } from '../conversationOwner.ts'
import { ALL } from './modelSpending.ts'
import { isModelOn } from './modelUse.ts'

export interface ModelHelp {
  /** Whether the model would help who allows it. */
  readonly isOffered: boolean
  /** What who asks has said to the words as they are now; null when nothing. */
  readonly isAllowed: boolean | null
}

/** Whether a language model would help who asks, and whether they allow it. */
export async function modelHelpFor(ctx: OperationContext): Promise<ModelHelp> {
  const isOffered = await isModelOn(ctx)
  const { given, version } = isOffered ? await saidBy(ctx) : NOTHING_SAID
  return { isOffered, isAllowed: version === CONSENT_VERSION ? given : null }
}

const NOTHING_SAID: SaidConsent = { given: null, version: null }

async function saidBy(ctx: OperationContext): Promise<SaidConsent> {
  const account = accountOf(ctx.viewer)
  if (account) {
    const newest = await ctx.db.prisma.dataConsent.findFirst({
      where: { accountId: account.accountId, recipient: 'ASSISTANT_MODEL' },
      orderBy: { id: 'desc' },
      select: { given: true, version: true },
    })
    return newest ?? NOTHING_SAID
  }
  const newest = await ctx.db.prisma.assistantConversation.findFirst({
    where: { AND: [visibleAssistantConversations(ctx)], modelConsent: { not: null } },
    orderBy: { id: 'desc' },
    select: { modelConsent: true, modelConsentVersion: true },
  })
  return newest ? { given: newest.modelConsent, version: newest.modelConsentVersion } : NOTHING_SAID
}

export interface ModelState {
  readonly isConfigured: boolean
  readonly isOn: boolean
  readonly changedAt: Date | null
  /** Today in Uruguay; centésimos. */
  readonly spentToday: number
  readonly callsToday: number
  readonly dailyLimit: number | null
  readonly visitorLimit: number | null
}

/** How the language model stands, for the admin. */
export async function readModelState(services: Services): Promise<ModelState> {
  const { db, clock, languageModel } = services
  const newest = await db.prisma.modelSwitch.findFirst({ orderBy: { id: 'desc' } })
  const today = await db.prisma.modelSpending.findUnique({
    where: { day_payer: { day: dayOf(clock.now()), payer: ALL } },
  })
  return {
    isConfigured: languageModel !== null,
    isOn: newest?.isOn ?? false,
    changedAt: newest?.at ?? null,
    spentToday: today?.centesimos ?? 0,
    callsToday: today?.calls ?? 0,
    dailyLimit: languageModel?.costs.perDay ?? null,
    visitorLimit: languageModel?.costs.perVisitorDay ?? null,
  }
}
