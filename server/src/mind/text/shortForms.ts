import { stem } from './words.ts'

/** Short forms of counters and workshops: 'bba agua', 'amort del', 'kit distrib'. */
const TABLE =
  'bba bomba, bbas bomba, bmba bomba, distrib distribucion, distri distribucion, dist distribucion, emb embrague, embr embrague, embrag embrague, ' +
  'amort amortiguador, amorts amortiguador, amorti amortiguador, rul ruleman, rulem ruleman, filt filtro, susp suspension, suspen suspension, dir direccion, direc direccion, ' +
  'hidr hidraulica, hidra hidraulica, cil cilindro, cilind cilindro, comb combustible, combust combustible, hab habitaculo, habit habitaculo, acond acondicionado, rad radiador, radiad radiador, ' +
  'estab estabilizadora, estabil estabilizadora, parag paragolpe, paragol paragolpe, guardab guardabarro, temp temperatura, refrig refrigerante, sens sensor, valv valvula, sop soporte, sopor soporte, ' +
  'homoc homocinetica, homocin homocinetica, past pastilla, pastill pastilla, parr parrilla, parrill parrilla, extr extremo, crem cremallera, cremall cremallera, bat bateria, compr compresor, compres compresor, ' +
  'limpiap limpiaparabrisas, parab parabrisas, catal catalizador, mang manguera, manguer manguera, dep deposito, depos deposito, bob bobina, silenc silenciador, esc escape, dif diferencial, difer diferencial, ' +
  'cig ciguenal, cigue ciguenal, alter alternador, alternad alternador, elev levantavidrio, levantav levantavidrio, cazol cazoleta, bielet bieleta, tens tensor, term termostato, termost termostato, ' +
  'electrov electroventilador, ret reten, cardn cardan, ventil ventilador, cerrad cerradura, opt optica, esp espejo, retrov retrovisor, tec tecla, mult multiple, mguera manguera, lev levantavidrio, cat catalizador, maq maquina, lamp lampara, guardab guardabarro, arb arbol, pol polea, cab cable, carc carcasa, mec mecanismo, manij manija, junt junta, delant delantero, amortig amortiguador, iny inyector, inyect inyector, carb carburador'

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  TABLE.split(', ').map(line => {
    const [short = '', whole = ''] = line.split(' ')
    return [short, stem(whole)]
  }),
)

const SHORTENED =
  /^(ext|int|del|delant|tras|izq|der|iz|sup|inf|ant|post|cant|nro|amort|comp|orig|exp|aux|mult|mec|elec|ref|cod|num)$/

/** True when a point after a word ends no sentence: 'manija ext. del. izq.' */
export const isShortForm = (word: string | undefined) =>
  word !== undefined && (SHORTENED.test(word) || SHORT_FORMS.has(word))

/** The stem of the abbreviated word, if known. */
export function wholeOf(word: string): string | undefined {
  return SHORT_FORMS.get(word)
}
