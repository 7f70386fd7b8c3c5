import { type StandIn, standIn } from './standIn'

/** A site that a test may bring a newer build of, while pages of the older one are open. */
export type OwnDeployment = StandIn & {
  /** From now on every file of code has another name, and none of the older names is there any more. */
  readonly bringNewer: () => void
}

/** What the newer build has between the name of a file and its ending. */
const NEWER = '.nueva'

/** The newer build of the site at `site` is the one there is under other names, in all that names them. */
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

/** With the names of the newer build: of files ('vendor-CQoge04t.js') and of the version that the service worker has. */
const renamed = (text: string) =>
  text.replace(/(-[\w-]{7,8})\.js\b/g, `$1${NEWER}.js`).replace(/("version":")/, '$1nueva')
