import { format } from 'node:util'

const said: string[] = []

/** Records a failure for the end of the test; returns it as an error for callers that can only throw. */
export function reportWrong(message: string): Error {
  said.push(message)
  return new Error(message)
}

/**
 * Harmless warnings: a dialog unmounted a frame after it opened, as when a test ends or a page changes, and
 * an element newer than the tests' browser.
 */
const HARMLESS = /\[@zag-js\/dismissable\] node is `null` or `undefined`|The tag <search> is unrecognized/

/** Fails tests on console warnings and errors: React, Relay and Chakra report mistakes in our code there. */
export function collectComplaints(): void {
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => {
      const message = format(...words)
      if (!HARMLESS.test(message)) said.push(`console.${level}: ${message}`)
    }
  }
}

/** Complaints since the last call. */
export const complaints = () => said.splice(0)
