import type { SettingName } from '../../generated/prisma/enums.ts'
import { newId } from '../../platform/ids.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { settingTerms } from './siteSettings.ts'

/** A change of a setting by a team member. */
export interface SettingMoved {
  readonly name: SettingName
  /** The saved value before and after; null for none. A secret's are left out. */
  readonly from: string | null
  readonly to: string | null
  readonly accountId: string
  readonly at: Date
}

/** Writes a change of one setting within an act of the team. */
export type RecordSetting = (name: SettingName, from: string | null, to: string | null) => Promise<unknown>

/** In place of the values of a secret. */
export const SECRET_CHANGED = [null, 'changed'] as const

/** Writes a change of a setting to its history, in the transaction of the change. Returns its id; null when nothing changed. */
export async function recordSettingChange(
  { tx }: Unit,
  { name, from, to, accountId, at }: SettingMoved,
): Promise<string | null> {
  if (from === to) return null
  const values = settingTerms(name).kind === 'SECRET' ? { from: null, to: null } : { from, to }
  const id = newId()
  await tx.settingChange.create({ data: { id, name, ...values, accountId, at }, select: { id: true } })
  return id
}
