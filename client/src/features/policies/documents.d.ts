declare module '*.md' {
  export const policy: import('./policyDocument').PolicyDocument
}
