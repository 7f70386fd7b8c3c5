import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from './playwright.config'

export const GALLERY = join(import.meta.dirname, '../node_modules/.cache/tuerca/gallery')

export default defineConfig({
  ...base,
  testDir: 'gallery',
  // One test takes all pictures for one person.
  timeout: 900_000,
  reporter: 'list',
  projects: [{ name: 'gallery', use: { contextOptions: { reducedMotion: 'reduce' } } }],
})
