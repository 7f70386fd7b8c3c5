import { MAKERS_OF_PARTS } from '../lexicon/words.ts'
import { isShortForm } from '../text/shortForms.ts'
import { isKind, type Mention, type Sheet } from './mentions.ts'

/** A question of a message, from its first token to its mark, and its subject. */
export type Question = {
  readonly from: number
  readonly to: number
  /** Tuerca, a wanted part or car, or neither. */
  readonly about: 'TUERCA' | 'THINGS' | 'UNKNOWN'
}

const INTERROGATIVE =
  /^(como|cuanto|cuantos|cuanta|cuantas|cuando|donde|quien|quienes|que|cual|cuales|hay|se|puedo|puede|pueden|por|para|tengo|sos|son|es|tienen|aceptan|hacen|mandan|envian|entregan|quanto|quando|onde|qual|vcs|voces|vendem|entregam|aceitam|sirve)$/
/** Openings of a question without a question mark. */
const ASKING =
  /^(como|cuanto|cuantos|cuanta|cuantas|cuando|donde|quien|quienes|cual|quanto|quando|onde|qual)$/
/** Subjects of Tuerca: money, delivery, trust, and the company. */
const OF_TUERCA =
  /^(pag\w+|cobr\w+|devol\w+|devuel\w+|reembols\w*|envi\w+|manda|mandan|mandas|entreg\w+|garantia\w*|factur\w*|boleta|comision\w*|registr\w+|proveedor\w*|vendedor\w*|cotiza\w*|ofertas?|datos|cuotas|tarjeta\w*|efectivo|transferencia\w*|retir\w+|local|horario\w*|plata|precios?|segur[oa]s?|confia\w*|estaf\w+|reserv\w+|sena|senar|demora\w*|tarda\w*|plazos?|llega\w*|pagina|app|cuenta|asesor\w*|tuerca|vender|venden|original|originales|domicilio|costo|cuesta|sale|gratis|humano|robot|bot|ia|coloc\w+|instal\w+|stock|repuestos?|interior|mercadopago|abitab|redpagos|dac|numero|telefono|celular|mail|correo|whatsapp|compra\w*|comprador\w*|vienen|sucursal\w*|atienden|abren|descuento\w*|cancel\w+|protegid\w+|devolver\w*|pedido\w*|consulta|contesta\w*|responde\w*|avisan|chat|reclam\w+|reclamo|ustedes|uds|pasar|levantar|ubicad\w+|direccion|hago|contrato|usado|usados|trucho|truchos|incluye|incluyen|incluid[oa]|hora|iva|marcas?|oca|visa|spam|entregam|mandam|cartao|parcelam|pix|frete|prazo)$/
/** 'cuanto', 'y el precio' */
const ONLY_PRICE =
  /^(y |che |bo |bueno |ok )*(cuanto|(el |que |a que )?(precio|precios|valor)( tiene[ns]?| es| seria)?)( \.)*$/
/** Comparisons and compatibility: questions for a clerk, not wishes. */
const COMPARING =
  /\b(es igual|son iguales|(el|la|los|las) mism[oa]s? \w+ (para|que|de)|compatibles?|diferencia|conviene|recomienda[ns]?|recomendas)\b/

/** Prices: questions for the providers, in addition to the wish. */
const PRICE =
  /\bcuanto (me |nos )?(sale|salen|vale|valen|cuesta|cuestan|saldria|saldrian|seria|serian|es todo|puede salir|podria salir|costaria)\b/
/** Words that make a question about a condition or a place one about terms: '¿usada sale mucho menos?' */
const OF_TERMS =
  /^(sale|salen|saldria|cuesta\w*|vale|valen|precio\w*|demora\w*|tarda\w*|menos|car[oa]s?|barat[oa]s?|garantia\w*|llega\w*|envi\w+|convien\w+|factura\w*|boleta|devuelven|devolucion)$/

/** Questions of a single word. */
const OF_ONE_WORD =
  /^(precios?|cuantos?|cuanto|garantias?|envios?|cuotas|factura|tarjeta|demora|comision|horarios?|ubicacion|direccion|originales|valor|costo|quanto|preco|frete|entrega)$/
/** Terms stated as a wish or an announcement: 'con garantía', 'para retirar en Salto', 'pago con tarjeta'. */
const STATED =
  /^(y |e |ok |si |bueno |dale |ta |nuev[oa]s? |usad[oa]s? |original(es)? |todo |pero |novo |nova )*(((con|sin|com|sem) (?!quien|que|cual|cuanto)|(pago|pagaria|pagamos|retiro|retiraria|levanto|retiramos) |(que|q) (tenga|tengan|venga|vengan|sea|sean|traiga)|(es |seria |lo quiero )?(para|pa|p|pra) (retirar|levantar|entregar|enviar|mandar|pagar)|(lo|la|los|las) (retiro|levanto|paso|pago|busco)|(factura|boleta) (a|con) )|(factura|boleta) (rut|a nombre))/

/** True when nothing is asked, although the subject is often asked about. */
export function isStated({ tokens }: Sheet): boolean {
  const said = tokens.filter(({ isMark }) => !isMark).map(({ word }) => word)
  return tokens.every(({ word }) => word !== '?') && STATED.test(`${said.join(' ')} `)
}

/** 'precio de la bomba y si el envío está incluido', 'decime cuánto demora': asked inside another sentence. */
const EMBEDDED =
  /\b(y|e|decime|digan|diganme|digame|saber|avisen|consulto|pregunto|ademas) (cuanto|cuando|como|donde|si) (\w+ ){0,4}(envi\w+|mandan|entregan|entregas|demoran?|tardan?|garantia|cuotas|tarjeta|incluid\w+|factura\w*|instalan|colocan|sale)\b/

/** Properties of used or new things in questions about a condition. */
const OF_STATE =
  /^(probad[oa]s?|legal|legales|pintad[oa]s?|problemas?|dura|duran|funcionan?|andan?|segur[oa]s?|confiables?|incluyen?|diferencia)$/

/** The questions of a message, in their order. */
export function questionsOf(sheet: Sheet): Question[] {
  const ends = sheet.tokens.flatMap(({ word }, at) => (word === '?' ? [at] : []))
  if (ends.length === 0) return openQuestion(sheet)
  return ends.flatMap(end => {
    let from = end
    while (from > 0 && !isStart(sheet, from)) from -= 1
    // 'precio?', 'garantía?'
    if (end - from < 2)
      return end > from && OF_ONE_WORD.test(sheet.tokens[from]?.word ?? '')
        ? [{ from, to: end, about: 'TUERCA' as const }]
        : []
    const about = aboutOf(sheet, from, end)
    // 'Trabajo con un Emgrand 2018, hay repuestos en plaza?': only the words after the comma are the
    // question.
    const comma = sheet.tokens.findLastIndex(({ word }, at) => word === ',' && at > from && at < end)
    const first = sheet.tokens[comma + 1]?.word ?? ''
    const isApart = about === 'THINGS' && comma > 0 && (INTERROGATIVE.test(first) || first === 'y')
    const own = isApart ? aboutOf(sheet, comma + 1, end) : about
    return [own === 'TUERCA' && isApart ? { from: comma + 1, to: end, about: own } : { from, to: end, about }]
  })
}

const isStart = ({ tokens }: Sheet, at: number) =>
  /^[.!?¿\n]$/.test(tokens[at - 1]?.word ?? '') &&
  !(tokens[at - 1]?.word === '.' && isShortForm(tokens[at - 2]?.word))

/** 'cuánto demoran' without a mark. */
function openQuestion(sheet: Sheet): Question[] {
  const { tokens, mentions } = sheet
  if (isStated(sheet)) return []
  const said = tokens.map(token => token.word).join(' ')
  const isAskedInside = EMBEDDED.test(said) || ONLY_PRICE.test(said)
  if (isAskedInside) return [{ from: 0, to: tokens.length, about: 'TUERCA' }]
  const first = tokens.findIndex(
    ({ isMark, word }) =>
      !isMark && !/^(y|e|pero|che|bo|hola|buenas|ok|bueno|si|ta|no|entonces|igual)$/.test(word),
  )
  const word = tokens[first]?.word ?? ''
  const cue = mentions.find(({ kind }) => kind === 'QUESTION')
  const wantsToKnow =
    /\b(quiero|queria|quisiera|gustaria|necesito|preciso) (saber|hablar|preguntar|consultar|vender|averiguar si)\b/.test(
      tokens.map(token => token.word).join(' '),
    )
  const isAsked =
    (cue !== undefined && (INTERROGATIVE.test(word) || cue.from - first <= 3)) ||
    ASKING.test(word) ||
    PRICE.test(tokens.map(token => token.word).join(' ')) ||
    wantsToKnow
  if (!isAsked) return []
  const about = aboutOf(sheet, Math.max(first, 0), tokens.length)
  return [{ from: Math.max(first, 0), to: tokens.length, about }]
}

function aboutOf({ tokens, mentions }: Sheet, from: number, to: number): Question['about'] {
  const inside = mentions.filter(mention => mention.from >= from && mention.from < to)
  const words = tokens.slice(from, to).map(({ word }) => word)
  if (inside.some(isKind('QUESTION'))) return 'TUERCA'
  if (PRICE.test(words.join(' '))) return 'TUERCA'
  // 'son Wega?', 'qué marca es?'
  if (words.length < 5 && words.some(word => MAKERS_OF_PARTS.has(word) || word === 'marca')) return 'TUERCA'
  // '¿usada trae garantía?'
  const isOfTerms = words.some(word => OF_TERMS.test(word))
  if (isOfTerms && !inside.some(mention => isThing(mention) && mention.kind !== 'CONDITION')) return 'TUERCA'
  // '¿el usado viene probado?'
  if (inside.some(isKind('CONDITION')) && words.some(word => OF_STATE.test(word))) return 'TUERCA'
  if (inside.some(isThing))
    return COMPARING.test(words.join(' ')) && inside.some(isKind('PART')) ? 'TUERCA' : 'THINGS'
  // 'ustedes saben qué puede ser?'
  if (
    /\b(ustedes|uds|alguien|un mecanico|me (pueden|podran?|podes|podras|puede)) (saben|sabe|decir|me podra|me puede|orientar|ayudar)\b/.test(
      words.join(' '),
    )
  )
    return 'TUERCA'
  if (inside.some(({ kind }) => kind === 'SYMPTOM' || kind === 'GREETING')) return 'THINGS'
  return words.some(word => OF_TUERCA.test(word)) ? 'TUERCA' : 'UNKNOWN'
}

const isThing = ({ kind }: Mention) =>
  /^(PART|MODEL|BRAND|YEAR|SIDE|AXLE|CONDITION|VIN|URGENCY|ENGINE)$/.test(kind)
