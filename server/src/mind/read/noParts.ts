import type { Match } from '../text/gazetteer.ts'
import type { Entry } from './lexicon.ts'
import type { Page } from './mentions.ts'

const OF_PERSON = /^(NAME|CONTACT|PHONE|EMAIL|DEPARTMENT|VIN)$/
const COUNT = /^(\d{1,2}|cuatro|cinco|seis|siete|ocho|nueve|doce|quince|dieciseis|veinticuatro)$/

/** True when a word that may name a part means something else here. */
export function isOtherWord(page: Page, { from, to, slips, values }: Match<Entry>): boolean {
  const { tokens, asked } = page
  const word = tokens[from]?.word ?? ''
  const before = tokens[from - 1]
  const isOne = to - from === 1
  // After a question about the person, only correctly spelled words are parts: 'mica', 'Rentas del Faro'.
  if (OF_PERSON.test(asked ?? '') && (slips > 0 || isInName(page, from))) return true
  // The market's own name.
  if (isOne && word === 'tuerca' && !/^(una|la|1|2|x)$/.test(before?.word ?? '')) return true
  // 'sin un mango': no money.
  if (isOne && /^mangos?$/.test(word) && /^(un|ni|ningun|\d+|dos|pocos)$/.test(before?.word ?? ''))
    return true
  // 'no me engancha la cuarta': a verb.
  if (isOne && slips > 0 && /^(me|se|te|le|nos|no)$/.test(before?.word ?? '')) return true
  // 'lo arranque contra el portón'
  if (isOne && word === 'arranque' && /^(me|se|te|le|lo|la|nos|no|que)$/.test(before?.word ?? '')) return true
  // 'y arranqué': a noun has no accent at its end.
  if (
    isOne &&
    word !== 'capo' &&
    /[éíó]$/.test(page.text.slice(tokens[from]?.from, tokens[from]?.to).toLowerCase())
  )
    return true
  // '313 CDI', 'motor cdi': the engine.
  if (isOne && word === 'cdi')
    return (
      before?.isNumber === true ||
      /^(motor|sprinter|vito|viano|mercedes|benz|diesel)$/.test(before?.word ?? '')
    )
  if (isOne && isOfStory(page, from)) return true
  // 'el scanner marcó': the diagnostic tool.
  if (
    /^(scanner|escaner)$/.test(word) &&
    /^(marc|d[aio]|tir|salt|le[ey]|detect|indic|muestra|arroj|sal)/.test(tokens[to]?.word ?? '')
  )
    return true
  // 'el sensor del extremo derecho'
  if (
    isOne &&
    word === 'extremo' &&
    before?.word === 'del' &&
    /^(derech|izquierd)/.test(tokens[to]?.word ?? '')
  )
    return true
  // 'camino de balasto'
  if (
    isOne &&
    word === 'balasto' &&
    /^(camino|caminos|calle|calles|ruta|puro)$/.test(tokens[from - 2]?.word ?? before?.word ?? '')
  )
    return true
  // '16 válvulas', 'Spin 7 asientos' describe the car.
  const isOfEngine = values.some(value => value.kind === 'PART' && value.part.name === 'válvula de motor')
  if ((isOfEngine || /^(asientos?|plazas)$/.test(word)) && isOne && COUNT.test(before?.word ?? ''))
    return !/^(preciso|necesito|quiero|busco|las|los)$/.test(tokens[from - 2]?.word ?? 'preciso')
  // 'dobel cabina'
  if (word === 'cabina' && /^(dob|sim|dup|med|ext)/.test(before?.word ?? '')) return true
  // 'no anda el cuenta kilómetros'
  return asked === 'MILEAGE' && /^(cuenta|cuentakm|cuentakilometros|odometro|tablero|reloj)$/.test(word)
}

function isInName({ tokens, text }: Page, at: number): boolean {
  const near = tokens[at - 1]
  const owner = near && /^(de|del|la|el|los|las)$/.test(near.word) ? tokens[at - 2] : near
  return (
    text !== text.toUpperCase() &&
    tokens[at]?.isCapitalized === true &&
    owner?.isCapitalized === true &&
    !owner.isMark
  )
}

/** Words of part names in a story, with the words around them. */
const STORY: readonly { readonly word: RegExp; readonly before: RegExp; readonly behind: RegExp }[] = [
  // 'el auxilio dijo': the breakdown service.
  {
    word: /^auxilio$/,
    before: /^(el|un|llame|vino)$/,
    behind: /^(dijo|dice|vino|llego|me|lo|la|no|viene|tardo|mecanico|reviso|arranco|hizo)$/,
  },
  // 'le hizo puente y arrancó'
  { word: /^puente$/, before: /^(hizo|hice|hicimos|hacer|hicieron|haciendo|con)$/, behind: /./ },
  // 'le puse cinta', 'la até con cinta'
  { word: /^cinta$/, before: /^(puse|con|pegue|ate|pegada|atada)$/, behind: /^(?!de$|trasera)/ },
  // 'reparados de banco', 'banco de prueba'
  { word: /^bancos?$/, before: /^(de|con|en|del|al)$/, behind: /^(con|de|o|y|,|\.|)$/ },
  // 'chove e molha'
  { word: /^molha$/, before: /./, behind: /.?/ },
  // 'mismo motor y año'
  { word: /^motor$/, before: /^(mismo|mesmo|igual|mismos|que|otro)$/, behind: /^(y|e|,|\.|)$/ },
  // 'ficha de 4 pines', 'el conector de dos pines'
  { word: /^(fichas?|conector|conectores)$/, before: /./, behind: /^(\d+|dos|tres|cuatro|cinco|seis)$/ },
]

function isOfStory({ tokens }: Page, at: number): boolean {
  const word = tokens[at]?.word ?? ''
  const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
  const counted = /^(de|con)$/.test(behind) && /^(ficha|conector)/.test(word) ? tokens[at + 2]?.word : behind
  return STORY.some(
    story => story.word.test(word) && story.before.test(before) && story.behind.test(counted ?? ''),
  )
}
