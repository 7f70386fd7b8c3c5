import { useEffect, useState, useSyncExternalStore } from 'react'

/** Result of saving one field: 'fault' for a failure unrelated to its value. */
export type Saving = 'saved' | 'fault' | { readonly problem: string }

/** untouched, waiting, saving, saved, refused or failed. */
export type FieldState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'refused' | 'failed'

type Save<Values> = <Name extends keyof Values>(name: Name, value: Values[Name]) => Promise<Saving>

export type AutosaveOptions<Values> = {
  /** The saved values, as in the store. */
  saved: Values
  save: Save<Values>
  /** False for values not worth sending, whose problem their control shows. */
  isReady?: <Name extends keyof Values>(name: Name, value: Values[Name]) => boolean
}

export type AutosavedField<Value> = {
  readonly value: Value
  readonly state: FieldState
  /** Message for an invalid value. */
  readonly problem: string | null
  readonly onChange: (value: Value) => void
  /** Saves a pending value at once; the saved value replaces the typed one. */
  readonly onBlur: () => void
  readonly retry: () => void
}

/** Time without typing before a field is saved, ms. */
const SOON_MS = 700

type Entry = {
  readonly value: unknown
  readonly state: FieldState
  readonly problem: string | null
}

/**
 * Fields that save themselves, each independently, a moment after the last change. Typed text is kept until
 * it is saved, whatever the store receives; unchanged fields follow the store.
 */
export function useAutosave<Values extends object>(options: AutosaveOptions<Values>) {
  const [saver] = useState(() => createSaver<Values>())
  useEffect(() => saver.configure(options))
  const entries = useSyncExternalStore(saver.subscribe, saver.entries, saver.entries)
  useEffect(() => {
    // Some browsers miss one of the two.
    const leaving = ['pagehide', 'visibilitychange']
    for (const event of leaving) window.addEventListener(event, saver.flush)
    return () => {
      for (const event of leaving) window.removeEventListener(event, saver.flush)
      saver.flush()
    }
  }, [saver])
  const field = <Name extends keyof Values & string>(name: Name): AutosavedField<Values[Name]> => {
    const entry = entries.get(name)
    return {
      value: (entry ? entry.value : options.saved[name]) as Values[Name],
      state: entry?.state ?? saver.lastState(name),
      problem: entry?.problem ?? null,
      onChange: value => saver.change(name, value),
      onBlur: () => saver.leave(name),
      retry: () => saver.send(name),
    }
  }
  const isUnsaved = [...entries.values()].some(({ state }) => state !== 'saved')
  return { field, isUnsaved }
}

/** State of `useAutosave`: changed values by field. */
export function createSaver<Values extends object>() {
  type Name = keyof Values & string
  let options: AutosaveOptions<Values> | null = null
  let entries: ReadonlyMap<Name, Entry> = new Map()
  const timers = new Map<Name, ReturnType<typeof setTimeout>>()
  const underWay = new Set<Name>()
  /** Fields saved and not changed since: their 'saved' note is kept. */
  const done = new Set<Name>()
  /** Fields with the focus. */
  const held = new Set<Name>()
  const listeners = new Set<() => void>()

  function put(name: Name, entry: Entry | null): void {
    const next = new Map(entries)
    if (entry) next.set(name, entry)
    else next.delete(name)
    entries = next
    for (const listener of listeners) listener()
  }

  async function send(name: Name): Promise<void> {
    clearTimeout(timers.get(name))
    timers.delete(name)
    const entry = entries.get(name)
    // One save at a time: later changes are sent after it.
    if (!entry || !options || underWay.has(name)) return
    const value = entry.value as Values[Name]
    if (options.isReady && !options.isReady(name, value)) return
    underWay.add(name)
    put(name, { ...entry, state: 'saving', problem: null })
    const saving = await options.save(name, value)
    underWay.delete(name)
    const now = entries.get(name)
    if (!now) return
    if (now.value !== entry.value) return void send(name)
    if (saving === 'saved') {
      done.add(name)
      put(name, { ...now, state: 'saved', problem: null })
      if (!held.has(name)) put(name, null)
    } else if (saving === 'fault') put(name, { ...now, state: 'failed', problem: null })
    else put(name, { ...now, state: 'refused', problem: saving.problem })
  }

  return {
    configure(given: AutosaveOptions<Values>): void {
      options = given
    },
    entries: () => entries,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    lastState: (name: Name): FieldState => (done.has(name) ? 'saved' : 'untouched'),
    change(name: Name, value: Values[Name]): void {
      held.add(name)
      done.delete(name)
      put(name, { value, state: 'waiting', problem: entries.get(name)?.problem ?? null })
      clearTimeout(timers.get(name))
      timers.set(
        name,
        setTimeout(() => void send(name), SOON_MS),
      )
    },
    leave(name: Name): void {
      held.delete(name)
      if (timers.has(name)) void send(name)
      else if (entries.get(name)?.state === 'saved') put(name, null)
    },
    send: (name: Name) => void send(name),
    /** Sends all pending values at once. */
    flush(): void {
      for (const name of timers.keys()) void send(name)
    },
  }
}
