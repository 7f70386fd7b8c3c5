import { expect, test, vi } from 'vitest'
import { untilItIsHere } from './untilItIsHere'

const { dataset } = document.documentElement

test('what does not arrive is told of, and asked for again with each click until it is here', async () => {
  let isDown = true
  const download = vi.fn(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()))
  const here = untilItIsHere(download)
  await vi.waitFor(() => expect(dataset).toHaveProperty('codeFailure'))
  document.body.click()
  expect(dataset).not.toHaveProperty('codeFailure')
  await vi.waitFor(() => expect(dataset).toHaveProperty('codeFailure'))
  expect(download).toHaveBeenCalledTimes(2)
  isDown = false
  document.body.click()
  await here
  expect(download).toHaveBeenCalledTimes(3)
  expect(dataset).not.toHaveProperty('codeFailure')
})

test('what arrives is asked for once and nothing is said', async () => {
  const download = vi.fn(() => Promise.resolve())
  await untilItIsHere(download)
  expect(download).toHaveBeenCalledOnce()
  expect(dataset).not.toHaveProperty('codeFailure')
})
