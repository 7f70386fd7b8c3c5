import { SECOND_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/db.ts'
import type { Logger } from '../../platform/logger.ts'
import type { LiveSettings, Settings } from '../context.ts'
import { settingsInForce } from './siteSettings.ts'

/** Time until a process follows what the team saved by another one. */
const FOLLOWED_WITHIN_MS = 10 * SECOND_MS

/** Reads what the team saved, and puts it in force. */
export async function createLiveSettings(db: Database, started: Settings): Promise<LiveSettings> {
  const settings = { ...started }
  const refresh = async () => {
    const saved = await db.prisma.savedSetting.findMany()
    Object.assign(settings, settingsInForce(started, new Map(saved.map(({ name, value }) => [name, value]))))
  }
  await refresh()
  return { settings, started, refresh }
}

/** Reads the saved settings at intervals; returns a function that stops. A lost announcement would leave a process behind. */
export function followSettings({ refresh }: LiveSettings, logger: Logger): () => void {
  const timer = setInterval(() => {
    // Older settings stay in force until the next time.
    refresh().catch((error: unknown) => logger.warn({ err: error }, 'settings could not be read'))
  }, FOLLOWED_WITHIN_MS)
  timer.unref()
  return () => clearInterval(timer)
}
