import { CURRENT_POLICIES } from '../src/domains/accounts/policies/policies.ts'

export const WHO = '{ viewer { email kind identities { vendor label } entersByVendorOnly } }'
export const RETURN = '{ externalReturn { vendor name statedEmail emailIsVerified onward } }'
export const FINISH = /* GraphQL */ `
  mutation ($input: FinishSignUpAsBuyerInput!) {
    finishSignUpAsBuyer(input: $input) {
      __typename
      ... on FinishedSignUpPayload { kind email proof }
      ... on InvalidInput { fields { path message } }
      ... on Refusal { code message }
    }
  }
`
export const FINISH_PROVIDER = /* GraphQL */ `
  mutation ($input: FinishSignUpAsProviderInput!) {
    finishSignUpAsProvider(input: $input) { __typename ... on FinishedSignUpPayload { kind } ... on Refusal { code } }
  }
`
export const FINISH_SIGN_IN = /* GraphQL */ `
  mutation ($code: String!) { finishSignIn(code: $code) { __typename ... on SessionPayload { kind } ... on Refusal { code } } }
`
export const SIGN_IN = /* GraphQL */ `
  mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { __typename ... on Refusal { code message } }
  }
`
export const LINK = /* GraphQL */ `
  mutation ($password: String!, $sameEmail: Boolean) { linkIdentity(password: $password, sameEmail: $sameEmail) { __typename ... on Refusal { code message } } }
`
export const UNLINK = /* GraphQL */ `
  mutation ($vendor: IdentityVendor!, $password: String!) {
    unlinkIdentity(vendor: $vendor, password: $password) { __typename ... on Refusal { code message } }
  }
`
export const CONFIRM = /* GraphQL */ `
  mutation ($token: String!, $proof: String, $password: String) {
    confirmRegistration(token: $token, proof: $proof, password: $password) { __typename ... on Refusal { code } }
  }
`

/** Input that finishes a buyer's sign-up. */
export const buyerInput = (more: Record<string, unknown> = {}) => ({
  input: {
    name: 'Persona Nueva',
    phone: '094 231 234',
    department: 'ROCHA',
    buyerType: 'CONSUMER',
    acceptsTerms: true,
    policies: CURRENT_POLICIES,
    ...more,
  },
})
