import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Door } from '../../../server/src/http/router.ts'
import type { Clock } from '../../../server/src/platform/clock.ts'
import { hashToken } from '../../../server/src/platform/tokens.ts'
import type { Question } from '../protocol.ts'
import { buyerPanel } from './buyerPanel.ts'
import { checkout } from './checkout.ts'
import { conversation } from './conversation.ts'
import { feedTab } from './feedTab.ts'
import type { Ask, Floor, FloorViewer } from './floor.ts'
import { providerPanel } from './providerPanel.ts'
import { comparison, feed } from './queries.ts'
import { request as requestPage } from './request.ts'

const FLOORS: Readonly<Record<Question, Floor>> = {
  feed,
  comparison,
  request: requestPage,
  feedTab,
  buyerPanel,
  providerPanel,
  conversation,
  checkout,
}
const FLOORS_BY_PATH = new Map(Object.entries(FLOORS).map(([name, floor]) => [`/floor/${name}`, floor]))

/**
 * The same answers from hand-written code, to the byte: prepared SQL on the same HTTP server, for the same
 * cookie, with the same access rules. The product's cost above this is the cost of its abstractions. Words and figures that a pure rule
 * of a domain derives from rows come from that rule.
 */
export function floorDoor(ask: Ask, clock: Clock): Door {
  return async (request, response, url) => {
    const floor = FLOORS_BY_PATH.get(url.pathname)
    if (!floor) return false
    const viewer = await viewerOf(ask, request, clock.now())
    send(response, viewer ? await floor(ask, viewer, clock.now(), url) : null)
    return true
  }
}

const SESSION_COOKIE = /(?:^|;\s*)tuerca_session=([a-z0-9]{40})(?=;|$)/

async function viewerOf(ask: Ask, request: IncomingMessage, now: Date): Promise<FloorViewer | null> {
  const token = SESSION_COOKIE.exec(request.headers.cookie ?? '')?.[1]
  if (!token) return null
  const { rows } = await ask<FloorViewer & { expiresAt: Date }>({
    name: 'floor-session',
    text: `
      SELECT s."expiresAt", s."accountId", p.id AS "providerId", p.status::text
      FROM "Session" s
      JOIN "Account" a ON a.id = s."accountId"
      LEFT JOIN "ProviderProfile" p ON p."accountId" = a.id
      WHERE s."tokenHash" = $1`,
    values: [hashToken(token)],
  })
  const [session] = rows
  return session && session.expiresAt > now ? session : null
}

function send(response: ServerResponse, data: object | null): void {
  response.writeHead(data ? 200 : 403, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ data }))
}
