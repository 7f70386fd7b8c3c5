import { dayOf } from '../../../platform/businessDays.ts'
import { CONSENT_VERSION } from '../../accounts/policies/consentProof.ts'
import type { OperationContext, Services } from '../../context.ts'
import { saidByAccount, saidInBrowser } from './modelConsent.ts'
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
  const said = isOffered ? ((await saidByAccount(ctx)) ?? (await saidInBrowser(ctx))) : null
  return { isOffered, isAllowed: said?.version === CONSENT_VERSION ? said.given : null }
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
