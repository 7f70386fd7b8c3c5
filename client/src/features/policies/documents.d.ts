declare module '*.md' {
  const document: import('./policyDocument').PolicyDocument
  export default document
}
