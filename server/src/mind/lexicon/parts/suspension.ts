import { parts } from './format.ts'

export const SUSPENSION = parts(
  'SUSPENSION',
  `
  amortiguador | sa! | amortiguadores, amort, amortecedor, amortiguación, shock, amortiguador a gas, telescopico
  cazoleta | sa | cazoleta de amortiguador, soporte de amortiguador, copela, taco de amortiguador, base de amortiguador, coxim de amortiguador, cazoletas
  crapodina | sa | crapodina de amortiguador, ruleman de cazoleta, ruleman de amortiguador, crapodinas de suspension
  espiral | sa | espirales, resorte, resorte de suspension, espiral de suspension, muelle de suspension, mola, resortes
  fuelle de amortiguador | sa | guardapolvo de amortiguador, fuelle amortiguador, kit de fuelle y tope, cubre amortiguador
  tope de amortiguador | sa | tope de suspension, tope goma de amortiguador, tope de espiral
  parrilla de suspensión | sF! | parrilla, parrilla inferior, brazo de suspension, bandeja, bandeja de suspension, brazo oscilante, parrilla delantera, bieleta inferior, balanca, tesoura, brazo inferior, brazo
  parrilla superior | s! | brazo superior, parrilla de arriba, bandeja superior
  buje de parrilla | s | bujes de parrilla, buje parrilla, silentblock de parrilla, silenblock, silentblock, silemblock, buje de brazo, bujes, buje, bucha de bandeja, bucha
  rótula | s! | rotula de suspension, rotula inferior, rotulas, pivo, rotula superior, pivot, rotulas de parrilla
  bieleta | sa | bieleta de barra estabilizadora, bieleta de suspension, bieletas, bieleta estabilizadora, tirante estabilizador, bieleta de barra
  barra estabilizadora | a | estabilizadora, barra estabilizadora delantera
  buje de barra estabilizadora | a | goma de barra estabilizadora, gomas de barra, buje de barra, bujes de barra estabilizadora, goma de barra
  barra de torsión | s | barra torsion, torsion
  puente trasero | R | eje trasero, tren trasero, puente de atras, eje de atras, viga trasera
  buje de puente trasero | R | buje de eje trasero, bujes de puente, bujes del eje trasero, silentblock de puente, buje de tren trasero, bujes de tren trasero
  punta de eje | sa! | punta eje, mangueta, porta maza, portamaza
  maza de rueda | sa! | maza, masa, masa de rueda, cubo de rueda, cubo de roda, bocamaza, boca maza
  perno de punta de eje | s! | perno rey, perno maestro, perno y buje de punta de eje, kit de perno maestro, pivote de direccion, pino mestre, pernos de punta de eje
  rulemán de rueda | sa! | ruleman, rulemán, ruleman de maza, rodamiento de rueda, rodamiento, rodamientos, rolamento, rulimán, kit de ruleman, ruleman de masa, rulemanes, ruliman, balero, cojinete de rueda, rolinera
  extremo de suspensión | s! | extremo suspension
  elástico | sR | elasticos, hoja de elastico, paquete de elasticos, ballesta, ballestas, hoja maestra, feixe de molas, muelle de hoja
  buje de elástico | sR | bujes de elastico, goma de elastico
  gemelo de elástico | sR | gemelo, gemelos, grillete de elastico
  grampa de elástico | sR | abrazadera de elastico, grampas de elastico, u de elastico
  cuna de motor | F | cuna, puente delantero, subchasis, subchassis, cuna delantera, agregado, tren delantero completo, travesaño
  tren delantero | F | kit de tren delantero, tren delantero kit, kit tren delantero
  tensor de suspensión | s | tensor trasero, brazo tensor, tensor delantero, tirante de suspension
  brazo longitudinal | s | brazo trasero, brazo de arrastre
  barra panhard | | panhard, tirante panhard
  kit de suspensión | | kit suspension, suspension completa, suspension regulable, kit de levante, kit de altura
  compresor de suspensión neumática | | compresor neumatico de suspension
  fuelle neumático | sa | pulmon neumatico, pulmon de suspension, bolsa de aire de suspension
  semieje homocinético trasero | R | palier trasero
  palier | s | palieres, semi palier
  platillo de espiral | sa | asiento de espiral, goma de espiral, apoyo de espiral
  cazoleta y crapodina | sa | kit de cazoletas, kit cazoleta, kit de cazoleta y crapodina
  porta rulemán | s | porta ruleman, portaruleman
  muñón de suspensión | s! | muñon, muñeco, manga de eje, telescopico muñon
  `,
)
