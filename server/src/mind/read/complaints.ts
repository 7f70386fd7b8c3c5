import { isFree, type Sheet } from './mentions.ts'

/** Beginnings of verbs for a car's faults. */
const ILL =
  /^(chill|chirri|rechin|vibr|tembl|tiembl|tirone|golpete|rasc|rasp|patin|falla|fallo|fallan|ratea|rateando|hume|silb|zumb|cruj|gote|pierde|pierden|perdiendo|recalient|hierv|herv|ferv|pistone|cascabele|corcove|ahog|traquete|sacud|bambole|chorre|desvi|ronc|matraque|petarde|esquent|falha|puxa|vaz|apaga|recalent|clique|tartamude|pistone|cabece)\w*$/
const NOISE =
  /^(ruid\w*|barulh\w*|olor\w*|humo|fumaca|vibracion\w*|temblor\w*|golpeteo\w*|chillido\w*|zumbido\w*|testigo\w*|check)$/
const DOES =
  /^(anda|arranca|prende|prenden|enciende|funciona|enfria|calienta|carga|sube|baja|abre|cierra|frena|dobla|gira|entra|entran|sale|marca|alumbra|alumbran|ilumina|responde|acelera|camina|tira|sopla|engancha|agarra|levanta|traba|pega|liga|freia|enganchan|desliza|corta|avanza|retrocede|apaga|desempana|limpia)$/
const DRIVING =
  /^(freno|frenas|doblo|acelero|arranco|paso|subo|bajo|giro|prendo|pongo|ando|voy|agarro|llueve|aprieto|meto|suelto|manejo|estaciono|acelera|frena|dobla|arranca|freio|acelerar|frenar|doblar|arrancar|girar)$/
const HAPPENS =
  /^(apaga|para|queda|prende|traba|tranca|mueve|corta|ahoga|siente|escucha|oye|calienta|va|hunde|sale|prendio|apago|quedo|enciende|nota|empana|descarga)$/

/**
 * True when a message describes a symptom. Reads the words that no name has claimed, so that it does not
 * depend on set phrases.
 */
export function complains(sheet: Sheet): boolean {
  const { tokens } = sheet
  return tokens.some(({ word, isMark }, at) => {
    if (isMark) return false
    const before = tokens[at - 1]?.word ?? ''
    const twoBefore = tokens[at - 2]?.word ?? ''
    if (
      isFree(sheet, at) &&
      (ILL.test(word) || /^(trab|tranc)(a|o|ada|ado|an)$/.test(word) || NOISE.test(word))
    )
      return true
    if (DOES.test(word)) {
      const isDenied =
        /^(no|nao|ni)$/.test(before) ||
        (/^(me|se|le|la|lo|les|mas)$/.test(before) && /^(no|nao|ni)$/.test(twoBefore))
      if (isDenied) return true
    }
    if (DRIVING.test(word) && /^(cuando|al|quando|si|ao)$/.test(before)) return true
    return HAPPENS.test(word) && (before === 'se' || (before === 'me' && twoBefore === 'se'))
  })
}
