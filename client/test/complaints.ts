import { format } from 'node:util'

const said: string[] = []

/** Notes what fails the test when it ends; returns it as an error for whoever can do nothing but throw. */
export function reportWrong(message: string): Error {
  said.push(message)
  return new Error(message)
}

/**
 * Said when a dialog is gone a frame after it opened, as when a test ends or a page changes, and of an element that is newer
 * than the tests' browser; nothing is wrong then.
 */
const HARMLESS = /\[@zag-js\/dismissable\] node is `null` or `undefined`|The tag <search> is unrecognized/

/** Warnings and errors of the console are complaints: React, Relay and Chakra tell there of what is wrong in our code. */
export function collectComplaints(): void {
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => {
      const message = format(...words)
      if (!HARMLESS.test(message)) said.push(`console.${level}: ${message}`)
    }
  }
}

/** What was complained of since it was last asked for. */
export const complaints = () => said.splice(0)
