/**
 * The address that a request asks for; null for an invalid target. '//elsewhere.test/faq' is a path of ours,
 * not another site's '/faq'.
 */
export function requestUrl({ url: target = '/' }: { readonly url?: string | undefined }): URL | null {
  const address = target.startsWith('/') ? `http://localhost${target}` : target
  return URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost') : null
}
