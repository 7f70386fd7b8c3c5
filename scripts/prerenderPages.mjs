// The second half of lib/prerender.mjs, in a process of its own: React renders for production only where NODE_ENV says so.
import { drawAppIcons } from './lib/appIcons.mjs'
import { writePages } from './lib/prerender.mjs'
import { drawSocialPictures } from './lib/socialPictures.mjs'

const [code, output] = process.argv.slice(2)
await writePages(code, output)
await drawSocialPictures(output)
await drawAppIcons(output)
// The client keeps timers, which would keep this process.
process.exit(0)
