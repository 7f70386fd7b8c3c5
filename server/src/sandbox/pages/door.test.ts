import { request as httpRequest, type RequestOptions } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSandbox, openSandbox, servePages, silent } from '../../../test/contracts/openSandbox.ts'
import { createSmtpMailer } from '../../vendors/smtp/smtpMailer.ts'
import { SandboxRefused, startSandbox } from '../sandbox.ts'

describe('the pages and the JSON API of the sandbox', () => {
  let opened: OpenSandbox
  let site: Awaited<ReturnType<typeof servePages>>
  beforeAll(async () => {
    opened = await openSandbox()
    site = await servePages(opened.sandbox)
  })
  beforeEach(() => opened.sandbox.control.reset())
  afterAll(async () => {
    await site.close()
    await opened.close()
  })

  const get = (path: string) => fetch(`${site.origin}${path}`, { redirect: 'manual' })
  const act = async (action: string, body: unknown = {}, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.origin}/sandbox/api/${action}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/sandbox/hacer`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    })
  const mailer = () =>
    createSmtpMailer({ mode: 'sandbox', url: opened.sandbox.smtp.url, from: 'Tuerca <a@b.uy>' })
  const sendMail = async (html: string) => {
    const own = mailer()
    await own.send({ to: 'ana@correo.com.uy', subject: 'Hola <Ana>', text: 'Hola', html })
    own.close()
  }

  it('ignore every other path', async () => {
    for (const path of ['/', '/sandboxes', '/x/sandbox']) expect((await get(path)).status).toBe(404)
    expect(await (await get('/sandboxes')).text()).toBe('not the sandbox')
  })

  it.each(['//', '/\\', '//[', '//sandbox:x/'])('ignore %s, which names no host', async target => {
    expect(await statusOf(site.origin, { path: target })).toBe(404)
  })

  it.each([
    // Unsigned requests.
    ['//', 403],
    ['/media/%E0%A4%A', 400],
    ['/storage/v1/b/media/o/%zz', 400],
  ])('refuse the address %s at the port of a vendor', async (target, status) => {
    const { apiEndpoint } = opened.sandbox.storage
    expect(await statusOf(apiEndpoint, { path: target })).toBe(status)
  })

  it.each(['', '/pagos', '/correos', '/archivos', '/fallas'])('show /sandbox%s', async path => {
    const answer = await get(`/sandbox${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('<h1>')
  })

  it('answer 404 for unknown pages and names', async () => {
    for (const path of ['/nada', '/correos/mail_none', '/archivos/ver?bucket=a&name=b', '/api/nothing'])
      expect((await get(`/sandbox${path}`)).status).toBe(404)
    expect((await act('nothing')).status).toBe(404)
    expect((await act('toString')).status).toBe(404)
  })

  it('show a mail with its links, and its markup sandboxed', async () => {
    await sendMail('<script>alert(1)</script><a href="http://localhost:4000/confirmar?t=1">Confirmar</a>')
    const { body: mail } = await act('waitForMail', { to: 'ana@correo.com.uy', subject: 'Hola' })
    const text = await (await get(`/sandbox/correos/${mail.id}`)).text()
    expect(text).toContain('Hola &lt;Ana&gt;')
    expect(text).toContain('href="http://localhost:4000/confirmar?t=1"')
    const preview = await get(`/sandbox/correos/${mail.id}/vista`)
    expect(preview.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
    expect(preview.headers.get('content-security-policy')).not.toContain('allow-scripts')
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it('wait for a pending mail, and report when none arrives', async () => {
    const waiting = act('waitForMail', { to: 'ana@correo.com.uy', timeoutMs: 5000 })
    await sendMail('<p>Hola</p>')
    expect((await waiting).body.subject).toBe('Hola <Ana>')
    expect(await act('waitForMail', { to: 'otra@correo.com.uy', timeoutMs: 0 })).toMatchObject({
      status: 408,
    })
    expect(await (await get('/sandbox/api/mails?to=ana@correo.com.uy')).json()).toHaveLength(1)
    expect(await (await get('/sandbox/api/mails?to=otra@correo.com.uy')).json()).toEqual([])
  })

  it('arm, list and clear faults through JSON and through the form', async () => {
    expect((await act('misbehave', { vendor: 'stripe', kind: 'ERROR' })).body.id).toMatch(/^flt_/)
    const sent = await form({
      action: 'misbehave',
      back: '/sandbox/fallas',
      vendor: 'storage',
      kind: 'HANG',
      times: '2',
      match: '',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sandbox/fallas'])
    expect(await (await get('/sandbox/api/faults')).json()).toMatchObject([
      { vendor: 'stripe', kind: 'ERROR', remaining: 1 },
      { vendor: 'storage', kind: 'HANG', remaining: 2 },
    ])
    expect(await (await get('/sandbox/fallas')).text()).toContain('2 por suceder')
    await act('clearFaults')
    expect(await (await get('/sandbox/api/faults')).json()).toEqual([])
  })

  it('report errors of a fault order', async () => {
    expect((await act('misbehave', { vendor: 'nobody', kind: 'ERROR' })).status).toBe(400)
    expect((await act('misbehave', 'nonsense')).status).toBe(400)
    expect((await act('pay', { session: 'cs_test_none' })).status).toBe(404)
    expect((await act('setWebhookUrls', { urls: ['https://tuerca.uy/x'] })).status).toBe(400)
    expect((await act('redeliver', { event: 'evt_none' })).status).toBe(400)
    expect((await form({ action: 'expire', back: '/sandbox/pagos', session: 'cs_none' })).status).toBe(404)
    expect((await form({ action: 'reset', back: 'https://tuerca.uy' })).status).toBe(400)
  })

  it('parse on and off from text', async () => {
    const button = (on: string) => form({ action: 'holdWebhooks', back: '/sandbox/pagos', on })
    await button('true')
    expect(opened.sandbox.control.webhooks.isHolding()).toBe(true)
    await button('false')
    expect(opened.sandbox.control.webhooks.isHolding()).toBe(false)
  })

  it('obey no page of another origin and no foreign name of this machine', async () => {
    await act('misbehave', { vendor: 'stripe', kind: 'ERROR' })
    const evil = { origin: 'https://evil.example' }
    expect((await act('clearFaults', {}, evil)).status).toBe(403)
    expect((await act('clearFaults', {}, { origin: 'http://localhost:9999' })).status).toBe(403)
    expect((await act('clearFaults', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await form({ action: 'clearFaults', back: '/sandbox' }, evil)).status).toBe(403)
    expect(await statusWithHost(`${site.origin}/sandbox/api/mails`, 'rebound.example')).toBe(403)
    expect(
      await statusWithHost(`${opened.sandbox.storage.apiEndpoint}/storage/v1/b/x/o`, 'rebound.example'),
    ).toBe(403)
    expect(opened.sandbox.control.faults.list()).toHaveLength(1)
    expect((await act('clearFaults', {}, { origin: site.origin })).status).toBe(200)
  })

  it('show pictures and only download other files', async () => {
    const { objects } = opened.sandbox.control
    const write = (name: string, contentType: string) =>
      objects.write('b-1', name, one(Buffer.from('<script>alert(1)</script>')), {
        contentType,
        cacheControl: null,
        minBytes: 0,
        maxBytes: 100,
        ifGeneration: null,
      })
    await write('a.png', 'image/png')
    await write('b.html', 'text/html')
    const dispositionOf = async (name: string) =>
      (await get(`/sandbox/archivos/ver?bucket=b-1&name=${name}`)).headers.get('content-disposition')
    expect([await dispositionOf('a.png'), await dispositionOf('b.html')]).toEqual(['inline', 'attachment'])
    await form({ action: 'removeObject', back: '/sandbox/archivos', bucket: 'b-1', name: 'a.png' })
    expect(objects.list().map(object => object.name)).toEqual(['b.html'])
  })

  it('do not start in production', async () => {
    const start = startSandbox({
      dataDir: opened.dataDir,
      production: true,
      webhookUrls: [],
      stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
      logger: silent,
    })
    await expect(start).rejects.toThrow(SandboxRefused)
  })
})

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** `fetch` cannot set the Host header. */
const statusWithHost = (url: string, host: string) => statusOf(url, { headers: { host } })

/** `fetch` normalises a path before sending. */
function statusOf(url: string, options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(url, options, response => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
