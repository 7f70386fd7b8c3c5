import { defineConfig } from '@playwright/test'
import { DESKTOP, FILES, PHONE } from './e2e/support/widths'

// Set by scripts/lib/suites.mjs, like the port: every run has its own server.
const browser = process.env.PLAYWRIGHT_CHROMIUM
const port = process.env.E2E_PORT ?? '4173'
const baseURL = `http://localhost:${port}`

/** Files that another run covers at desktop width, on other databases. */
const elsewhere = (process.env.E2E_ELSEWHERE?.split(',') ?? []).map(name => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // Several processes share this machine with other work, so waits are long.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  outputDir: '../test-results',
  use: {
    baseURL,
    actionTimeout: 60_000,
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    // A service worker's cache would outlive the faults that tests cause; offline.spec.ts tests it.
    serviceWorkers: 'block',
    // A trace of four browsers costs more than the test: ask for it with --trace=on.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A fake camera with a clock, for pages that are allowed to use it.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  webServer: {
    command: 'node ../scripts/e2eServer.mjs',
    url: `${baseURL}/health/ready`,
    env: { PORT: port },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...FILES.desktop.testIgnore, ...elsewhere],
      use: { viewport: DESKTOP },
    },
    // The phone's user prefers reduced motion.
    {
      name: 'phone',
      ...FILES.phone,
      use: {
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
