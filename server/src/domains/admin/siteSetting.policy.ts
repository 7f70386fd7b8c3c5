import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** The history of the settings is seen by the admin. */
export function visibleSettingChanges(viewer: Viewer): Prisma.SettingChangeWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
