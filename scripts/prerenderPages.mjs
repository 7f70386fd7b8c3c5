// The second half of lib/prerender.mjs, in a process of its own: React renders for production only with
// NODE_ENV=production from the start.
import { drawAppIcons } from './lib/appIcons.mjs'
import { writePages } from './lib/prerender.mjs'
import { drawSocialPictures } from './lib/socialPictures.mjs'

const [code, output] = process.argv.slice(2)
await writePages(code, output)
await drawSocialPictures(output)
await drawAppIcons(output)
// The client's timers would keep this process alive.
process.exit(0)
