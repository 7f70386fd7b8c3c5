import { type GraphQLResponse, type INetwork, Network, Observable } from 'relay-runtime'

let page = { isOpen: true }

/** Closes the pages of the finished test. */
export function leavePages(): void {
  page.isOpen = false
  page = { isOpen: true }
}

/**
 * Ties an environment's requests, and the answers, to the test that made it, as a browser ties them to its
 * page. Code that arrives after the test would otherwise ask the next test's server.
 */
function tied(network: INetwork): INetwork {
  const own = page
  return {
    execute: (...request) =>
      Observable.create<GraphQLResponse>(sink => {
        if (!own.isOpen) return undefined
        return Observable.from(network.execute(...request)).subscribe({
          next: answer => own.isOpen && sink.next(answer),
          error: (problem: Error) => own.isOpen && sink.error(problem),
          complete: () => own.isOpen && sink.complete(),
        })
      }),
  }
}

const { create } = Network
Object.assign(Network, { create: (...network: Parameters<typeof create>) => tied(create(...network)) })
