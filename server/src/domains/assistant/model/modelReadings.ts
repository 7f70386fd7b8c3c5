import { dayOf } from '../../../platform/businessDays.ts'
import { CONSENT_VERSION } from '../../accounts/policies/consentProof.ts'
import type { OperationContext, Services } from '../../context.ts'
import { saidByAccount, saidInBrowser } from './modelConsent.ts'
import { ALL } from './modelSpending.ts'
import { isModelOn } from './modelUse.ts'

export interface ModelHelp {
  /** The model would help a consenting user. */
  readonly isOffered: boolean
  /** The caller's answer to the present words; null without one. */
  readonly isAllowed: boolean | null
}

/** True when a language model would help the caller, and whether they allow it. */
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

/** The state of the language model, for the admin. */
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
