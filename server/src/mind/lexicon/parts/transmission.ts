import { parts } from './format.ts'

/** Clutch, gearbox and drive line: none of the specification's thirteen categories is theirs. */
export const TRANSMISSION = parts(
  'OTHER',
  `
  kit de embrague | | embrague, kit embrague, embrague completo, kit de embreagem, placa disco y crapodina, embreagem, clutch, conjunto de embrague, embriague, placa y disco
  disco de embrague | | disco embrague, disco de embriague, disco del embrague
  placa de embrague | | placa, prensa de embrague, plato de embrague, plato de presion, placa embrague, prensa, plato
  rulemán de empuje | | crapodina de embrague, ruleman de embrague, ruleman empuje, collarin, crapodina embrague, crapodina hidraulica, rolamento de embreagem, colarin
  bomba de embrague | | bomba embrague, cilindro maestro de embrague, bomba principal de embrague
  bombín de embrague | | cilindro de embrague, bombin embrague, bombita de embrague, cilindro esclavo, cilindro auxiliar de embrague, cilindro receptor de embrague, bombin inferior de embrague, bombin
  cable de embrague | | piola de embrague, cable embrague, cabo de embrague, piola embrague, cable del embrague, chicote de embrague
  horquilla de embrague | | horquilla, uña de embrague, horquilla embrague, garfo de embreagem
  pedal de embrague | | pedal del embrague
  caja de cambios | | caja de cambio, caja, caja de velocidades, caja manual, caja quinta, caja de quinta, caja mecanica, caixa de cambio, transmision, caja de cambios completa, caja de velocidad, caja completa, caja cambios
  caja automática | | caja automatica completa, transmision automatica, caja at, cambio automatico, caja cvt, caja tiptronic
  palanca de cambios | | selectora de cambios, varillaje de selectora, varillaje, palanca de cambio, palanca cambios, selectora, palanca selectora, bocha de cambios, pomo de cambios, palanca de la caja, pomo, perilla de cambios, bola de cambio
  cable de cambios | | cable selector, cable selectora, cables de caja, cables de cambios, piola de cambios, cable de selectora, cable de palanca de cambios, trambulador, varillaje de cambios, varillas de cambio, cable selector de cambios
  fuelle de palanca | | cubre palanca, fuelle palanca de cambios, capuchon de palanca, cuero de palanca, funda de palanca
  sincronizado | | sincronizados, anillo sincronizador, sincronizador, bronce de caja, sincronizado de caja
  engranaje de caja | | engranaje de quinta, piñon de caja, engranaje, piñon, eje primario, eje piloto, directa de caja, engranajes de caja
  rulemán de caja | | ruleman caja, rodamiento de caja, kit de rulemanes de caja
  retén de caja | | reten de palier, reten palier, retenes de caja, reten de semieje, reten de selectora, reten caja
  carcasa de caja | | campana de caja, carcaza de caja
  aceite de caja | | aceite atf, aceite de transmision, aceite caja, aceite 75w80, aceite 80w90, valvulina, valvolina, aceite cvt
  semieje | s | semi eje, palier delantero, punta de palier, semiejes, semieixo, semieje completo, flecha
  junta homocinética | s | homocinetica, homosinetica, homocinetica lado rueda, homocinetica lado caja, homocinetica completa, junta homocinetica, punta homocinetica, omocinetica, homocineticas, junta omocinetica, homo
  tripoide | s | trizeta, tulipa, tripode, triceta, copa de semieje, tulipa de caja
  fuelle de homocinética | s | fuelle de semieje, guardapolvo de homocinetica, fuelle homocinetica, fuelle de palier, fuelle lado rueda, fuelle lado caja, kit de fuelle, goma de homocinetica, fuelle, coifa, guardapolvo
  cardan | | eje cardan, barra cardan, cardan trasero, cardan completo, eje de transmision
  cruceta de cardan | | cruceta, crucetas, cruceta cardan, cruzeta
  soporte de cardan | | ruleman de cardan, centro de cardan, taco de cardan, rulemán central de cardan, manchon de cardan
  flector de cardan | | manchon, junta flexible de cardan
  diferencial | | diferencial trasero, piñon y corona, corona y piñon, diferencial completo, corona de diferencial, satelites, planetario
  retén de diferencial | | reten diferencial, reten de piñon
  caja de transferencia | | transfer, caja transfer, transfer 4x4, caja de transferencia 4x4, reductora
  rueda libre | s | maza libre, mazas libres, cubo libre, manchon 4x4, rueda libre 4x4, masa libre, bloqueo de cubo, locking hub
  actuador 4x4 | | motor de 4x4, actuador de transfer, bloqueo de diferencial
  convertidor de par | | convertidor, convertidor de caja automatica, torque converter
  cuerpo de válvulas de caja | | cuerpo de valvulas, mecatronica, solenoide de caja, electrovalvula de caja, cuerpo de valvula
  módulo de caja automática | | tcm, computadora de caja, centralina de caja
  robot de caja | | robot dualogic, dualogic, bomba de dualogic, i motion, robot easytronic, actuador de embrague
  radiador de caja | | enfriador de caja automatica
  `,
)
