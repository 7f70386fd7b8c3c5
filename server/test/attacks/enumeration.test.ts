import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { createHarness, type Harness } from '../harness.ts'
import { buyerInput } from '../signInDocuments.ts'
import { setKnownPassword } from '../signInWorld.ts'
import { createCast } from '../world.ts'

// Counts expensive work instead of timing it: a machine can be slow for many reasons.
const hashed = vi.spyOn(argon2, 'hash')
const verified = vi.spyOn(argon2, 'verify')

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
  await createCast(harness)
  // An account without a password, created by Google.
  await harness.services.db.prisma.account.updateMany({
    where: { email: { in: ['bulevar@cast.test', 'litoral@cast.test'] } },
    data: { passwordHash: null },
  })
  for (const email of ['bruno@cast.test', 'ana@cast.test']) await setKnownPassword(harness, email)
  // Warms up objects created at first use.
  await harness.visitor.data(FORMS.signIn.document, FORMS.signIn.variables('warm@cast.test'))
})
afterAll(() => {
  hashed.mockRestore()
  verified.mockRestore()
  return harness.close()
})

const byEmail = (command: string) => ({
  document: `mutation ($email: String!) { ${command}(email: $email) { __typename ... on Refusal { code message } } }`,
  variables: (email: string): Record<string, unknown> => ({ email }),
})
const FORMS = {
  signIn: {
    document: `mutation ($email: String!) {
      signIn(email: $email, password: "no es esta") { __typename ... on Refusal { code message } }
    }`,
    variables: (email: string) => ({ email }),
  },
  requestPasswordLink: byEmail('requestPasswordLink'),
  requestSignInLink: byEmail('requestSignInLink'),
  requestFollowLink: byEmail('requestFollowLink'),
  requestDeletion: {
    document: `mutation ($input: RequestDeletionInput!) {
      requestDeletion(input: $input) { __typename ... on Refusal { code message } }
    }`,
    variables: (email: string) => ({ input: { email, reason: null, confirmation: 'eliminar' } }),
  },
  signUpAsBuyer: {
    document: `mutation ($input: SignUpAsBuyerInput!) {
      signUpAsBuyer(input: $input) { __typename ... on SignUpPayload { email } ... on InvalidInput { fields { path message } } ... on Refusal { code message } }
    }`,
    variables: (email: string) => ({ input: { ...buyerInput().input, email, password: 'una clave larga' } }),
  },
  signUpAsProvider: {
    document: `mutation ($input: SignUpAsProviderInput!) {
      signUpAsProvider(input: $input) { __typename ... on SignUpPayload { email } ... on InvalidInput { fields { path message } } ... on Refusal { code message } }
    }`,
    variables: (email: string) => ({
      input: {
        email,
        password: 'una clave larga',
        name: 'Persona Nueva',
        companyName: 'Desarme Nuevo',
        phone: '094 231 234',
        department: 'ROCHA',
        partsDescription: 'Usados',
        acceptsTerms: true,
        policies: CURRENT_POLICIES,
      },
    }),
  },
} as const

let places = 0
/** A form's answer for an e-mail, and the work done. */
async function done(form: keyof typeof FORMS, email: string) {
  await harness.drain()
  hashed.mockClear()
  verified.mockClear()
  harness.statements.length = 0
  const { document, variables } = FORMS[form]
  const answer = await harness.visitorAt(`198.18.${(places += 1)}.7`).run(document, variables(email))
  expect(answer.errors).toEqual([])
  expect(JSON.stringify(answer.data)).not.toMatch(/InvalidInput|RateLimited/)
  return {
    answer: JSON.stringify(answer).replaceAll(email, 'that one'),
    hashed: hashed.mock.calls.length,
    verified: verified.mock.calls.length,
    statements: [...harness.statements],
  }
}

test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'does the same work and answers %s identically for an e-mail with an account, without one, and without a password',
  async form => {
    // One address gets five mails an hour.
    const [nobody, ...accounts] = form.startsWith('signUp')
      ? ['otro@cast.test', 'ana@cast.test', 'litoral@cast.test']
      : ['nadie@cast.test', 'bruno@cast.test', 'bulevar@cast.test']
    const unknown = await done(form, nobody)
    for (const known of accounts) expect(await done(form, known)).toEqual(unknown)
    const asks =
      form === 'signIn'
        ? { hashed: 0, verified: 1 }
        : { hashed: form.startsWith('signUp') ? 1 : 0, verified: 0 }
    expect(unknown).toMatchObject(asks)
  },
)
