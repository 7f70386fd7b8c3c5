import { createHmac } from 'node:crypto'
import { OAuth2Client } from 'arctic'
import { z } from 'zod'
import { ConsentRejected, type SignInVendor } from '../../domains/accounts/identity/signInVendor.ts'
import { email } from '../../platform/input.ts'
import { checkEndpoint } from '../endpoint.ts'
import { asking, jsonOf } from './asking.ts'
import type { SignInConfig } from './googleSignIn.ts'

/** Version of the Graph API. Expired versions are answered as the oldest live one. */
const VERSION = 'v26.0'

const endpoints = (baseUrl: string | undefined) => ({
  authorize: `${baseUrl ?? 'https://www.facebook.com'}/${VERSION}/dialog/oauth`,
  token: `${baseUrl ?? 'https://graph.facebook.com'}/${VERSION}/oauth/access_token`,
  person: `${baseUrl ?? 'https://graph.facebook.com'}/${VERSION}/me`,
})

const tokens = z.object({ access_token: z.string().min(1) })
const person = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
})

/**
 * Sign-in with Facebook: OAuth 2 without PKCE and id_tokens, so a visit is bound by its state, and by our
 * secret when the code is exchanged. Facebook does not report whether an e-mail is verified, and has none for
 * some people: our own mail verifies it. Throws WrongEndpoint when mode and address do not agree.
 */
export function createFacebookSignIn(config: Omit<SignInConfig, 'clock'>): SignInVendor {
  checkEndpoint('facebook sign-in', config.mode, config.baseUrl)
  const { clientId, clientSecret, redirectUri, timeoutMs } = config
  const { authorize, token, person: me } = endpoints(config.baseUrl)
  const client = new OAuth2Client(clientId, clientSecret, redirectUri)
  return {
    vendor: 'FACEBOOK',

    consentUrl: ({ state }) => client.createAuthorizationURL(authorize, state, ['public_profile', 'email']),

    readPerson: code =>
      asking(
        'Facebook',
        async signal => {
          const accessToken = await exchange(code, signal)
          const query = new URLSearchParams({
            fields: 'id,name,email',
            access_token: accessToken,
            // Proves that the token was requested by us, not by another app and passed to our server.
            appsecret_proof: createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
          })
          const said = person.parse(await jsonOf(await fetch(`${me}?${query}`, { signal })))
          const address = email.safeParse(said.email)
          return {
            subject: said.id,
            name: said.name?.trim() || null,
            email: address.success ? address.data : null,
            emailIsVerified: false,
          }
        },
        timeoutMs,
      ),
  }

  // arctic's Facebook client uses an expired version, and its general client sends the secret in a form that
  // Facebook rejects.
  async function exchange(code: string, signal: AbortSignal): Promise<string> {
    const response = await fetch(token, {
      method: 'POST',
      signal,
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      }),
    })
    if (response.status === 400) {
      await response.body?.cancel()
      throw new ConsentRejected('Facebook does not take the code')
    }
    return tokens.parse(await jsonOf(response)).access_token
  }
}
