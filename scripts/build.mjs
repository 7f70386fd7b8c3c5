// client/dist and server/dist, as they are deployed.
import { requireNode } from './lib/processes.mjs'
import { buildIfStale, installIfStale } from './lib/steps.mjs'

requireNode()
await installIfStale()
await buildIfStale()
