// client/dist and server/dist, as they are deployed.
import { buildIfStale, setUp } from './lib/steps.mjs'

await setUp()
await buildIfStale()
