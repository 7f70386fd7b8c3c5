import { CodeChallengeMethod, OAuth2Client, OAuth2RequestError } from 'arctic'
import { ConsentRejected, type SignInVendor } from '../../domains/accounts/identity/signInVendor.ts'
import type { Clock } from '../../platform/clock.ts'
import { email } from '../../platform/input.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'
import { asking, jsonOf } from './asking.ts'
import { createIdTokenCheck } from './idToken.ts'

export interface SignInConfig {
  readonly mode: VendorMode
  readonly clientId: string
  readonly clientSecret: string
  /** Our return address after the consent page. */
  readonly redirectUri: string
  /** The sandbox's address; absent in live mode. */
  readonly baseUrl?: string
  readonly clock: Clock
  /** Milliseconds before a call is aborted; default 10 s. */
  readonly timeoutMs?: number
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

const endpoints = (baseUrl: string | undefined) => ({
  authorize: `${baseUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  token: `${baseUrl ?? 'https://oauth2.googleapis.com'}/token`,
  keys: `${baseUrl ?? 'https://www.googleapis.com'}/oauth2/v3/certs`,
})

/** Sign-in with Google: OpenID Connect with PKCE. Throws WrongEndpoint when mode and address do not agree. */
export function createGoogleSignIn(config: SignInConfig): SignInVendor {
  checkEndpoint('google sign-in', config.mode, config.baseUrl)
  const { clientId, clientSecret, redirectUri, timeoutMs } = config
  const { authorize, token, keys } = endpoints(config.baseUrl)
  const client = new OAuth2Client(clientId, clientSecret, redirectUri)
  const checkIdToken = createIdTokenCheck(
    () => asking('Google', async signal => jsonOf(await fetch(keys, { signal })), timeoutMs),
    config.clock,
  )
  return {
    vendor: 'GOOGLE',

    consentUrl({ state, nonce, codeVerifier }) {
      const url = client.createAuthorizationURLWithPKCE(
        authorize,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        ['openid', 'email', 'profile'],
      )
      url.searchParams.set('nonce', nonce)
      // Lets a person signed in to Google choose another account.
      url.searchParams.set('prompt', 'select_account')
      return url
    },

    async readPerson(code, { nonce, codeVerifier }) {
      const idToken = await asking('Google', () => exchange(code, codeVerifier), timeoutMs)
      const said = await checkIdToken(idToken, { issuers: ISSUERS, audience: clientId, nonce })
      const address = email.safeParse(said.email)
      return {
        subject: said.sub,
        name: said.name?.trim() || null,
        email: address.success ? address.data : null,
        emailIsVerified: address.success && said.email_verified === true,
      }
    },
  }

  async function exchange(code: string, codeVerifier: string): Promise<string> {
    try {
      const tokens = await client.validateAuthorizationCode(token, code, codeVerifier)
      return tokens.idToken()
    } catch (error) {
      if (error instanceof OAuth2RequestError && error.code === 'invalid_grant')
        throw new ConsentRejected('Google does not take the code', { cause: error })
      throw error
    }
  }
}
