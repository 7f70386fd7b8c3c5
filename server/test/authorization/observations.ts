/** Who was shown what: by exhibit, then by path, the viewers who got a value. */
export interface Observations {
  /** Reads one answer as a viewer's, wherever in it the exhibits turn up; `about` is what the answer as a whole is of. */
  observe(viewer: string, answer: unknown, about?: string): void
  seenBy(exhibit: string, path: string): readonly string[]
}

/** A thing of the world whose every field is watched, found by its global id. */
export interface Exhibits {
  readonly [name: string]: { readonly id: string }
}

export function createObservations(exhibits: Exhibits): Observations {
  const nameOf = new Map(Object.entries(exhibits).map(([name, { id }]) => [id, name]))
  const seen = new Map<string, Set<string>>()

  const record = (viewer: string, exhibit: string | null, path: string) => {
    if (exhibit === null) return
    const key = `${exhibit} ${path}`
    seen.set(key, (seen.get(key) ?? new Set()).add(viewer))
  }

  function walk(viewer: string, value: unknown, exhibit: string | null, path: string): void {
    if (Array.isArray(value)) {
      for (const item of value) walk(viewer, item, exhibit, path)
    } else if (isObject(value)) {
      const isNew = typeof value.id === 'string'
      const owner = isNew ? (nameOf.get(String(value.id)) ?? null) : exhibit
      for (const [field, inner] of Object.entries(value)) {
        if (field === '__typename') continue
        const place = isNew || path === '' ? field : `${path}.${field}`
        if (says(inner)) record(viewer, owner, place)
        if (isPage(inner)) walk(viewer, inner.edges, null, '')
        else walk(viewer, inner, owner, place)
      }
    }
  }

  return {
    observe: (viewer, answer, about) => walk(viewer, answer, about ?? null, ''),
    seenBy: (exhibit, path) => [...(seen.get(`${exhibit} ${path}`) ?? [])],
  }
}

/** Whether an answer gives anything away: null, nothing in a list and a list without members do not. */
function says(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return isPage(value) ? value.edges.length > 0 || Number(value.totalCount ?? 0) > 0 : value != null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPage(value: unknown): value is { edges: unknown[]; totalCount?: unknown } {
  return isObject(value) && Array.isArray(value.edges)
}
