import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

const MOZILLA = 'Mozilla/5.0'
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${MOZILLA} (Linux; Android 14; Pixel 8) ${KHTML} Chrome/120.0 Mobile Safari/537.36`, 'Chrome en Android'],
  [
    `${MOZILLA} (Linux; Android 13) ${KHTML} SamsungBrowser/23.0 Chrome/115.0 Mobile`,
    'Samsung Internet en Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_2 like Mac OS X) ${KHTML} Version/17.2 Safari/604.1`,
    'Safari en iPhone',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_2 like Mac OS X) ${KHTML} CriOS/120.0 Safari/604.1`,
    'Chrome en iPhone',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/120.0 Safari/537.36 Edg/120.0`,
    'Edge en Windows',
  ],
  [`${MOZILLA} (Windows NT 10.0; rv:121.0) Gecko/20100101 Firefox/121.0`, 'Firefox en Windows'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Version/17.2 Safari/605.1`, 'Safari en Mac'],
  [`${MOZILLA} (X11; Linux x86_64) ${KHTML} Chrome/120.0 Safari/537.36 OPR/106.0`, 'Opera en Linux'],
  [`${MOZILLA} (X11; Linux x86_64) ${KHTML} HeadlessChrome/120.0 Safari/537.36`, 'Chrome en Linux'],
  ['Firefox/121.0', 'Firefox'],
  ['curl/8.0', 'Dispositivo desconocido'],
  ['', 'Dispositivo desconocido'],
  [null, 'Dispositivo desconocido'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
