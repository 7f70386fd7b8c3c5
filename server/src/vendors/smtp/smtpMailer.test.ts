import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../test/contracts/openSandbox.ts'
import { type Mailer, MailRefused, MailUnavailable } from '../../platform/mailer.ts'
import { layOutMail } from '../../platform/mailLayout.ts'
import { WrongEndpoint } from '../endpoint.ts'
import { createSmtpMailer } from './smtpMailer.ts'

describe('the SMTP adapter', () => {
  let opened: OpenSandbox
  let mailer: Mailer
  beforeAll(async () => {
    opened = await openSandbox()
  })
  beforeEach(() => {
    opened.sandbox.control.reset()
    mailer = createSmtpMailer({
      mode: 'sandbox',
      url: opened.sandbox.smtp.url,
      from: 'Tuerca Señales <hola@tuerca.example>',
      timeoutMs: 2000,
    })
  })
  afterEach(() => mailer.close())
  afterAll(() => opened.close())

  const control = () => opened.sandbox.control
  const mail = {
    to: 'Martin@Correo.com.uy',
    subject: 'Tu cotización llegó, ñandú: $ 4.850',
    text: 'Mirala en http://localhost:4000/ordenes?a=1&b=2.\n',
    html: '<p>Mirala <a href="http://localhost:4000/ordenes?a=1&amp;b=2">acá</a>, ¡y elegí!</p>',
  }

  it('sends the logo inside the mail, along with its text', async () => {
    const laidOut = layOutMail({ subject: 'Con logo', paragraphs: ['Hola.'] })
    await mailer.send({ to: 'logo@correo.com.uy', ...laidOut })
    const arrived = await control().mails.waitFor({ to: 'logo@correo.com.uy' })
    expect(arrived.html).toMatch(/<img src="data:image\/png;base64,iVBOR[^"]+" alt="Tuerca"/)
    expect(arrived.text).toContain('Hola.')
    expect(arrived.attachments).toEqual([])
  })

  it('delivers a mail with its accents, and its links once', async () => {
    await mailer.send({ ...mail, idempotencyKey: 'offer:1' })
    expect(await control().mails.waitFor({ to: 'martin@correo.com.uy' })).toMatchObject({
      from: 'Tuerca Señales hola@tuerca.example',
      to: ['martin@correo.com.uy'],
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining('¡y elegí!'),
      links: ['http://localhost:4000/ordenes?a=1&b=2'],
    })
  })

  it('gives equal keys equal message ids', async () => {
    for (const idempotencyKey of ['a', 'a', 'b']) await mailer.send({ ...mail, idempotencyKey })
    const [first, second, third] = control()
      .mails.list()
      .map(one => one.messageId)
    expect(first).toMatch(/^<[0-9a-f]+@tuerca\.example>$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('names the address that ends mails of a kind, only in mails that can be ended', async () => {
    const url = 'https://tuerca.example/avisos/baja?enlace=a.b'
    await mailer.send({ ...mail, to: 'con@correo.com.uy', unsubscribeUrl: url })
    await mailer.send({ ...mail, to: 'sin@correo.com.uy' })
    expect((await control().mails.waitFor({ to: 'con@correo.com.uy' })).unsubscribe).toEqual({
      list: `<${url}>`,
      post: 'List-Unsubscribe=One-Click',
    })
    expect((await control().mails.waitFor({ to: 'sin@correo.com.uy' })).unsubscribe).toBeNull()
  })

  it('accepts no injected recipient or header', async () => {
    await mailer.send({ ...mail, subject: 'Hola\r\nBcc: otro@correo.com' })
    const [only, ...others] = control().mails.list()
    expect(others).toEqual([])
    expect(only?.to).toEqual(['martin@correo.com.uy'])
    expect(only?.subject).toMatch(/^Hola\s+Bcc: otro@correo\.com$/)
  })

  it.each([
    ['an address that does not exist', 550, MailRefused],
    ['a mailbox that is busy', 451, MailUnavailable],
    ['credentials that are wrong', 535, MailUnavailable],
  ])('distinguishes %s (%i)', async (_what, status, kind) => {
    control().faults.misbehave({ vendor: 'smtp', kind: 'ERROR', status })
    await expect(mailer.send(mail)).rejects.toThrow(kind)
    expect(control().mails.list()).toEqual([])
    await mailer.send(mail)
    expect(control().mails.list()).toHaveLength(1)
  })

  it('reports a dropped connection as unavailable, and does not retry by itself', async () => {
    control().faults.misbehave({ vendor: 'smtp', kind: 'DROP_AFTER' })
    await expect(mailer.send(mail)).rejects.toThrow(MailUnavailable)
    expect(control().mails.list()).toHaveLength(1)
  })

  it('can be checked', async () => {
    await expect(mailer.check()).resolves.toBeUndefined()
    const deaf = createSmtpMailer({
      mode: 'sandbox',
      url: 'smtp://127.0.0.1:1?ignoreTLS=true',
      from: 'a@b.uy',
    })
    await expect(deaf.check()).rejects.toThrow(MailUnavailable)
    deaf.close()
  })

  it('fails closed when mode and address do not agree', () => {
    const make = (mode: 'live' | 'sandbox', url: string) => () =>
      createSmtpMailer({ mode, url, from: 'a@b.uy' })
    expect(make('live', 'smtp://127.0.0.1:25')).toThrow(WrongEndpoint)
    expect(make('sandbox', 'smtp://mail.tuerca.uy')).toThrow(WrongEndpoint)
  })
})
