import type { Page } from './mentions.ts'

type Span = { readonly from: number; readonly to: number }

/** 'media hora', 'gente normal', 'tres prontos', 'respondé rápido', 'me quedo más tranquilo' */
export function isOtherHaste({ tokens, asked }: Page, { from, to }: Span): boolean {
  const word = tokens[from]?.word ?? ''
  const before = tokens[from - 1]?.word ?? ''
  if (to - from > 1 || asked === 'URGENCY') return false
  if (/^(media|normal|normales|medias|intermedia|prontos|prontas|rapidos|rapidas)$/.test(word))
    return !/^(urgencia|prioridad)$/.test(before)
  if (word.startsWith('tranquil')) return /^(mas|quedo|quede|lugar|barrio|manejo)$/.test(before)
  return (
    word.startsWith('rapid') &&
    /^(respond|contest|arranc|va|gira|cambi|corr|mas|tan|muy|frena|anda|tipe|escrib|habl|manej|desgast|gast|descarg)\w*$/.test(
      before,
    )
  )
}

/** 'soy el administrador de la flota' gives no orders. */
export const isOfOffice = ({ tokens }: Page, { to }: Span) =>
  /^(administrador|admin)$/.test(tokens[to - 1]?.word ?? '') && /^(de|del)$/.test(tokens[to]?.word ?? '')

/** 'uno del taller me dijo', 'uno de los dos', 'uno que sirva': nobody's Fiat; 'uno del 95' is one. */
export function isPronoun({ tokens }: Page, { from, to }: Span): boolean {
  if (to - from === 1 && /^(unos|unas)$/.test(tokens[from]?.word ?? '')) return true
  if (to - from > 1 || tokens[from]?.word !== 'uno') return false
  const [next, after] = [tokens[to]?.word ?? '', tokens[to + 1]?.word ?? '']
  if (/^(que|me|se|no|nunca|siempre|solo|cada|por)$/.test(next)) return true
  return (
    /^(de|del)$/.test(next) &&
    /^(los|las|ellos|ustedes|taller|barrio|lado|mecanico|trabajo|pueblo|otro|esos|estos|la|afuera|adentro|adelante|atras|cada)$/.test(
      after,
    )
  )
}
