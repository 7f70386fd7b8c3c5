import { type UploadPlace, UploadProblem } from './uploader'

/** The storage's status for bytes that exist already, from a try whose answer was lost. */
const ALREADY_THERE = 412

/**
 * Sends bytes to their signed address. XMLHttpRequest, because fetch reports no upload progress. `onProgress`
 * gets percentages. Throws UploadProblem; once `signal` aborts, the promise stays pending.
 */
export function sendBytes(
  { url, method, headers }: UploadPlace,
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, url)
    for (const { name, value } of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress((loaded / total) * 100)
    })
    request.addEventListener('load', () => {
      const { status } = request
      if ((status >= 200 && status < 300) || status === ALREADY_THERE) resolve()
      else if (status >= 500) reject(new UploadProblem('No pudimos guardar el archivo', 'sendAgain'))
      else reject(new UploadProblem('No pudimos guardar el archivo', 'startAnew'))
    })
    request.addEventListener('error', () => reject(new UploadProblem('Revisá tu conexión', 'sendAgain')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}
