import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Clock, systemClock } from '../platform/clock.ts'
import { authenticatorStandIn } from './authenticator/authenticatorStandIn.ts'
import { createCallLog } from './calls.ts'
import type { SandboxControl } from './control.ts'
import { createFaults } from './faults.ts'
import { createDoor } from './pages/door.ts'
import type { SandboxOptions } from './sandboxOptions.ts'
import type { StandIn } from './standIn.ts'
import {
  type CalledStandIn,
  STAND_IN_NAMES,
  STAND_INS,
  type StandInAddresses,
  type StandInControls,
} from './standIns.ts'

export interface Sandbox extends StandInAddresses {
  control: SandboxControl
  /** Handles `/sandbox` and everything under it, and returns true; ignores other requests. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

export class SandboxRefused extends Error {
  override readonly name = 'SandboxRefused'
}

/** Starts the vendors' stand-ins on loopback. Throws SandboxRefused in production. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.production) throw new SandboxRefused('the sandbox does not start in production')
  const { dataDir, logger, publicHost = 'localhost' } = options
  const clock = movableClock(options.clock ?? systemClock)
  const faults = createFaults(() => called().map(({ name }) => name))
  const calls = createCallLog()
  const started: CalledStandIn[] = []
  for (const name of STAND_IN_NAMES) {
    const parts = { faults, calls, clock, logger, dataDir, publicHost, port: options.ports?.[name] }
    started.push(await STAND_INS[name](parts, options))
  }
  const called = () => started.filter(({ port }) => port !== null)
  const standIns: readonly StandIn[] = [...started, authenticatorStandIn()]
  const addresses = Object.fromEntries(
    STAND_IN_NAMES.map((name, index) => [name, started[index]?.address]),
  ) as unknown as StandInAddresses

  const control: SandboxControl = {
    ...(Object.assign({}, ...started.map(standIn => standIn.control)) as StandInControls),
    faults,
    calls,
    advanceTime(ms) {
      clock.advance(ms)
      for (const standIn of standIns) standIn.timeMoved?.()
    },
    reset() {
      for (const standIn of standIns) standIn.reset()
      faults.clear()
      calls.clear()
      clock.restore()
    },
  }
  logger.info(Object.fromEntries(called().map(({ name, port }) => [name, port])), 'sandbox is listening')

  return {
    ...addresses,
    control,
    handle: createDoor({ control, standIns, addresses, clock, logger }),
    async close() {
      faults.clear()
      await Promise.all(standIns.map(standIn => standIn.close()))
    },
  }
}

function movableClock(base: Clock): Clock & { advance(ms: number): void; restore(): void } {
  let ahead = 0
  return {
    now: () => new Date(base.now().getTime() + ahead),
    advance(ms) {
      ahead += ms
    },
    restore() {
      ahead = 0
    },
  }
}
