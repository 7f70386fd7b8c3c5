import type { PolicyDocument } from './policyDocument'

const documents = import.meta.glob<PolicyDocument>('./documents/*/*.md', { import: 'policy' })

/** Downloads one version of a policy by its address; null when this release of the site does not have it. */
export async function loadPolicy(address: string, version: string): Promise<PolicyDocument | null> {
  return (await documents[`./documents/${address}/${version}.md`]?.()) ?? null
}
