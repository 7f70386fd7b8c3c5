import { parts } from './format.ts'

export const EXHAUST = parts(
  'EXHAUST',
  `
  filtro de partículas | | dpf, filtro dpf, filtro de particulas diesel, fap
  caño de escape | | escape, escape completo, caño escape, tubo de escape, linea de escape, escapamento, sistema de escape, escape entero
  silenciador | | silenciador trasero, silenciador de escape, mofle, silencioso, silenciador final, silencioso trasero, bombo de escape, resonador
  silenciador intermedio | | silenciador del medio, resonador intermedio, silencioso intermedio, tramo intermedio de escape
  catalizador | | cataliador, catalitico, convertidor catalitico, catalisador, catalizador de escape
  múltiple de escape | | multiple escape, colector de escape, multiple de escape con catalizador, coletor de escape, cebador de escape
  flexible de escape | | flexible escape, malla de escape, flexible del escape, manguito de escape
  caño de bajada | | bajada de escape, downpipe, tramo delantero de escape, caño delantero de escape, tren delantero de escape
  sonda lambda | | sensor de oxigeno, sensor oxigeno, lambda, sensor lambda, sonda de oxigeno
  junta de escape | | junta de caño de escape, junta de multiple de escape, junta multiple escape, aro de escape, junta de multiple
  goma de escape | | taco de escape, soporte de escape, colgante de escape, goma soporte escape, aro de goma de escape
  abrazadera de escape | | abrazadera escape, u de escape
  cola de escape | R | punta de escape, ponteira de escape, terminal de escape, puntera de escape
  cubre escape | | chapa calorica, protector termico, protector de escape, chapa cubre escape, pantalla termica
  válvula EGR | | egr, valvula de recirculacion, valvula egr, valvula e g r
  enfriador de EGR | | radiador de egr, intercambiador egr, enfriador egr
  sensor de presión de escape | | sensor dpf, sensor diferencial de presion
  header | | headers, multiple deportivo, cola larga
  sensor de temperatura de escape | | pirometro, sensor temperatura de gases
  inyector de urea | | inyector adblue, bomba de urea, bomba adblue
  `,
)

export const TYRES = parts(
  'TYRES',
  `
  cubierta | | neumatico, cubiertas, goma de rueda, pneu, pneus, llanta de goma, neumaticos, cubiertas usadas, gomas
  llanta | | llantas, llanta de aleacion, llanta de chapa, llanta de fierro, rin, aro de rueda, llantas de aleacion, llanta deportiva, aro de magnesio, llantas de chapa, llanta original
  tapa de rueda de auxilio | | cubre rueda de auxilio, funda de auxilio
  rueda de auxilio | | auxilio, rueda auxilio, rueda de repuesto, auxiliar de rueda, estepe, rueda auxiliar
  rueda completa | sa | rueda armada, rueda, ruedas, llanta con cubierta, juego de ruedas
  taza de rueda | sa | taza, tazas, embellecedor de rueda, copa de rueda, tapacubo, tapacubos, calota, tapa de rueda
  centro de llanta | | tapita de llanta, tapa centro de llanta, centro de rueda, tapita central de llanta, tapa de maza, centros de llanta
  cámara de aire | | camara, camaras, camara de rueda, camara de cubierta, camara para cubierta
  válvula de cubierta | | valvula de rueda, valvula de neumatico, pico de cubierta, pico de rueda
  sensor de presión de neumáticos | sa | tpms, sensor tpms, sensor de presion de rueda, sensor de presion de cubierta
  separador de rueda | | separadores de rueda, distanciador, espaciador de rueda, alargue de rueda
  tuerca antirrobo | | tuercas antirrobo, bulon antirrobo, bulones antirrobo, seguro de rueda, tuerca de seguridad de rueda
  espárrago de rueda | | esparrago, esparragos, bulon de rueda, bulones de rueda, bulones, tornillo de rueda, perno de rueda, tuerca de rueda, tuercas de rueda, birlo
  soporte de auxilio | R | soporte de rueda de auxilio, canasto de auxilio, porta auxilio, canasta de auxilio
  `,
)
