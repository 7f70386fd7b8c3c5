import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Core, isHttps } from './core.ts'
import { chooseCookies } from './domains/accounts/policies/chooseCookies.ts'
import { noticesOfToken, unsubscribe } from './domains/notifications/noticePreference.operations.ts'
import { addressNameOf } from './domains/payments/gateways.ts'
import { receiveGatewayNotice } from './domains/payments/webhook.operations.ts'
import { handlers } from './domains/reactions.ts'
import { receiveWhatsApp } from './domains/whatsapp/whatsAppWebhook.operations.ts'
import { CALLER_LIMITS, type CallerLimits } from './graphql/limits.ts'
import { operationNames } from './graphql/operationNames.ts'
import { serveWebsockets } from './graphql/websocket.ts'
import { createGraphQLDoors } from './graphql/yoga.ts'
import { clientIp, isOurOrigin } from './http/client.ts'
import { cookieDoor } from './http/cookieDoor.ts'
import { createCredentials } from './http/credentials/credentials.ts'
import { exportDoor } from './http/exportDoor.ts'
import { graphqlDoor } from './http/graphqlDoor.ts'
import { type Checks, healthDoor } from './http/health.ts'
import { createLeanDoor } from './http/leanDoor.ts'
import { metricsDoor } from './http/metricsDoor.ts'
import type { Door } from './http/router.ts'
import { serve } from './http/serve.ts'
import { sheetDoor } from './http/sheetDoor.ts'
import { signInDoor } from './http/signInDoor.ts'
import { unsubscribeDoor } from './http/unsubscribeDoor.ts'
import { webhookDoor } from './http/webhookDoor.ts'
import { prepareTables } from './mind/text/tables.ts'
import { createMetrics } from './platform/metrics.ts'

/** Builds the assistant's tables in pieces, so that no first message blocks this process' requests and transactions. */
export const prepareMind = () => prepareTables(nextTurn)

/** Starts handling jobs. */
export async function startJobs({ jobs, services }: Core): Promise<void> {
  await prepareMind()
  await jobs.work(handlers, services)
}

export interface SiteOptions {
  readonly persistedOperations: ReadonlyMap<string, string>
  readonly openToVisitors: boolean
  readonly trustProxy: boolean
  readonly extraDoors: readonly Door[]
  /** Limits of one caller; others default to CALLER_LIMITS. */
  readonly callerLimits?: Partial<CallerLimits>
  /** Shortcuts that are switched off. */
  readonly without?: ReadonlySet<Shortcut>
}

/** Parts that make known operations cheaper without changing their answers. */
export type Shortcut = 'door' | 'compiled'

/** The shortcuts that the environment switches off. */
export function shortcutsOff(env: Readonly<Record<string, unknown>>): ReadonlySet<Shortcut> {
  return new Set<Shortcut>([
    ...(env.LEAN_DOOR === 'off' ? ['door' as const] : []),
    ...(env.COMPILED_EXECUTION === 'off' ? ['compiled' as const] : []),
  ])
}

export interface Site {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Handles websocket upgrades of `server`; returns a function that asks all sockets to close. */
  readonly serveWebsockets: (server: Server) => () => Promise<void>
  /** Makes /health/ready fail from now on. */
  readonly startClosing: () => void
}

/** The HTTP doors of the site over one core. */
export function createSite({ services, jobs, redis }: Core, options: SiteOptions): Site {
  const { persistedOperations, openToVisitors, trustProxy } = options
  const without = options.without ?? new Set()
  const callerLimits = { ...CALLER_LIMITS, ...options.callerLimits }
  const credentials = createCredentials(services)
  const metrics = createMetrics()
  // Operation names invented by callers must not become labels.
  const ours = operationNames(persistedOperations)
  let isClosing = false
  const { yoga: graphql, known } = createGraphQLDoors({
    compiles: without.has('compiled') ? 'none' : 'known',
    persistedOperations,
    openToVisitors,
    logger: services.logger,
    operationsAtOnce: callerLimits.operations,
    onOperation: ({ ms, name, ...labels }) =>
      metrics.observeOperation({ ...labels, name: ours.has(name) ? name : 'other' }, ms),
  })
  const checks: Checks = {
    database: () => services.db.prisma.$queryRaw`select 1`,
    jobs: () => jobs.check(),
    storage: () => services.storage.check(),
    ...(redis ? { redis: () => redis.publish.ping() } : {}),
  }
  const doors: Door[] = [
    graphqlDoor({
      services,
      credentials,
      graphql,
      lean: without.has('door') ? null : createLeanDoor(known),
      trustProxy,
    }),
    exportDoor(services, trustProxy),
    sheetDoor(services, trustProxy),
    signInDoor(services, trustProxy),
    healthDoor(checks, () => isClosing),
    metricsDoor(metrics),
    cookieDoor(services.settings.publicUrl, (answer, cookieHeader) =>
      chooseCookies(services, answer, cookieHeader),
    ),
    unsubscribeDoor({
      noticesOf: token => noticesOfToken(services, token),
      unsubscribe: token => unsubscribe(services, token),
    }),
    webhookDoor(services.settings.publicUrl, async (vendor, delivery) => {
      if (vendor === 'twilio') {
        const whatsApp = await services.whatsApp.openAnyway()
        if (!whatsApp) return null
        await receiveWhatsApp(services, whatsApp, delivery)
        return 204
      }
      const gateway = [...services.gateways.values()].find(({ id }) => addressNameOf(id) === vendor)
      if (!gateway) return null
      await receiveGatewayNotice(services, gateway, delivery)
      return 200
    }),
    ...options.extraDoors,
  ]
  return {
    handle: serve(doors, {
      logger: services.logger,
      metrics,
      isHttps: isHttps(services.settings),
    }),
    serveWebsockets: server =>
      serveWebsockets({
        server,
        services,
        credentials,
        graphql,
        callerLimits,
        persistedOperations,
        clientIp: request => clientIp(request, trustProxy),
        isOurOrigin: request => isOurOrigin(request, services.settings.publicUrl),
      }),
    startClosing: () => {
      isClosing = true
    },
  }
}
