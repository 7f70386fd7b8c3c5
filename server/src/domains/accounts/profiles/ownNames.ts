import type { z } from 'zod'

/** Letters and digits of other scripts and shapes that read like these; what NFKD does not fold already. */
const LOOK_ALIKES: readonly [RegExp, string][] = [
  [/[аαɑ@4]/g, 'a'],
  [/[еєεɛ3]/g, 'e'],
  [/[іιı1!|ǀ]/g, 'i'],
  [/[оοσ0]/g, 'o'],
  [/[гґɾ]/g, 'r'],
  [/[ѕ5$]/g, 's'],
  [/[тτ7+]/g, 't'],
  [/[υцμՍսʋ]/g, 'u'],
  [/[сϲç]/g, 'c'],
  [/[ԛ]/g, 'q'],
  [/[рρ]/g, 'p'],
  [/[ԁ]/g, 'd'],
  [/[ӏ]/g, 'l'],
  [/[пη]/g, 'n'],
  [/[мʍ]/g, 'm'],
]

const words = (list: string) => list.split(' ')
/** The words that make a name one of the site's own. */
const OURS = words(
  'tuerca equipo soporte ayuda atencion administracion administrador administradora administradores admin moderador moderadora moderacion seguridad verificacion pagos cobranzas staff team support oficial official sistema notificaciones',
)
/** Words allowed next to them that do not name a person. */
const BETWEEN = words(
  'de del el la los las a al y en cliente clientes usuario usuarios tecnico tecnica online web com uy uruguay app sa srl',
)

/** True when the letters consist only of such words, at least one of them the site's own. */
function isMadeOfOurWords(letters: string): boolean {
  // Index by position: reached by such words alone; true once one of the site's own was among them.
  const reached = new Map<number, boolean>([[0, false]])
  for (let at = 0; at < letters.length; at += 1) {
    const before = reached.get(at)
    if (before === undefined) continue
    for (const [list, isOurs] of [
      [OURS, true],
      [BETWEEN, false],
    ] as const) {
      for (const word of list) {
        if (!letters.startsWith(word, at)) continue
        const end = at + word.length
        reached.set(end, before || isOurs || reached.get(end) === true)
      }
    }
  }
  return reached.get(letters.length) === true
}

/**
 * True when a name could be taken for the site's own: 'Tuerca', 'Equipo de Tuerca', 'T u e r c a', 'Тuеrса',
 * 'Soporte'. A name with further words is allowed: 'Tuercas y Tornillos', 'Seguridad Pérez'.
 */
export function speaksForTheSite(name: string): boolean {
  let letters = name.normalize('NFKD').toLowerCase()
  for (const [shape, letter] of LOOK_ALIKES) letters = letters.replace(shape, letter)
  return isMadeOfOurWords(letters.replace(/[^a-z]/g, ''))
}

/** The same text, refused when it is a name of the site's own; null, where the schema allows it, is nobody's. */
export const someoneElses = <Schema extends z.ZodType<string | null>>(name: Schema): Schema =>
  name.refine(typed => typed === null || !speaksForTheSite(typed), {
    error: 'Ese nombre se confunde con el de Tuerca o su equipo: poné el tuyo.',
  })
