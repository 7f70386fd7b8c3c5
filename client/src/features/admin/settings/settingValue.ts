import { plainIdentifier } from '../../../lib/generated/identifiers'
import { formatAmount, parseMoney } from '../../../lib/money'
import type { SettingGroups_query$data } from './__generated__/SettingGroups_query.graphql'

type Setting = NonNullable<SettingGroups_query$data['siteSettings']>[number]
/** The part of a setting that its dialog needs. */
export type EditedSetting = Pick<
  Setting,
  'name' | 'words' | 'help' | 'kind' | 'value' | 'source' | 'fallback' | 'version'
>

/** A value as the form shows it. */
export function typedOf({ kind, value }: Pick<EditedSetting, 'kind' | 'value'>): string {
  if (value == null) return ''
  if (kind === 'PERCENT') return String(Number(value) / 100).replace('.', ',')
  return kind === 'MONEY' ? formatAmount(Number(value)) : value
}

/** The typed text as the graph takes it; the server refuses what cannot be read. */
export function valueOf(kind: EditedSetting['kind'], typed: string): string {
  if (kind === 'MONEY') return String(parseMoney(typed) ?? typed)
  const plain = plainIdentifier(typed)
  const percentage = kind === 'PERCENT' && /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(plain)
  if (percentage) return String(Number(percentage[1]) * 100 + Number((percentage[2] ?? '').padEnd(2, '0')))
  return kind === 'TEXT' ? typed : plain
}
