import { NOT_A_NAME } from '../lexicon/people.ts'
import { isUnread, type Mention, type Page, type Sheet } from './mentions.ts'
import { INNER, isPlaceAt, isTitleCase, type Named, nameFrom } from './naming.ts'

const MOST_WORDS = 6
/** Kinds of firms, at the beginning of a firm's name. */
export const BUSINESS =
  /^(taller|barraca|gomeria|repuestos|mecanica|transportes?|remiseria|estancia|agropecuaria|cooperativa|panaderia|flota|empresa|automotora|electricidad|lubricentro|lavadero|estudio|fletes|ferreteria|almacen|escuela|floreria|chapisteria|establecimiento|rectificadora|torneria|cerrajeria|autopartes|importadora|vidrieria|arenera|granja|vivero|frigorifico|molino|constructora|farmacia|carniceria|supermercado|autoservice|intendencia|sanatorio|bodega|mudanzas|remises|turismo|logistica|forestal|alineaciones|servicentro|cabana|distribuidora|imprenta|hosteria|apicola|semilleria|veterinaria|vinoteca|herreria|carpinteria|aserradero|maderera|pinturas|metalurgica|grupo|consorcio|sociedad|soderia|corralon|colegio|hotel|inmobiliaria|ceramicas|electromecanica|gestoria|motos|camiones|lacteos|tintoreria|heladeria|rotiseria|academia|sanitaria|barometrica|rentacar|alquileres|jardineria|club|liceo|agro|tambo|buloneria|expreso|ambulancias|funeraria|cocheria|clinica|laboratorio|optica|libreria|muebleria|zapateria|pizzeria|parador|confiteria|fabrica|curtiembre|papelera|aberturas|construcciones|maquinarias?|riego|semillas|cereales|arrocera|lanera|pescaderia|verduleria|fruteria|kiosco|quiosco|provision|mayorista|rectificaciones|asociados|consultora|cargas|encomiendas|excursiones|instituto|fundacion|residencial|mutualista|policlinica|sindicato|municipio|servicios|soluciones|textil|viveros|talleres|gruas|auxilios|oficina|transportadora|autoelectrica)$/
const LEGAL_FORM = /^(srl|sa|sas|ltda|hnos)$/
/** Words before the firm that writes: 'somos …', 'cotizar para …'. */
const WRITES = /^(somos|soy|soi|sou|aca|aqui|desde|compras|firma|escribe|habla|saluda|atte)$/
const WRITES_FOR =
  /^(escrib\w*|habl\w*|cotiza\w*|presupuesto|cotizacion|pedido|somos|soy|soi|sou|aca|aqui|parte|nombre|factura\w*|llam\w*)$/

/** 'Somos Transportes Oribe SRL', 'Buenos días, de Distribuidora Arrieta', 'Taller Los Fierros: …': the firm that writes. */
export function introducedFirm(page: Page): Named | null {
  for (const at of page.tokens.keys()) {
    const firm = isOfWriter(page, at) ? firmAt(page, at) : null
    if (firm) return firm
  }
  return null
}

/** Reads a firm's name at this token: its kind and a proper name. */
export function firmAt(page: Page, from: number): Named | null {
  const { tokens } = page
  const head = tokens[from]
  const isAfterWe = tokens[from - 1]?.word === 'somos' && !NOT_A_NAME.has(head?.word ?? '')
  if (!head || !(BUSINESS.test(head.word) || isAfterWe) || !isUnread(page, from)) return null
  // 'somos Rentas del Faro', 'a nombre del taller Dos Ríos'
  if (!isTitleCase(page, from) && (isAfterWe || !isTitleCase(page, from + 1))) return null
  let to = from + 1
  while (to - from < MOST_WORDS && isOfFirm(page, to)) to += 1
  return to - from > 1 ? nameFrom(page, from, to) : null
}

function isOfFirm(page: Page, at: number): boolean {
  const { tokens } = page
  const token = tokens[at]
  if (!token) return false
  const before = tokens[at - 1]?.word ?? ''
  // 'Taller Hnos. Silva', but 'Barraca Silva Hnos. Pedido: ...'
  if (token.word === '.')
    return before === 'hnos' && BUSINESS.test(tokens[at - 2]?.word ?? '') && isOfFirm(page, at + 1)
  if (token.tie === '.' && before.length === 1) return true
  // 'Rótula & Cía'
  if (token.word === '&') return isOfFirm(page, at + 1)
  if (token.isMark || !isUnread(page, at)) return false
  // 'Taller Ruta 5'
  if (token.isNumber) return token.word.length < 4 && token.tie === null
  if (LEGAL_FORM.test(token.word)) return true
  if (!INNER.test(token.word)) return isTitleCase(page, at)
  // 'Lácteos del Este', but 'Lácteos Arroyo Malo de San Gregorio'
  return !(token.word === 'de' && isPlaceAt(page, at + 1)) && isOfFirm(page, at + 1)
}

function isOfWriter({ tokens }: Page, at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined || before.isMark || WRITES.test(before.word)) return true
  const owner = /^(el|la|los)$/.test(before.word) ? at - 2 : at - 1
  if (!/^(de|del|do|da|para)$/.test(tokens[owner]?.word ?? '')) return false
  const writer = tokens[owner - 1]
  const isOpening = tokens[owner]?.word !== 'para' && (writer === undefined || writer.isMark)
  return isOpening || WRITES_FOR.test(writer?.word ?? '')
}

/** 'a nombre de Vigía Sur SRL': a name with a legal form after it. */
export function withLegalForm(page: Page, named: Named): Named {
  const form = page.tokens.findIndex(
    ({ word }, at) => at >= named.to && at < named.to + 3 && LEGAL_FORM.test(word),
  )
  const isFirm = form >= 0 && page.tokens.slice(named.to, form).every(({ isMark }) => !isMark)
  return isFirm ? nameFrom(page, named.from, form + 1) : named
}

/** Answers to who is writing: 'Taller El Tano, 099 ...', 'Paso Molino Autopartes'. */
export const answeredFirm = (sheet: Sheet): Mention | null => businessName(sheet) ?? firmName(sheet)

function businessName(sheet: Sheet): Mention | null {
  const from = sheet.tokens.findIndex(({ word }) => BUSINESS.test(word))
  if (from < 0 || sheet.tokens.slice(0, from).some(({ isMark, word }) => !isMark && !NOT_A_NAME.has(word)))
    return null
  let to = from
  while (
    to - from < MOST_WORDS &&
    sheet.tokens[to]?.isMark === false &&
    !/^\d{3,}$/.test(sheet.tokens[to]?.word ?? '')
  )
    to += 1
  return to - from < 2 ? null : nameFrom(sheet, from, to)
}

/** 'Vigía Sur SRL', 'Paso Molino Autopartes': a firm's name that ends with its kind. */
function firmName({ tokens, ...sheet }: Sheet): Mention | null {
  const to = 1 + tokens.findIndex(({ word }, at) => at > 0 && (LEGAL_FORM.test(word) || BUSINESS.test(word)))
  let from = to - 1
  while (
    to - from < MOST_WORDS &&
    tokens[from - 1]?.isMark === false &&
    !/\d/.test(tokens[from - 1]?.word ?? '')
  )
    from -= 1
  const isCapital = tokens[from]?.isCapitalized === true && !NOT_A_NAME.has(tokens[from]?.word ?? '')
  return to > 1 && to - from > 1 && isCapital ? nameFrom({ ...sheet, tokens }, from, to) : null
}
