import type { IncomingMessage } from 'node:http'

/** Programs that say so; what does not call itself a browser at all is one too. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|uptime|pingdom|scan|archiver|http-?client/i

/** Whether a page is being opened by somebody: not by a program, and not ahead of a visit that may never come. */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false
  const agent = headers['user-agent'] ?? ''
  if (!agent.startsWith('Mozilla/') || PROGRAM.test(agent)) return false
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']].join()
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  // Browsers say what they fetch; a page that one of our own asks for in the background is not opened.
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === 'document'
}
