import { createHmac } from 'node:crypto'
import { OAuth2Client } from 'arctic'
import { z } from 'zod'
import { ConsentRejected, type SignInVendor } from '../../domains/accounts/identity/signInVendor.ts'
import { email } from '../../platform/input.ts'
import { checkEndpoint } from '../endpoint.ts'
import { asking, jsonOf } from './asking.ts'
import type { SignInConfig } from './googleSignIn.ts'

/** Of the Graph API. Expired versions are answered as the oldest live one. */
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
 * Sign-in with Facebook: OAuth 2 without PKCE and without id_tokens, so what binds a visit is its state, and our secret
 * when the code is exchanged. Facebook does not say whether it made sure of an e-mail, and gives none to some: ours do.
 * Throws WrongEndpoint when mode and address do not agree.
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
            // That the token was asked for by us, and not by another app and given to our server.
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

  // arctic's Facebook has an expired version in its addresses, and its general client sends the secret as Facebook does not take it.
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
