import { writeFile } from 'node:fs/promises'
import { environmentVariables, readEnv } from '../server/src/env.ts'

export const exampleFile = new URL('../.env.example', import.meta.url)

/** Every variable with its meaning, commented out: with none of them set the project runs for development. */
export function envExample(): string {
  const defaults = new Map(Object.entries(readEnv({})).map(([name, value]) => [name, String(value ?? '')]))
  const blocks = environmentVariables.map(
    ({ name, description }) => `# ${description}\n# ${name}=${defaults.get(name) ?? ''}\n`,
  )
  return `# Copy to .env and uncomment what you change. Written by npm run codegen from server/src/env.ts.\n\n${blocks.join('\n')}`
}

if (process.argv[1] === import.meta.filename) await writeFile(exampleFile, envExample())
