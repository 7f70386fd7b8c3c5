import { format } from 'node:util'

const said: string[] = []

/** Notes what fails the test when it ends; returns it as an error for whoever can do nothing but throw. */
export function reportWrong(message: string): Error {
  said.push(message)
  return new Error(message)
}

/** Warnings and errors of the console are complaints: React, Relay and Chakra tell there of what is wrong in our code. */
export function collectComplaints(): void {
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => {
      said.push(`console.${level}: ${format(...words)}`)
    }
  }
}

/** What was complained of since it was last asked for. */
export const complaints = () => said.splice(0)
