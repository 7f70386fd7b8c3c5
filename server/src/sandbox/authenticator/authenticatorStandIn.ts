import { z } from 'zod'
import { systemClock } from '../../platform/clock.ts'
import { TOTP_KEY, totpCode, totpStep } from '../../platform/totp.ts'
import { html } from '../pages/html.ts'
import type { Shell } from '../pages/shell.ts'
import { action, type StandIn } from '../standIn.ts'

const typedKey = z
  .string()
  .transform(typed => typed.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(TOTP_KEY))

/** Replaces an authenticator app on a phone: stores nothing, and shows the code of a given key. */
export function authenticatorStandIn(): StandIn {
  // A phone's clock does not move with the sandbox's.
  const codeOf = (key: string) => totpCode(key, totpStep(systemClock.now()))
  return {
    name: 'authenticator',
    title: 'la app de verificación',
    // The stand-in takes no network requests.
    port: null,
    addresses: {},
    actions: { totpCode: action(z.object({ key: typedKey }), ({ key }) => ({ code: codeOf(key) })) },
    readings: {},
    page: {
      path: 'codigos',
      title: 'Códigos',
      note: 'El código que muestra la app de verificación en dos pasos',
      count: () => 0,
      show(shell, below, query) {
        if (below.length > 0) return null
        const typed = query.get('clave') ?? ''
        const key = typedKey.safeParse(typed)
        return codesPage(shell, { typed, code: key.success ? codeOf(key.data) : null })
      },
    },
    reset: () => {},
    close: async () => {},
  }
}

function codesPage(shell: Shell, { typed, code }: { typed: string; code: string | null }) {
  return shell.roomPage('codigos', 'Códigos', [
    html`<h1>Códigos</h1>`,
    html`<section class="panel stack"><form class="stack" method="get" action="/sandbox/codigos">
<div class="field"><label for="clave">Clave que muestra Tuerca al activar la verificación en dos pasos</label><input class="in" id="clave" name="clave" autocomplete="off" value="${typed}"></div>
<div><button class="btn">Ver código</button></div></form>
${code !== null && html`<p class="price" aria-label="Código">${code}</p><p class="muted small">Cambia cada 30 segundos: volvé a pedirlo si no sirve.</p>`}
${code === null && typed !== '' && html`<p>Esa clave no es válida.</p>`}</section>`,
  ])
}
