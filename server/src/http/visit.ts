/** Programs that say so; what does not call itself a browser at all is one too. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|uptime|pingdom|scan|archiver|http-?client/i

/** Whether this is what a browser with a person calls itself. */
export const isBrowser = (agent: string) => agent.startsWith('Mozilla/') && !PROGRAM.test(agent)
