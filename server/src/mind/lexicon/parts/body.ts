import { parts } from './format.ts'

export const BODY = parts(
  'BODY',
  `
  tapa de tanque | | tapa de nafta, tapa tanque, tapa de combustible, tapa del tanque, tapon de nafta, tapa del tanque de nafta
  paragolpes | a | paragolpe, parachoque, parachoques, defensa, bumper, para-choque, paragolpes completo, para golpe, para golpes, parachoqui, paracoche
  alma de paragolpes | a | alma paragolpe, refuerzo de paragolpes, alma de paragolpe, viga de paragolpes, absorbedor de paragolpes, absorbedor de impacto, alma
  soporte de paragolpes | sa | soporte paragolpe, guia de paragolpes, grampa de paragolpe, lateral de paragolpes, guia de paragolpe, soporte lateral de paragolpe, soporte de paragolpe, puntera de paragolpes, puntera de paragolpe, puntero de paragolpe
  spoiler de paragolpes | a | spoiler delantero, faldon de paragolpes, spoiler, labio de paragolpes, deflector de paragolpes, lip
  rejilla de paragolpes | F | rejilla paragolpe, rejilla inferior de paragolpes, rejilla de paragolpe, rejilla central, rejilla inferior
  parrilla frontal | F | parrilla delantera de radiador, mascara, parrilla de radiador, careta, rejilla frontal, parrilla del frente, grilla, mascarilla, rejilla de radiador, parrilla cromada, grade, grade dianteira, rejilla delantera, persiana
  capot | F | capo, capó, capot delantero, cofre, tapa de motor chapa, cofre del motor
  bisagra de capot | sF | bisagras de capot, bisagra capo, bisagra de capo
  cerradura de capot | F | traba de capot, cierre de capot, cerradura de capo, cierre de capo, traba de capo, pestillo de capot
  cable de apertura de capot | | cable de capot, piola de capot, cable del capo, cable de capo, piola de capo
  varilla de capot | | amortiguador de capot, amortiguador de capo, varilla soporte de capot, piston de capot, amortiguadores de capo
  guardabarros | sa | guardabarro, guardabarros delantero, guardafango, guarda barro, paralama, tapabarro, salpicadera, aleta, guarda barros, paralamas, aleta delantera
  pasarueda | sa | pasaruedas, guardaplast, guarda plast, cubre rueda, plastico de guardabarro, guardabarro interno, guardabarro interior, bajo guardabarro, plastico interior de guardabarros, cubrebarro, pasa rueda, cubre barro, guardabarro plastico, parabarro
  barrero | sa | barreros, guardafango de goma, faldilla, barrero de goma, pollerita
  frente | F | panel frontal, frente completo, marco de radiador, panel delantero, frente porta faros, travesaño frontal, traviesa, frente de chapa, soporte frontal, frente portaopticas, traversa, porta radiador
  soporte de radiador | | taco de radiador, goma de radiador
  trompa | F | trompa completa, frontal completo, trompa armada, frente armado
  puerta | sa | puertas, porta, puerta completa, porta de auto, puerta armada, puerta pelada, puerta del acompañante, puerta del conductor
  portón trasero | R | porton, puerta trasera de porton, tapa trasera, quinta puerta, portalon, puerta de atras de baul, compuerta, tapa de caja, porton de caja, compuerta trasera, porton de camioneta
  tapa de baúl | R | baul, tapa baul, valija, tapa de valija, porta malas, baulera, tapa de maletero, maletero, puerta del baul, tapa del baul, valijero
  amortiguador de portón | R | amortiguador de baul, amortiguador porton, piston de porton, amortiguadores de baul, amortiguador de luneta, amortiguadores de porton, amortiguador de valija, piston de baul, amortiguador del baul, amortiguador del porton, resorte a gas de porton
  cerradura de baúl | R | cerradura de porton, cerradura baul, traba de baul, cilindro de baul, cerradura del baul, cerradura de valija, cerradura de tapa de baul, cerradura del porton
  manija de puerta | sa | manija, manija exterior, manija exterior de puerta, manilla, manilla de puerta, tirador de puerta, maçaneta, macaneta, manija de afuera, manijon, manija externa, agarradera de puerta, manijas
  manija interior | sa | manija interior de puerta, manilla interior, manija de adentro, manija interna
  manija de portón | R | manija de baul, manija porton, manija de compuerta, manija de tapa de caja, manija del porton
  cerradura de puerta | sa | cerradura, cerradura puerta, chapa de puerta, traba de puerta, fechadura, cerradura de la puerta
  cilindro de puerta | s | tambor de puerta, tambor de cerradura, cilindro de cerradura, bombin de puerta
  bisagra de puerta | sa | bisagra, bisagras, bisagra puerta, bisagras de puerta, perno de bisagra
  freno de puerta | sa | tope de puerta, limitador de puerta
  guía de vidrio | sa | canaleta de vidrio, felpa de vidrio, guia vidrio, felpa, canal de vidrio, felpa de puerta
  burlete de puerta | sa | burlete, burletes, goma de puerta, burlete puerta, goma burlete, borracha de puerta, burlete de baul, burlete de porton, borracha, goma de baul
  espejo | s | espejo exterior, retrovisor, espejo retrovisor, espejo lateral, espejo completo, retrovisor exterior, espejo de puerta, espejos, espejo electrico, espelho, espejo de afuera, espejo manual, espejo retrovisor exterior, retrovisor lateral, espejito, espejo retrovisor lateral
  luna de espejo | s | vidrio de espejo, cristal de espejo, vidrio del espejo, placa de espejo, luna espejo, espejo solo vidrio, repuesto de vidrio de espejo, lente de espejo
  carcasa de espejo | s | tapa de espejo, carcaza de espejo, cubre espejo, gorro de espejo, casco de espejo
  espejo interior | | retrovisor interior, espejo de adentro, espejo interno, espejo retrovisor interior
  parabrisas | F | parabrisa, vidrio delantero, para brisas, para brisa, vidrio de adelante, cristal delantero, luneta delantera, vidrio del parabrisas
  luneta | R | luneta trasera, vidrio trasero, vidrio de atras, vidrio de luneta, luneta termica, cristal trasero, vidrio de porton, vidrio del porton
  vidrio de puerta | sa | vidrio, vidrios, ventanilla, cristal de puerta, vidrio de ventanilla, vidrio puerta, vidro, vidrio lateral, cristal, vidrio de la puerta, ventana, vidrio de ventana, vidrios de puerta
  ventilete | sa | vidrio de ventilete, aleta de vidrio, vidrio fijo, vidrio triangular, custodia, vidrio de custodia, vidrio chico de puerta, vidrio fijo de puerta, paletita de vidrio, triangulo de vidrio
  burlete de parabrisas | | goma de parabrisas, burlete parabrisa, goma de luneta, moldura de parabrisas, burlete de luneta
  brazo de limpiaparabrisas | sa | brazo limpiaparabrisas, brazo de escobilla, brazo limpia, brazo del limpiaparabrisas, brazo de limpia luneta, brazo limpialuneta
  varillaje de limpiaparabrisas | F | mecanismo de limpiaparabrisas, varillas de limpiaparabrisas, mecanismo limpiaparabrisas
  depósito de sapito | | deposito lavaparabrisas, deposito de agua del limpiaparabrisas, bidon de sapito, deposito de lavaparabrisas, bidon lavaparabrisas
  torpedo | | rejilla bajo parabrisas, rejilla torpedo, plastico bajo parabrisas, cowl, rejilla de limpiaparabrisas, rejilla bajo parabrisa
  techo | | panel de techo, chapa de techo, techo completo
  techo corredizo | | techo solar, teto solar, vidrio de techo, vidrio de techo corredizo, sunroof
  zócalo | s | zocalos, zocalo lateral, estribo de chapa, estribera, zocalo de puerta, caja de agua
  estribo | s | estribos, pisadera, pisaderas, estribo lateral, estribos laterales, estribo de camioneta
  moldura | sa | baguette, bagueta, baguetas, moldura de puerta, moldura lateral, friso, frisos, varilla cromada, molduras, vagueta, bagueta de puerta
  moldura de rueda | sa | ensanche, ensanches, fender, moldura de guardabarro, ampliador de guardabarro, fenders, ensanche de guardabarros
  lateral de chapa | s | panel lateral, lateral trasero, cuarto trasero, lateral completo, costado, cuarto lateral, lateral de caja
  panel de cola | R | panel trasero, cola completa, panel de atras, cola, cola armada, faldon trasero, corte de cola
  piso de baúl | R | piso baul, piso trasero, piso de valija
  chasis completo | | larguero, punta de chasis, chasis completo, puntera de chasis, bastidor
  caja de carga | R | caja de camioneta, caja de pick up, caja de pickup, caja trasera de camioneta, caja de carga completa, cajon de camioneta, caja de la camioneta
  cúpula | R | cupula de camioneta, capota de camioneta, cupula fibra, canopy
  emblema | | insignia, logo de marca, escudo, emblema de parrilla, emblemas, letras de porton, insignia de baul, logotipo
  tapa de combustible | s | tapa exterior de combustible, puertita de nafta, tapa de nafta de chapa, puertita del tanque, puerta de tanque, compuerta de nafta, tapita de nafta
  gancho de remolque | a | tapa de gancho de remolque, ojal de remolque, tapa gancho de remolque, tapita de remolque
  cubre cárter | F | cubrecarter, chapon, protector de carter, cubre carter, chapon cubre carter, cubremotor inferior, plastico cubre carter, plastico bajo motor, protector de motor, peto de carter, cubre motor inferior
  alerón | R | aleron, aleron trasero, spoiler trasero, coleta, aleron de baul, aerofolio
  patente soporte | a | porta patente, portapatente, porta matricula, portamatricula, marco de matricula, soporte de matricula
  grampa | | grampas, clip, clips, broche, grampa plastica, tarugo, grampitas, clips plasticos, broches, grampas de paragolpe, grampas plasticas
  poste de puerta | s | parante, parante de puerta, pilar, parante central
  marco de puerta | s | marco puerta
  bota agua | | canaleta de techo, botagua, vierteaguas
  carrocería | | carrocería completa, casco, cabina, cabina completa, caja carroceria
  corredera de puerta lateral | s | carretilla, carretilla de puerta, carro de puerta corrediza, guia de puerta corrediza, patin de puerta corrediza, rodillo de puerta corrediza, riel de puerta lateral, carrito de puerta lateral
  puerta lateral corrediza | s | puerta corrediza, porton lateral, puerta lateral
  `,
)
