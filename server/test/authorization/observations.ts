/** Viewers who got a value, by fixture and path. */
export interface Observations {
  /**
   * Records one answer for a viewer, wherever the fixtures appear in it; `about` is the subject of the whole
   * answer.
   */
  observe(viewer: string, answer: unknown, about?: string): void
  seenBy(fixture: string, path: string): readonly string[]
}

/** A row of the world whose every field is watched, found by its global id. */
export interface Fixtures {
  readonly [name: string]: { readonly id: string }
}

export function createObservations(fixtures: Fixtures): Observations {
  const nameOf = new Map(Object.entries(fixtures).map(([name, { id }]) => [id, name]))
  const seen = new Map<string, Set<string>>()

  const record = (viewer: string, fixture: string | null, path: string) => {
    if (fixture === null) return
    const key = `${fixture} ${path}`
    seen.set(key, (seen.get(key) ?? new Set()).add(viewer))
  }

  function walk(viewer: string, value: unknown, fixture: string | null, path: string): void {
    if (Array.isArray(value)) {
      for (const item of value) walk(viewer, item, fixture, path)
    } else if (isObject(value)) {
      const isNew = typeof value.id === 'string'
      const owner = isNew ? (nameOf.get(String(value.id)) ?? null) : fixture
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
    seenBy: (fixture, path) => [...(seen.get(`${fixture} ${path}`) ?? [])],
  }
}

/** True when an answer reveals a value: null, an empty list and a connection without members do not. */
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
