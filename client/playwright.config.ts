import { defineConfig } from '@playwright/test'
import { DESKTOP, FILES, PHONE } from './e2e/support/widths'

// Chosen by scripts/lib/suites.mjs, as the port is: every run has a server of its own.
const browser = process.env.PLAYWRIGHT_CHROMIUM
const port = process.env.E2E_PORT ?? '4173'
const baseURL = `http://localhost:${port}`

/** What another run does at a desktop's width, on other databases. */
const elsewhere = (process.env.E2E_ELSEWHERE?.split(',') ?? []).map(name => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // What is waited for comes by several processes that share this machine, with whatever else it is doing.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  outputDir: '../test-results',
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    // What it keeps would outlive the faults that tests make; offline.spec.ts is about it.
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
        // A camera that shows a clock, for whoever lets the page use it.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  webServer: {
    command: 'node ../scripts/e2eServer.mjs',
    url: `${baseURL}/health/ready`,
    env: { PORT: port },
    timeout: 120_000,
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
    // Who uses the phone has asked for less motion.
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
