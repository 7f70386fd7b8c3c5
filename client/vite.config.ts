import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BROWSER_TARGET } from './browserTarget.ts'
import { chakra } from './plugins/chakra/index.ts'
import { firstLoad } from './plugins/firstLoad.ts'
import { icons } from './plugins/icons.ts'
import { leanPackages, routerAliases } from './plugins/leanPackages.ts'
import { leanRelay } from './plugins/leanRelay.ts'
import { pageHead } from './plugins/pageHead.ts'
import { policies } from './plugins/policies.ts'
import { relay } from './plugins/relay.ts'
import { screenChunks } from './plugins/screenChunks.ts'
import { serviceWorker } from './plugins/serviceWorker.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`

const chunks = screenChunks()

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    relay(),
    icons(),
    leanRelay(),
    leanPackages(),
    policies(),
    chakra(),
    react(),
    ...(isSsrBuild ? [] : [chunks.plugin, firstLoad(), pageHead(), serviceWorker()]),
  ],
  resolve: {
    alias:
      command === 'build' ? routerAliases : [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }],
  },
  // Pages are prerendered with the packages of the built client.
  ssr: { noExternal: true },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/webhooks': api,
      '/cookies': api,
      '/health': api,
      '/sandbox': { target: api, ws: true },
      '/mis-datos': api,
      '/oauth': api,
      '/avisos/baja': api,
      '/visitas': api,
    },
  },
  build: {
    target: BROWSER_TARGET,
    outDir: 'dist',
    modulePreload: {
      // Every browser of that target preloads modules by itself.
      polyfill: false,
      // The list of what each later import needs would be 2 kB of every visit (decision 245).
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
    sourcemap: false,
    // firstLoad.test.ts limits the download of a visit; the size of one file means little.
    chunkSizeWarningLimit: 800,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // first-load runs the routes, which takes a second; a slow machine would warn at each start.
          checks: { bundlerTimings: false },
          // Emotion imports these for features we do not use, and they are CommonJS: the bundler would keep
          // them.
          treeshake: {
            moduleSideEffects: [
              { test: /node_modules.(hoist-non-react-statics|react-is)/, sideEffects: false },
            ],
          },
          output: {
            // A shared file is named after all its users; one word suffices. Every page lists all names:
            // short ones save bytes.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            codeSplitting: {
              groups: [
                // Needed by every page: the packages, which change seldom, and our own frame.
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
                { name: 'frame', tags: ['$initial'], priority: 2 },
                // Packages that only some screens need, each in a file of its own so that none loads another.
                {
                  name: 'forms',
                  test: /node_modules.react-hook-form|src.forms.(useForm|resolver)/,
                  // The rules of fields are used without a form too.
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                { name: 'dialogs', test: /node_modules.(@zag-js|@ark-ui|@chakra-ui)/, priority: 1 },
                // Code that several screens share, in few files rather than one for each button.
                { name: chunks.nameOf, includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
}))
