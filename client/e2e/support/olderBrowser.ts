import type { BrowserContext } from '@playwright/test'
import { browserSupport } from '../../browserSupport'

/** Removes from every page of a browser the APIs that the oldest browsers of the build's target lack. */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(names => {
    const get = (place: object | undefined, name: string): object | undefined => {
      const value = place && Object.getOwnPropertyDescriptor(place, name)?.value
      return typeof value === 'object' || typeof value === 'function' ? (value ?? undefined) : undefined
    }
    for (const { owner, name, isStatic } of names) {
      const isOfWindow = owner === null || owner === 'Window'
      const own = isOfWindow ? window : (get(window, owner) ?? get(Intl, owner))
      if (own && (isOfWindow || isStatic !== false)) Reflect.deleteProperty(own, name)
      const prototype = get(own, 'prototype')
      if (prototype && isStatic !== true) Reflect.deleteProperty(prototype, name)
    }
  }, browserSupport().newer)
}
