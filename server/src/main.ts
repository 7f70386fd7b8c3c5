import { existsSync } from 'node:fs'
import { createSite, prepareMind, shortcutsOff, startJobs } from './app.ts'
import { CLIENT_FILES, compose, publicUrlOf, readPersistedOperations, siteFacts } from './compose.ts'
import { type Core, createCore } from './core.ts'
import { CAST, DEMO_PASSWORD, type DemoAccount } from './demo/cast.ts'
import { CONVERSATIONS } from './demo/conversations.ts'
import { fillDemoWorld } from './demo/demoWorld.ts'
import { followedRequests } from './demo/followedRequests.ts'
import { createTravelClock } from './demo/travelClock.ts'
import { createPublicFigures } from './domains/publicFigures/publicFigures.ts'
import { followSettings } from './domains/siteSettings/liveSettings.ts'
import { createVisitCounter } from './domains/visits/visitCounter.ts'
import { readEnvOrExit } from './env.ts'
import { pageFacts } from './http/filledPage.ts'
import { listen } from './http/listen.ts'
import { pageRole } from './http/pageRole.ts'
import type { Door } from './http/router.ts'
import { staticClient } from './http/staticClient.ts'
import { visitDoor } from './http/visitDoor.ts'
import { systemClock } from './platform/clock.ts'
import { createLogger } from './platform/logger.ts'
import { type Opened, runProcess, StartRefused } from './platform/processLife.ts'
import { followVendors } from './platform/vendorWatch.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { createTestMarket } from './testMarket.ts'

/** Time for running requests after a stop signal. */
const GRACE_MS = 10_000

const env = readEnvOrExit()
const logger = createLogger({ level: env.LOG_LEVEL })

runProcess(logger, async opened => {
  const listening = await listen({ port: env.PORT, host: env.HOST })
  const publicUrl = publicUrlOf(env, listening.port)
  // The demo world replays past weeks, and the sandbox must share that clock.
  const vendorClock = createTravelClock(systemClock)
  const { parts, sandbox, storageOrigin, openTestMarket } = await compose({
    env,
    publicUrl,
    sitePort: listening.port,
    vendorClock,
    logger,
    opened,
  })
  const testMarket =
    openTestMarket &&
    createTestMarket(parts, { open: openTestMarket, worksJobs: env.RUN_JOBS, site: () => core.services })
  if (testMarket) opened.add('simulated market', () => testMarket.close())
  const core = await createCore({ ...parts, testMarket })
  opened.add('results of vendors', followVendors(core.services.vendorWatch, logger))
  opened.add('jobs', () => core.jobs.close())
  opened.add('settings', followSettings(core.services.liveSettings, logger))
  const hasDemo = wantsDemo() && sandbox !== null
  if (hasDemo) {
    const { stripe, push, twilio } = sandbox.control
    await fillDemoWorld(core, {
      clock: vendorClock,
      pay: ref => void stripe.pay(ref),
      dispute(paymentRef) {
        const { id } = stripe.dispute(paymentRef, 'product_not_received')
        return () => void stripe.closeDispute(id, 'lost')
      },
      subscribeBrowser() {
        const { endpoint, keys } = push.subscribe()
        return { endpoint, ...keys }
      },
      newestWhatsApp: env.TWILIO_AUTH_TOKEN ? null : phone => twilio.messages(phone).at(-1)?.text ?? '',
    })
  }
  const site = createSite(core, {
    persistedOperations: await readPersistedOperations(),
    openToVisitors: env.NODE_ENV !== 'production',
    trustProxy: env.TRUST_PROXY,
    without: shortcutsOff(env),
    callerLimits: {
      operations: env.OPERATIONS_AT_ONCE,
      socketsPerAccount: env.SOCKETS_PER_ACCOUNT,
      socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    },
    extraDoors: [
      ...sandboxDoors(sandbox),
      ...(await clientDoors(core, { publicUrl, storageOrigin, opened })),
    ],
  })
  const tellSockets = site.serveWebsockets(listening.server)
  opened.add('site', () => {
    site.startClosing()
    return listening.close({ graceMs: GRACE_MS, tellSockets })
  })
  listening.answerWith(site.handle)
  await (env.RUN_JOBS ? startJobs(core) : prepareMind())
  const followed = hasDemo ? await followedRequests(core.services) : []
  announce(publicUrl, { hasSandbox: sandbox !== null, hasDemo, followed })
})

function sandboxDoors(sandbox: Sandbox | null): Door[] {
  return sandbox ? [(request, response) => sandbox.handle(request, response)] : []
}

async function clientDoors(
  { services }: Core,
  { publicUrl, storageOrigin, opened }: { publicUrl: string; storageOrigin: string | null; opened: Opened },
): Promise<Door[]> {
  if (existsSync(`${CLIENT_FILES}/index.html`)) {
    const figures = await createPublicFigures(services)
    opened.add('public figures', () => figures.close())
    const facts = pageFacts(() => siteFacts(services.settings, services.signInVendors), figures.now)
    const visits = createVisitCounter(services)
    opened.add('visits', () => visits.close())
    const directory = CLIENT_FILES
    return [
      await visitDoor({ directory, publicUrl, trustProxy: env.TRUST_PROXY, onVisit: visits.count }),
      await staticClient({ directory, publicUrl, storageOrigin, facts, roleOf: pageRole(services) }),
    ]
  }
  if (env.NODE_ENV === 'production') throw new StartRefused('The client is not built. Run: npm run build')
  // In development Vite serves it.
  return []
}

// The sandbox, never a real vendor, takes its payments and stores its photos.
function wantsDemo(): boolean {
  if (env.STRIPE_SECRET_KEY || env.GOOGLE_APPLICATION_CREDENTIALS) return false
  return env.DEMO_WORLD ?? env.NODE_ENV === 'development'
}

function announce(
  publicUrl: string,
  {
    hasSandbox,
    hasDemo,
    followed,
  }: {
    hasSandbox: boolean
    hasDemo: boolean
    followed: Awaited<ReturnType<typeof followedRequests>>
  },
): void {
  const lines = [`Tuerca is running: ${publicUrl}`]
  if (hasSandbox) lines.push(`Payments, mails and files are played by the sandbox: ${publicUrl}/sandbox`)
  if (hasDemo) {
    lines.push(`Accounts of the demo world, all with the password ${DEMO_PASSWORD}:`)
    const { compradora, comprador3, comprador4, comprador5, litoral, pendiente, rechazado, admin } = CAST
    const { esperando, enPausa } = CAST
    const shown = [compradora, comprador3, comprador4, litoral, pendiente, rechazado, admin]
    for (const { email, profile } of shown) {
      lines.push(`  ${email.padEnd(36)}${profile.kind === 'PROVIDER' ? profile.companyName : profile.name}`)
    }
    const { comprador2, comprador6, bulevar, deste } = CAST
    lines.push(
      `Sign-up in steps begins at ${publicUrl}/auth?mode=signup`,
      `Profiles are at ${publicUrl}/dashboard/perfil`,
    )
    lines.push(`  whole:   ${emailsOf(compradora, comprador2, litoral)}`)
    lines.push(`  partly:  ${emailsOf(comprador6, bulevar, pendiente)}`)
    lines.push(`  empty:   ${emailsOf(comprador3, deste, rechazado)}`)
    lines.push(`Requests in every state, of ${compradora.email}: ${publicUrl}/dashboard/consultas`)
    lines.push('Requests without an account:')
    for (const { state, address } of followed) lines.push(`  ${`${state}:`.padEnd(14)}${address}`)
    lines.push(`Each of these has a conversation with the assistant at ${publicUrl}/buscar-repuesto`)
    for (const { by, ends } of CONVERSATIONS) lines.push(`  ${CAST[by].email.padEnd(36)}${ends}`)
    lines.push(`What changed in a policy is asked of ${comprador3.email}: ${publicUrl}/auth`)
    lines.push(`Deletions of data in every state: ${publicUrl}/admin/datos?estado=todos`)
    lines.push(`One of them waits, of ${esperando.email}: ${publicUrl}/cuenta/privacidad`)
    lines.push(`At rest until it signs in: ${enPausa.email}`)
    if (hasSandbox) {
      const [google, facebook] = [`${publicUrl}/auth?con=google`, `${publicUrl}/auth?con=facebook`]
      lines.push(
        `What a failed visit to a vendor says: ${google}&fallo=rejected ${facebook}&fallo=unavailable`,
      )
    }
    if (hasSandbox) lines.push(`By Google alone, as ${comprador5.profile.name}: ${comprador5.email}`)
    if (hasSandbox)
      lines.push(`The second factor is asked of ${comprador4.email}; its codes: ${publicUrl}/sandbox/codigos`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

const emailsOf = (...accounts: readonly DemoAccount[]) => accounts.map(({ email }) => email).join(', ')
