import { countAt } from '../text/numbers.ts'
import { timeWord } from '../text/timeWords.ts'
import type { Token } from '../text/tokens.ts'
import { sound } from '../text/words.ts'
import type { Urgency } from '../values.ts'
import { isFree, type MentionOf, type Page } from './mentions.ts'

const HURRY = /^(urg\w*|urj\w*|apur\w*|prisa|pressa|premura|apremi\w*|corrid[oa]s?|ansios[oa])$/
const NEGATING = /^(no|sin|nada|ningun|ninguna|poca|poco|sem|tampoco|cero|ni|nao)$/
const DEADLINE = /^(para|paar|apra|pa|pal|pra|pro|p|xa|antes|hasta|ate|por|entre)$/
const BETWEEN = /^(de|del|el|la|los|las|este|esta|lo|mas|tardar|o|terca|quarta|quinta|sexta|segunda)$/
const TODAY = /^(hoy|hoje|ya|ahora|manana|amanha|mnn|mnana|maniana)$/
const WEEKDAY = /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|sexta|feira)$/
const TRAVELS = /^(viajo|viajamos|salgo|salimos|viajar|salir|rindo|arranco|arrancamos)$/

/** 'preciso', also misspelled */
const WANTED: ReadonlySet<string> = new Set(['preciso', 'necesito', 'quiero', 'ocupo', 'queria'].map(sound))

/** Reads urgency given by a day, a term or a 'no' before 'apuro'. */
export function readUrgencies(page: Page): MentionOf<'URGENCY'>[] {
  const found = page.tokens.flatMap((_, at) => {
    const value = urgencyAt(page, at)
    return value ? [{ kind: 'URGENCY' as const, value, from: at, to: at + 1 }] : []
  })
  // 'salgo mañana, apurate': the day is more specific.
  const isUrgent = found.some(({ value }) => value === 'URGENT')
  return isUrgent ? found.filter(({ value }) => value !== 'HIGH') : found
}

function urgencyAt(page: Page, at: number): Urgency | null {
  const { tokens, asked } = page
  const written = tokens[at]?.word ?? ''
  const word = timeWord(written)
  if (HURRY.test(word) && isNegated(tokens, at)) return 'LOW'
  // 'apurate que sos lento' is not about the part.
  const isOfUs = tokens[at + 1]?.word === 'que' && tokens[at + 2]?.word === 'sos'
  if (/^apur(a|en?|ate|ense|emos)(l[ao]s?|me|nos)?$/.test(word) && word !== 'apura')
    return isOfUs ? null : 'HIGH'
  if (/^urge(nte)?$/.test(word) && word !== written) return 'URGENT'
  if (HURRY.test(word)) return null
  // 'esta semna'
  if (word === 'semana' && word !== written && /^(esta|essa)$/.test(tokens[at - 1]?.word ?? '')) return 'HIGH'
  // 'a cuánto está el dólar hoy'
  if (TODAY.test(word) && isAskedOfUs(tokens, at)) return null
  // 'termostato onix 2021 hoy'
  const isEnd = tokens[at + 1] === undefined || tokens[at + 1]?.isMark === true
  const isBehindThing = tokens[at - 1]?.isNumber === true || page.taken[at - 1] === true
  const isJustSaid = isBehindThing || /\d/.test(tokens[at - 1]?.word ?? '')
  if (/^(hoy|ya)$/.test(word) && isEnd && isJustSaid && !isTold(tokens, at)) return 'URGENT'
  // 'espejo izquierdo, ya'
  const isBehindThings = tokens[at - 1]?.word === ',' && page.taken.slice(0, at).includes(true)
  if (word === 'ya' && isEnd && isBehindThings) return 'URGENT'
  // 'bomba de nafta. Aveo. hoy.'
  const isAlone = at > 0 && tokens[at - 1]?.isMark === true && isEnd
  if (word === 'hoy' && isAlone) return 'URGENT'
  if (word === 'manana' && tokens[at - 1]?.word === 'pasado')
    return isDeadline(tokens, at - 1) || asked === 'URGENCY' ? 'HIGH' : null
  if (TODAY.test(word))
    return isDeadline(tokens, at) || isDeparture(tokens, at) || isHoped(tokens, at)
      ? 'URGENT'
      : answered(page, at)
  if (WEEKDAY.test(word))
    return isDeadline(tokens, at) ||
      isHoped(tokens, at) ||
      isDeparture(tokens, at) ||
      isAppointment(tokens, at)
      ? 'HIGH'
      : answered(page, at)
  if (/^parad[oa]$/.test(word))
    return stands(tokens, at) ||
      (asked === 'URGENCY' && !/^(queda|quede|quedar|no)$/.test(tokens[at - 1]?.word ?? ''))
      ? 'URGENT'
      : null
  if (asked === 'URGENCY' && isMisspelledHurry(tokens, at)) return 'LOW'
  return termAt(page, at) ?? answered(page, at)
}

/** 'no tengo ningún apuro', 'urgente no' */
function isNegated(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at)
  const own = before.slice(before.findLastIndex(({ isMark }) => isMark) + 1)
  const behind = tokens[at + 1]?.word
  const after = tokens[at + 2]
  // 'apuro no tengo', 'apuro no hay'
  const isEnd =
    after === undefined ||
    after.isMark ||
    /^(hay|tengo|tenemos|ando|estoy|corre|es|tenho|tem)$/.test(after.word)
  const isNone = tokens[at - 1]?.word === '0' && tokens[at - 1]?.tie === null
  return (
    isNone ||
    own.some(({ word }) => NEGATING.test(word)) ||
    (/^(no|nada|cero|ningun[oa])$/.test(behind ?? '') && isEnd)
  )
}

/** 'no hay aupro', 'sin apruo': the letters of 'apuro' in another order. */
function isMisspelledHurry(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  return [...word].toSorted().join('') === 'aopru' && isNegated(tokens, at)
}

/** 'para el viernes', 'antes de mañana' */
function isDeadline(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (BETWEEN.test(tokens[before]?.word ?? '')) before -= 1
  const word = tokens[before]?.word ?? ''
  if (tokens.slice(before + 1, at).some(token => token.word === 'tardar')) return true
  // 'lo preciso hoy'
  if (before === at - 1 && WANTED.has(sound(word)) && TODAY.test(timeWord(tokens[at]?.word ?? '')))
    return tokens[before - 1]?.word !== 'no'
  // 'para regalo este finde'
  const isThis = /^(este|esta)$/.test(tokens[at - 1]?.word ?? '')
  if (
    isThis &&
    tokens
      .slice(Math.max(0, at - 4), at - 1)
      .some(near => /^(para|pa|pra|xa|p|preciso|necesito|quiero|queria)$/.test(near.word))
  )
    return true
  // 'por ahora' is no urgency.
  if (word === 'por' && tokens[at]?.word === 'ahora') return false
  // 'por la mañana' is a time of day.
  return DEADLINE.test(word) && !(word === 'por' && at - before > 1)
}

/** 'hoy si puede ser', 'mañana me vendría bien', 'que estén hoy' */
function isHoped(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 5)
  const end = behind.findIndex(({ word, isMark }) => isMark || word === 'no')
  const isPossible = (end < 0 ? behind : behind.slice(0, end)).some(({ word }) =>
    /^(puede|puedan|pueden|pudiera|podria|podra|posible|possivel|vendria|vendrian|serviria|estaria)$/.test(
      word,
    ),
  )
  return (
    isPossible ||
    /^(este|esten|llegue|lleguen|tenerl[oa]s?|recibirl[oa]s?|conseguir|conseguirl[oa]s?|conseguirme|entregar|mandar)$/.test(
      tokens[at - 1]?.word ?? '',
    )
  )
}

/** 'se rompió hoy', 'vino roto hoy', 'capaz que compro nuevo ya': past or possible events. */
function isTold(tokens: readonly Token[], at: number): boolean {
  const start = tokens.slice(0, at).findLastIndex(({ isMark }) => isMark)
  const clause = tokens.slice(start + 1, at).map(({ word }) => word)
  return /\b(vino|llego|compr[eo]|anduvo|capaz|tengo|cambie|puse|(se|me) (le |me |lo )?\w+(io|o))\b/.test(
    clause.join(' '),
  )
}

/** 'mañana viajo', 'salgo a Rocha mañana' */
function isDeparture(tokens: readonly Token[], at: number): boolean {
  const near = [...tokens.slice(Math.max(0, at - 6), at), ...tokens.slice(at + 1, at + 3)]
  // 'mañana a las 6 tengo que salir a trabajar'
  const behind = tokens.slice(at + 1, at + 9)
  const must = behind.some(
    ({ word }, place) =>
      word === 'que' &&
      /^(tengo|tenemos|hay)$/.test(behind[place - 1]?.word ?? '') &&
      /^(salir|trabajar|viajar|usarl[oa]|entregarl[oa]|laburar|ir|arrancar|llevar)$/.test(
        behind[place + 1]?.word ?? '',
      ),
  )
  return (
    must ||
    near.some(({ word }, place) => TRAVELS.test(word) && !/^(no|se|nao)$/.test(near[place - 1]?.word ?? ''))
  )
}

/** 'el viernes tengo la inspección', 'el sábado hay que entregarlo' */
function isAppointment(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 4)
  return (
    /^(el|este)$/.test(tokens[at - 1]?.word ?? '') &&
    behind.some(({ word }) =>
      /^(tengo|tenemos|vence|entrego|entregamos|viene|vienen|rindo|toca|hay|pasa)$/.test(word),
    )
  )
}

/** 'la tengo parada', 'no puede estar parada' */
function stands(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ word }) => /^(tengo|esta|estar|estoy|ta|con|quedo|quede|tenemos|tenerl[oa]|to)$/.test(word))
}

/** 'en dos días', 'dentro de 3 semanas' */
function termAt(page: Page, at: number): Urgency | null {
  const { tokens, asked } = page
  const word = tokens[at]?.word ?? ''
  const glued = /^(\d+)(hs|h|hrs)$/.exec(word)
  if (asked === 'URGENCY' && glued) return Number(glued[1]) > 48 ? 'HIGH' : 'URGENT'
  if (!/^(horas?|hs|hrs|dias?|semanas?|mes|meses|quincena)$/.test(word)) return null
  // 'dentro de unos días', 'puede esperar unos días'
  const isSome = word === 'dias' && /^(unos|algunos|varios)$/.test(tokens[at - 1]?.word ?? '')
  const isFar = tokens
    .slice(Math.max(0, at - 4), at)
    .some(before => /^(dentro|espera|esperar|espero|aguanta)$/.test(before.word))
  if (asked === 'URGENCY' && isSome && isFar) return 'MEDIUM'
  const count = countAt(tokens, at - 1)
  // '48 horas'
  if (asked === 'URGENCY' && count !== null && word.startsWith('h')) return 'URGENT'
  const isPast = tokens.slice(Math.max(0, at - 4), at).some(before => before.word === 'hace')
  if (asked === 'URGENCY' && count !== null && count > 1 && word === 'dias' && !isPast)
    return count <= 7 ? 'HIGH' : 'MEDIUM'
  const isTerm =
    count !== null && tokens.slice(Math.max(0, at - 6), at).some(before => /^(en|dentro)$/.test(before.word))
  const isWanted = [...tokens.slice(Math.max(0, at - 8), at), ...tokens.slice(at + 1, at + 4)].some(near =>
    /^(necesit|precis|quer|quier|ocup)\w*$/.test(near.word),
  )
  if (!isTerm || isPast || (asked !== 'URGENCY' && !isWanted)) return null
  if (word.startsWith('h')) return 'URGENT'
  if (word.startsWith('mes')) return 'LOW'
  if (word.startsWith('dia')) return count <= 1 ? 'URGENT' : count <= 7 ? 'HIGH' : 'MEDIUM'
  return 'MEDIUM'
}

/** Single words suffice as an answer: 'hoy', 'el jueves', 'cuando tengan'. */
function answered(page: Page, at: number): Urgency | null {
  const { tokens, asked } = page
  if (asked !== 'URGENCY') return null
  const word = timeWord(tokens[at]?.word ?? '')
  // 'por ahora ando con el otro', 'mejor nueva, que después falla'
  const before = tokens[at - 1]?.word
  if ((word === 'ahora' && before === 'por') || (word === 'despues' && before === 'que')) return null
  // 'esta tarde'
  if (/^(tarde|noche)$/.test(word) && tokens[at - 1]?.word === 'esta') return 'URGENT'
  if (/^(bastante|mucho|mucha|alta)$/.test(word) && tokens.length < 4 && !isNegated(tokens, at)) return 'HIGH'
  if (isNegated(tokens, at) || tokens.slice(Math.max(0, at - 3), at).some(before => before.word === 'hace'))
    return null
  // 'después me deja tirada' is still to happen.
  if (/^(tirad[oa]|varad[oa])$/.test(word))
    return /^(deja|dejan|deje|dejar|quedar|quede)$/.test(tokens[at - 1]?.word ?? '') ? null : 'URGENT'
  const implied = tokens.some(near => HURRY.test(near.word)) ? null : impliedBy(page, at)
  if (implied) return implied
  if (/^(hoy|ya|manana|ahora|hoje|amanha|inmediato|inmediata|ayer)$/.test(word)) return 'URGENT'
  if (isFree(page, at) && /^(rapido|rapidito|pronto)$/.test(word)) return 'HIGH'
  if (WEEKDAY.test(word) || /^(semana|dias)$/.test(word)) {
    const isNext = /^(que|proxima|entrante)$/.test(tokens[at + 1]?.word ?? tokens[at - 1]?.word ?? '')
    return isNext ? 'MEDIUM' : 'HIGH'
  }
  if (/^(semanas|quincena)$/.test(word)) return 'MEDIUM'
  if (
    word === 'mes' &&
    /^(este|el|de)$/.test(tokens[at - 1]?.word ?? '') &&
    !/^(que|proximo|entrante)$/.test(tokens[at + 1]?.word ?? '')
  )
    return 'MEDIUM'
  if (
    /^(mes|meses|tranqui|tranquilo|tranquila|tranquilos|relajado|relajada|restaurando|restaurandolo|proyecto|espero|esperar|falta|cuando|despues)$/.test(
      word,
    )
  )
    return 'LOW'
  return null
}

const isAskedOfUs = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).some(({ word }) => /^(cuanto|cuando|abren|atienden|abre|juega|dolar)$/.test(word)) &&
  tokens.slice(at).some(({ word }) => word === '?')

/** Urgency implied by an occasion or by patience, where nothing is explicit. */
function impliedBy(page: Page, at: number): Urgency | null {
  const { tokens } = page
  const word = tokens[at]?.word ?? ''
  if (!isFree(page, at)) return null
  // 'en el día'
  if (word === 'dia' && /^(en|el)$/.test(tokens[at - 1]?.word ?? '') && tokens.length < 5) return 'URGENT'
  if (/^(baja|poca|ninguna|nula|bajita)$/.test(word) && tokens.length < 4) return 'LOW'
  // 'no corre', 'anda igual', 'me arreglo con el otro'
  const said = `${tokens[at - 1]?.word} ${word}`
  if (/^(no corre|(anda|andar|andamos) igual|me arreglo|nos arreglamos)$/.test(said)) return 'LOW'
  if (/^(mucho|tanto)$/.test(word) && tokens[at - 1]?.word === 'no') return 'LOW'
  if (/^(trabajar|laburar)$/.test(word) && /^(para|pa)$/.test(tokens[at - 1]?.word ?? '')) return 'HIGH'
  // 'antes de la esquila', 'antes que empiecen las clases'
  const isOfDay = TODAY.test(tokens[at - 1]?.word ?? '') || WEEKDAY.test(tokens[at - 1]?.word ?? '')
  // 'antes de las 7' means today.
  const isOfHour =
    /^(de )?las? ([0-9]|1[0-9]|2[0-3]|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/.test(
      tokens
        .slice(at + 1, at + 4)
        .map(near => near.word)
        .join(' '),
    )
  if (word === 'antes' && isOfHour) return 'URGENT'
  if (word === 'antes' && !isOfDay && /^(de|del|que)$/.test(tokens[at + 1]?.word ?? '')) return 'MEDIUM'
  if (
    /^(vacaciones|verano|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre|turismo|licencia|carnaval|navidad|fiestas|reyes|zafra|cosecha|esquila)$/.test(
      word,
    )
  )
    return isDeadline(tokens, at) || tokens[at - 1]?.word === 'en' ? 'MEDIUM' : null
  return null
}
