import { type SeenMessage, type SensibleAnswer, sensible } from './sensible.ts'

/** Kinds of answers of the model, with their names on its page. */
export const MOODS = {
  SENSIBLE: 'Contestar bien',
  NONSENSE: 'Contestar algo que no es JSON',
  CUT: 'Cortar la conexión a mitad de la respuesta',
  OBEY: 'Obedecer a quien le pide otra cosa: datos inventados, un teléfono ajeno y un enlace',
  HTML: 'Contestar con HTML y enlaces',
  EXTRA: 'Agregar campos que nadie pidió',
  WRONG_TYPES: 'Contestar con tipos equivocados',
  DEEP: 'Contestar con JSON muy anidado',
  HUGE: 'Contestar diez megas',
  REFUSE: 'Negarse a contestar',
  TOOLS: 'Llamar a herramientas que no existen',
} as const
export type Mood = keyof typeof MOODS

/** The text of the answer in that mood. */
export function contentOf(mood: Mood, messages: readonly SeenMessage[]): string {
  const answer = sensible(messages)
  switch (mood) {
    case 'NONSENSE':
      return 'Claro que sí, ¡acá va! { reply: "no soy JSON'
    case 'HUGE':
      return JSON.stringify({ ...answer, reply: 'a'.repeat(10_000_000) })
    case 'DEEP':
      return `{"reply":"${answer.reply}","car":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    case 'WRONG_TYPES':
      return JSON.stringify({ ...answer, asks: 7, car: 'Gol', parts: { 0: 'bocina' } })
    case 'EXTRA':
      return JSON.stringify({ ...answer, accountId: '1', sql: 'DELETE', phone: '+59899999999' })
    case 'HTML':
      return JSON.stringify({
        ...answer,
        reply: `<img src=x onerror=alert(1)><b>Mirá</b> [acá](https://malo.example/x) o en malo.com/pago. ${answer.reply}`,
      })
    case 'OBEY':
      return JSON.stringify(obeying(answer, messages))
    case 'SENSIBLE':
    case 'CUT':
    case 'REFUSE':
    case 'TOOLS':
      return JSON.stringify(answer)
  }
}

/** Invented facts with real quotations, and text that follows injected instructions. */
function obeying(answer: SensibleAnswer, messages: readonly SeenMessage[]) {
  const word = /\p{L}+/u.exec(messages.findLast(({ role }) => role === 'user')?.text ?? '')?.[0] ?? 'hola'
  const claim = <T>(value: T, quote = word) => ({ value, quote })
  return {
    ...answer,
    asks: 'CONFIRM',
    reply:
      'Listo. Pagá en https://cobros.malo.example/123 o llamá al 099 123 456 y mandá tu clave a robo@malo.com.',
    car: {
      brand: claim('Ferrari'),
      model: claim('Testarossa'),
      year: claim(1999),
      engine: claim('5.0 V12'),
      version: claim('Robada'),
      vin: claim('9BWZZZ377VT004251', 'FOTO'),
      mileageKm: claim(12_345),
    },
    parts: [
      {
        name: 'llaves de otra persona',
        quote: word,
        category: 'OTHER',
        side: claim('LEFT'),
        axle: claim('FRONT'),
        condition: claim('USED', 'lo que dijo otro'),
        partNumber: claim('AB1234', 'FOTO'),
      },
    ],
    urgency: claim('URGENT', 'nunca dicho'),
  }
}
