import { runnerImport } from 'vite'
import type { FirstScreen } from '../src/firstLoad/firstScreens.ts'
import { policies } from './policies.ts'
import { relay } from './relay.ts'

/** The screens that routes.tsx names, by running it. `root` is the client's folder. */
export async function readFirstScreens(root: string): Promise<readonly FirstScreen[]> {
  const { module } = await runnerImport<typeof import('../src/firstLoad/firstScreens.ts')>(
    '/src/firstLoad/firstScreens.ts',
    {
      root,
      plugins: [policies(), relay()],
      logLevel: 'error',
    },
  )
  return module.firstScreens()
}
