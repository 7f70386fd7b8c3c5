import type { Terms } from '../mind.ts'

export const TERMS: Terms = {
  depositBps: 1500,
  commissionBps: { NEW: 1200, USED: 900 },
  withdrawalPeriod: '5 días hábiles desde el contrato',
}
