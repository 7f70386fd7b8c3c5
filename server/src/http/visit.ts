/** User agents that name a program; an agent that does not name a browser counts as a program too. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|uptime|pingdom|scan|archiver|http-?client/i

/** True for the user agent of a person's browser. */
export const isBrowser = (agent: string) => agent.startsWith('Mozilla/') && !PROGRAM.test(agent)
