import type { SettingName } from '../../generated/prisma/enums.ts'
import { InvalidInput, WrongState } from '../../platform/refusal.ts'
import { versionOf } from '../../platform/versionOf.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'
import { checkSeen } from './seenSetting.ts'
import { recordSettingChange } from './settingChange.operations.ts'
import { checkValue } from './settingKinds.ts'
import { isSiteSetting, SITE_SETTINGS } from './siteSettings.ts'

interface Saved {
  readonly name: SettingName
  /** The version that the admin saw; null checks nothing. */
  readonly seen: string | null
  /** Null goes back to the default. */
  readonly value: string | null
}

/**
 * Saves a setting of the site, or drops what is saved; an unchanged one is not written again. In force at once in this
 * process, in the others within seconds. Throws SignInRequired, NotAllowed, InvalidInput, and WrongState when the
 * environment has the setting, another screen changes it, or somebody else changed it meanwhile.
 */
export async function saveSiteSetting(
  ctx: OperationContext,
  { name, seen, value: typed }: Saved,
): Promise<void> {
  const { accountId } = requireAdmin(ctx.viewer)
  if (!isSiteSetting(name)) throw new WrongState('Ese ajuste se cambia en su pantalla.', 'ELSEWHERE')
  const { kind, bounds, variable } = SITE_SETTINGS[name]
  if (ctx.settings.environment.has(variable))
    throw new WrongState('Ese valor está en las variables del servidor: cambialo ahí.', 'ENVIRONMENT')
  const to = typed === null ? null : valueOf(checkValue(kind, typed, bounds))
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    // Two changes at once would both note the same former value.
    await lockRow(tx, 'Account', accountId)
    const from = (await tx.savedSetting.findUnique({ where: { name } }))?.value ?? null
    const subjectId = await recordSettingChange(unit, { name, from, to, accountId, at })
    if (subjectId === null) return
    checkSeen(seen, settingVersion(from))
    if (to === null) await tx.savedSetting.delete({ where: { name } })
    else await tx.savedSetting.upsert({ where: { name }, create: { name, value: to }, update: { value: to } })
    await recordAdminAction(unit, { action: 'saveSiteSetting', accountId, at, subjectId })
  })
  await ctx.liveSettings.refresh()
}

/** Names a saved value; null is none. */
export const settingVersion = (saved: string | null): string => versionOf([saved])

function valueOf(checked: ReturnType<typeof checkValue>): string {
  if ('problem' in checked) throw new InvalidInput([{ path: ['value'], message: checked.problem }])
  return checked.value
}
