import { expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually'
import { keepUpToDate } from './keepUpToDate'

class Worker extends EventTarget {
  state = 'installing'
  readonly messages: unknown[] = []
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  update = () => Promise.resolve()
}

/** A browser in which the site was opened before, or for the first time. */
function browser({ isFirst = false, waiting = null as Worker | null } = {}) {
  const registration = Object.assign(new Registration(), { waiting })
  const container = Object.assign(new EventTarget(), {
    controller: isFirst ? null : new Worker(),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  })
  const tell = vi.fn<(update: () => void) => void>()
  const stop = keepUpToDate(container as unknown as ServiceWorkerContainer, tell)
  return { registration, container, tell, stop }
}

/** The request and its result take two turns of the event loop. */
const installed = () => new Promise(resolve => setTimeout(resolve))

test('offers a waiting version, and activates it on request', async () => {
  const waiting = new Worker()
  const { tell } = browser({ waiting })
  await eventually(() => expect(tell).toHaveBeenCalledOnce())
  expect(waiting.messages).toEqual([])
  tell.mock.calls[0]?.[0]()
  expect(waiting.messages).toEqual(['take-over'])
})

test('offers a version that arrives while the page is open once it is installed', async () => {
  const { registration, tell } = browser()
  await installed()
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  expect(tell).not.toHaveBeenCalled()
  worker.become('installed')
  expect(tell).toHaveBeenCalledOnce()
})

test("does not announce a browser's first version", async () => {
  const { registration, container, tell } = browser({ isFirst: true })
  await installed()
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.become('installed')
  container.dispatchEvent(new Event('controllerchange'))
  expect(tell).not.toHaveBeenCalled()
})

test('announces a version that another tab activated, but not to a closed page', () => {
  const { container, tell, stop } = browser()
  container.dispatchEvent(new Event('controllerchange'))
  expect(tell).toHaveBeenCalledOnce()
  stop()
  container.dispatchEvent(new Event('controllerchange'))
  expect(tell).toHaveBeenCalledOnce()
})
