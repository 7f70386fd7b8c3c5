import { type StandIn, standIn } from './standIn'

/** A site that a test may replace by a newer build, while pages of the older one are open. */
export type OwnDeployment = StandIn & {
  /** Gives every file of code another name from now on, and removes the older names. */
  readonly bringNewer: () => void
}

/** Inserted by the newer build between the name of a file and its extension. */
const NEWER = '.nueva'

/** The newer build of the site at `site` has the same files under other names, also in all references. */
export async function ownDeployment(site: string): Promise<OwnDeployment> {
  let isNewer = false
  const isOlderCode = (path: string) => /^\/assets\/[^?]*\.js$/.test(path) && !path.endsWith(`${NEWER}.js`)
  const stand = await standIn(site, {
    own: path => (isNewer && isOlderCode(path) ? { status: 404 } : null),
    asked: path => path.replace(`${NEWER}.js`, '.js'),
    text: text => (isNewer ? renamed(text) : text),
  })
  return {
    ...stand,
    bringNewer: () => {
      isNewer = true
    },
  }
}

/** Renames files ('vendor-CQoge04t.js') and the service worker's version. */
const renamed = (text: string) =>
  text.replace(/(-[\w-]{7,8})\.js\b/g, `$1${NEWER}.js`).replace(/("version":")/, '$1nueva')
