declare module '*.md' {
  export const policy: import('./policyDocument').PolicyDocument
}

declare module 'policy:*' {
  export const version: import('./policyDocument').NewestPolicy['version']
  export const policy: import('./policyDocument').NewestPolicy['policy']
}
