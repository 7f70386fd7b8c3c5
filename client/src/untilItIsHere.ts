/**
 * Downloads what a prerendered page needs to come to life. Where the line is down the page says so
 * (shell/CodeFailure), and each click tries again: never by itself, because a newer site may have no such file any more.
 */
export async function untilItIsHere(download: () => Promise<unknown>): Promise<void> {
  while (!(await succeeds(download))) {
    document.documentElement.dataset.codeFailure = ''
    await nextClick()
  }
}

const succeeds = (download: () => Promise<unknown>): Promise<boolean> =>
  download().then(
    () => true,
    () => false,
  )

/** Takes back what the page said. Enter in a field clicks the button of its form. */
function nextClick(): Promise<void> {
  const onClick = (resolve: () => void) => () => {
    delete document.documentElement.dataset.codeFailure
    resolve()
  }
  return new Promise(resolve => {
    addEventListener('click', onClick(resolve), { capture: true, once: true })
  })
}
