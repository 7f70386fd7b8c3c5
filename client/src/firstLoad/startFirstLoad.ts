type Screen = {
  readonly path: string
  readonly search: string | undefined
  readonly role: string | undefined
  readonly files: readonly string[]
  readonly queries: readonly { id: string; operationName: string }[]
}

/**
 * Runs in the page's head, as text: it can use nothing but its argument. Downloads the code of the address
 * and sends its queries; relay/http.ts takes the answers from `tuercaEarly`. The server (http/pageRole.ts) or
 * plugins/rememberAsAgreed.ts has set the expected role.
 */
export function startFirstLoad(screens: readonly Screen[]): void {
  const here = location.pathname.replace(/(.)\/$/, '$1')
  // Without a known role the panel's screen waits for the server's answer.
  const role = document.documentElement.dataset.cuenta
  const screen = screens.find(
    ({ path, search, role: only }) =>
      (path === here || (path !== '/' && path.endsWith('/') && here.startsWith(path))) &&
      (!search || location.search.slice(1).split('&').includes(search)) &&
      (!only || only === role),
  )
  if (!screen) return
  for (const file of screen.files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
  const answers: Record<string, Promise<Response>> = {}
  for (const { id, operationName } of screen.queries) {
    const answer = fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
      },
      body: JSON.stringify({ id, variables: {}, operationName }),
    })
    // The consumer of the answer handles its failure.
    answer.catch(() => undefined)
    answers[id] = answer
  }
  window.tuercaEarly = answers
}
