import { COUNTER_WORDS } from './counterWords.ts'
import type { PartEntry } from './format.ts'
import { MORE_WORDS } from './moreWords.ts'
import { SHOP_WORDS } from './shopWords.ts'
import { STREET_WORDS } from './streetWords.ts'

/**
 * Words for the same parts from elsewhere, for whoever crossed a border or learnt the trade there: Portuguese, Caribbean, Spanish,
 * Mexican, and a few of the chat. Each line is `name in the lexicon | word, word`.
 */
const TABLE = `
  pastilla de freno | pastilhas de freio, pastilha de freno, pastilhas, balatas de disco
  disco de freno | disco de freios, discos de freio, disco freio
  cinta de freno | sapata de freio, sapatas de freio, sapatas, lonas de freio, bandas de freno, banda de freno, balatas de tambor
  campana de freno | tambor de freio, tambores de freio, panela de freio
  cilindro de rueda | cilindro de roda, burrinho de freio, cilindrinho de freio
  bomba de freno | cilindro mestre de freio, cilindro maestro de freno, bombin principal de freno
  servofreno | hidrovacuo, servo freio
  caliper | pinca de freio, pinzas de freno, pinza de freno, pinza, calibrador de freno
  flexible de freno | flexivel de freio, mangueira de freio, latiguillos
  cable de freno de mano | cabo do freio de mao, cabo de freio de mao, cable de emergencia, guaya de freno de mano
  líquido de frenos | fluido de freio, liga de frenos
  filtro de aceite | filtro do oleo, filtro oleo
  filtro de aire | filtro do ar
  filtro de combustible | filtro de combustivel, filtro de gasolina, filtro petrolero
  filtro de habitáculo | filtro de cabine, filtro da cabine, filtro do ar condicionado
  amortiguador | amortecedores, amorteceodor, amortiguacion
  espiral | molas, mola dianteira, mola traseira, muelles, espirales de suspension
  parrilla de suspensión | bandejas, bandeja de suspensao, trapecio de suspension, mesa de suspension, brazos de suspension, horquilla de suspension
  rótula | pivo de suspensao, pivos, munon de suspension, rotula de parrilla
  bieleta | bieleta da barra, tirante de barra estabilizadora, link de barra estabilizadora, cacahuate de suspension, bieleta de la barra
  rulemán de rueda | rolamento de roda, rolamentos, rolamento da roda, cojinete de maza, balero de rueda, rodaja de rueda, rulemanes de rueda
  punta de eje | cubo da roda, cubo de la rueda, mozo de rueda, bocina de rueda
  extremo de dirección | terminal de direcao, terminais de direcao, terminales de direccion, rotula de la direccion
  precap | axial de direcao, barra axial de direccion
  cremallera de dirección | caixa de direcao, cremalheira, cremalheira de direcao, cajetin de direccion
  bomba de dirección hidráulica | bomba de direcao, bomba de direcao hidraulica, licuadora de direccion
  junta homocinética | homocinetica da roda, junta homocinetica de roda, punta de tripoide
  tripoide | tripoides, tulipas, trizetas
  semieje | semi eixo, semieixos, flechas, junta de eje
  fuelle de homocinética | coifa de homocinetica, coifas, capuchon de homocinetica
  cardan | carda, eixo carda, flecha cardan
  kit de embrague | croche, kit de croche, kit de clutch, kit embreagem, cloche, kit de cloche, embragues
  disco de embrague | disco de embreagem, disco de croche, disco de clutch
  placa de embrague | plato de embreagem, plato da embreagem, plato de croche, plato opresor
  rulemán de empuje | rolamento da embreagem, collarin de croche, rodamiento de embrague, collarin de embrague, balero de embrague
  cable de embrague | cabo da embreagem, cabo de embreagem, guaya de embrague, guaya de croche
  caja de cambios | caixa de marcha, caixa de marchas, caixa de cambios, caja sincronica, caja de velocidades manual
  motor completo | motor armado completo, motor parcial, motor 7/8, motor de desarme
  tapa de cilindros | cabecote, cabecote do motor, camara de motor, culata completa
  junta de tapa de cilindros | junta do cabecote, junta de cabecote, empacadura de camara, empaque de culata, empacadura de culata, junta culata
  junta de tapa de válvulas | junta da tampa de valvulas, empacadura de tapa de valvulas, empaque de tapa de valvulas
  tapa de válvulas | tampa de valvulas, tapa punterias
  correa de distribución | correia de distribuicao, correia dentada do motor, banda de distribucion, banda de tiempo, cinta dentada
  kit de distribución | kit correia dentada, kit de tiempo, kit de distribuicao, kit de banda de tiempo, kit de reparto
  correa poly v | correia poly v, correia do alternador, correia do motor, correa unica, banda de accesorios, correa poli uve
  bomba de agua | bomba d agua, bomba dagua, bomba da agua
  bomba de nafta | bomba de combustivel, bomba da gasolina, pila de gasolina, aforador con bomba, bomba de gasolina electrica
  bomba de aceite | bomba do oleo, bomba de oleo
  inyector | bicos injetores, bico injetor, bicos, injetor, injetores
  carburador | carburadores, carburador simples
  soporte de motor | coxim do motor, coxins do motor, bases de motor, silentblock de motor, calzos de motor, base del motor
  soporte de caja | coxim do cambio, base de caja de cambios, soportes de caja
  turbo | turbina do motor, turbos
  cuerpo de mariposa | corpo de borboleta, cuerpo de la mariposa, tbi completo, cuerpo de aceleracion electronico
  radiador | radiador do carro, radiador de motor, radiadores
  electroventilador | ventoinha, eletroventilador, ventilador de radiador, electro ventilador de radiador, moto ventilador, motoventilador, ventilador del radiador, palio de radiador
  termostato | valvula termostatica, termostatos
  deposito de agua | reservatorio de agua, reservatorio, envase de refrigerante, botella de expansion, bidon de agua de radiador
  manguera de radiador | mangueira de radiador, mangueira do radiador, mangueiras
  tapa de radiador | tampa do reservatorio, tampa do radiador, tapon de vaso de expansion, tapon del vaso, tapa de vaso de expansion, tapon de deposito de agua, tapon de expansion
  líquido refrigerante | aditivo de radiador, liquido de radiador, anticongelante
  batería | baterias de auto, acumulador de auto
  alternador | alternadores
  motor de arranque | motor de partida, arranque de motor, marcha de motor
  bobina de encendido | bobina de ignicao, bobinas de ignicao, paquete de bobinas, bobina lapicera, bobinas lapicera, bobina tipo lapiz
  bujía | velas de ignicao, vela de ignicao, candelas de encendido
  cable de bujía | cabos de velas, cabos de ignicao, juego de cables de bujia, bujias cables
  caja de fusibles | caixa de fusiveis, fusivel, fusiveis, fusiblera completa
  tablero de instrumentos | painel de instrumentos, cuadro de relojes, relojes de tablero, velocimetro completo, cuadro de mandos
  máquina levantavidrio | maquina do vidro, maquina de vidrios, elevalunas electrico, levantavidrio electrico, levantavidrio manual, levantador de vidrio, elevador de vidrios, levantacristales
  llave codificada | plastico de la llave, plastiquito de la llave, carcasa de la llave, chave do carro, chave codificada, chave canivete, mando de llave, telemando
  bocina | buzinas, pito, cornetas de auto
  óptica | luz de adelante, luces de adelante, ojo del auto, foco de adelante, farol dianteiro, farois, opticas delanteras, faro delantero completo, silbin
  faro trasero | lanterna traseira, lanternas, stop trasero, mica trasera completa, calaveras, faro de cola
  faro antiniebla | farol de neblina, farois de milha, faro neblinero, exploradora antiniebla
  faro de giro | luz de seta, pisca alerta, luz de cruce, cocuyo, direccionales
  lámpara | bombillo, bombillos, lampadas, bombillas, ampolleta, focos led, foco led, lampara de posicion
  paragolpes | para choque, para choques, parachoque delantero, parachoques delantero, facia, fascia, bomper, paragolpes delantero, parragolpe
  guardabarros | para lama, para lamas, guardafangos, guardabarro metalico, salpicaderas, guarda fango, tapabarros
  capot | capo do motor, cofre de motor, capo de motor, bonete
  parrilla frontal | grade frontal, grade do radiador, persiana de parachoque, calandra
  puerta | porta dianteira, porta traseira, portas, portezuela
  portón trasero | tampa traseira, tampa do porta malas, compuerta de baul, quinta porta
  tapa de baúl | tampa da mala, porta malas, tapa de la valija, tapa maleta, maleta, maletera, tapa de maletera
  espejo | retrovisores, espejos retrovisores, espelho retrovisor, espelhos, retrovisor de puerta
  luna de espejo | lente do retrovisor, vidrio de retrovisor, luna de retrovisor, vidrio del retrovisor
  parabrisas | parabris, parabriz, parabriza, para brisas dianteiro, parabrisas delantero, vidrio parabrisas, vidro dianteiro, cristal parabrisas
  luneta | vidro traseiro, vidro de tras, luna trasera, medallon
  vidrio de puerta | vidro da porta, vidros, vidrio de la ventanilla, luna de puerta
  manija de puerta | macaneta da porta, manilla de la puerta, jaladera
  cerradura de puerta | fechadura da porta, chapa de cerradura, cerraduras
  cilindro de puerta | cilindro da porta, cilindro de chave, bombin de cerradura, tambor de la puerta
  tambor de arranque | cilindro de ignicao, miolo de ignicao, miolo da ignicao, suich de encendido, suiche de ignicion, suichera, clausor, bombin de contacto
  escobilla limpiaparabrisas | palhetas, limpador de parabrisa, cepillos limpiaparabrisas, cepillo limpiaparabrisas, rasquetas, hojas de limpiaparabrisas, limpiavidrios
  depósito de sapito | bidoncito, coso de agua del limpia, deposito del limpia, tanquecito del limpiaparabrisas, tanque de agua del limpiaparabrisas, reservatorio do limpador, bidon de limpiaparabrisas, bidon limpiaparabrisas, deposito limpiaparabrisas, deposito de limpiaparabrisas, deposito de agua de limpiaparabrisas, bidoncito de agua, bidoncito del limpiaparabrisas, botella de limpiaparabrisas, bidon del sapito
  asiento | bancos, banco do motorista, sillon de auto
  cinturón de seguridad | cintos, cintos de seguranca, cinturon delantero
  alfombra | tapetes, tapete de borracha, jogo de tapetes
  radio | som do carro, toca cd, reproductor
  volante | volante direcao, timon de auto, volante deportivo
  enganche | engate de reboque, rabicho, tiro de arrastre, pelota de enganche
  cubierta | cauchos, caucho, gomas de auto, llantas de caucho
  llanta | rodas de liga, rines, rin de magnesio, roda de ferro, aros de aleacion
  taza de rueda | calotas, copas de rueda, tapa cubos, tapas de rueda
  rueda de auxilio | pneu estepe, roda de estepe, refaccion, rueda de recambio, caucho de repuesto
  gato | macaco hidraulico, macaco do carro, cricket hidraulico
  llave de rueda | chave de rodas
  caño de escape | cano de descarga, descarga completa, tubo de escapamento, linea de escape completa
  silenciador | silencioso do escapamento, panela de escapamento, mofler, mofles, exosto, marmita
  catalizador | catalisador do carro, catalizadores
  sonda lambda | sonda lambida, sensor lambda, sensor oxigeno, sonda de oxigeno
  condensador de aire acondicionado | condensador do ar, condensador de ar condicionado, condensador de a/c, condensador del aire
  compresor de aire acondicionado | compressor do ar, compressor de ar condicionado, compresor de ac, compresor del aire, compresor de a/c
  válvula de motor | valvulas admision y escape, valvula admision, valvula escape
  retén | retentores, retenedor, estopera, estoperas
  tanque de combustible | tanque de gasolina, tanque de combustivel, tanq de nafta, tanke de nafta, tanque gasolina
  tapa de tanque | tampa do tanque, tapa del tanq, tapa tanq, tapa d tanq, tapon de gasolina
  tapa de combustible | puertita de combustible, tapita de combustible, portezuela de combustible, tapa exterior de nafta, tapita de carga de nafta
  cerradura de capot | traba del capot, tranca de capot, traba capot, cerradura capot, gancho de capot
  moldura de rueda | cejas de guardabarros, moldura del guardabarros
  estribo | escalon de camioneta, escalon para subir, estribos de camioneta, estribo tubular
  regulador de óptica | motor regulador de faro, regulador de altura de faros, motor de faro
  luz de patente | luz de la matricula, lucecita de la chapa, lucecita de la matricula, foquito de la chapa, luz da placa, luz de placa, luz que ilumina la chapa, luz de la chapa
  tecla de luces | interruptor de luces, llave de cambio de luces, perilla de faros, conmutador de luces
  llave de giro | comando de luces y giro, palanca de cambio de luces, palanca de direccionales
  fuelle de cremallera | coifa de direcao, coifa da cremalheira
  junta de escape | junta del cano de escape, empacadura de escape
  palanca de cambios | pomo de palanca, pomo de palanca de cambios, perilla de palanca, bocha de palanca, bocha de palanca de cambios, empunadura de palanca
  espárrago de rueda | pernos de rueda, tuercas de seguridad, tuercas de llanta, tornillos de rueda, parafuso de roda
  espejo interior | espejito de adentro, retrovisor de adentro, espejito del medio, espejo del medio
  aforador | marcador de nafta, medidor de nafta, flotador de nafta, reloj de nafta, flotante del tanque
  pasarueda | plastico de la rueda, plastico de adentro de la rueda, plastico del guardabarro
  antena | antenita, antenita del techo
  varilla de capot | palito del capot, palo del capot, varilla que sostiene el capot
  luz interior | lucecita de adentro, luz de adentro, lucecita del techo
  bomba de sapito | chorrito del parabrisas, pico del chorrito, pico de sapito
  cubre cárter | plastico de abajo del motor, chapa de abajo del motor, protector de motor
  perilla | perilla del aire, boton del aire
  varilla de capot | sosten del capot, coso que sostiene el capot, cosito que sostiene el capot, lo que sostiene el capot
  llave de giro | palanca del guiñe, palanca de guiñes, palanca del guiño, palanca del señalero, chicote de luces, palanca de guiñadas
  motor levantavidrio | motor de levanta cristal, motor levanta cristales, motor de la ventana, motor de la ventanilla
  máquina levantavidrio | maquina levanta cristal, maquina levanta cristales, levanta cristal, levanta cristales, maquina de la ventanilla
  tecla levantavidrio | comando levanta cristales, tecla levanta cristal, boton de la ventanilla
  depósito de agua | deposito de radiador, deposito de agua del radiador, botella de agua del radiador
  flexible de freno | manguera flexible de freno, manguera flexible freno, manguera de freno
  tuerca antirrobo | cerraduras de rueda, kit cerraduras de rueda, trabas de rueda, bulones de seguridad
  caja de fusibles | caja fusilera
  aro de óptica | aro de faro, aro de farola, bisel de faro, aro de farola auxiliar, marco de antiniebla
  válvula de turbo | valvula de alivio, valvula de alivio de turbo
  espiral de airbag | espiral de volante, carbon del volante
  patente soporte | soporte de chapa patente, soporte de la chapa de atras, soporte de chapa matricula, porta chapa, portachapa
  goma de escape | goma de suspension del escape, goma de suspension de escape, goma del caño de escape
  válvula repartidora de freno | corrector de frenado, corrector de freno, limitador de frenado
  tambor de arranque | tambor de ignicion, tambor de encendido, cilindro de ignicion
  boca de carga de combustible | boca de carga, boca de carga de nafta
  caño de agua | flauta de agua, caño de agua metalico
  bomba inyectora | bomba lineal, bomba rotativa
  soporte de cardan | goma de cardan, puente de cardan, central de cardan, soporte central de cardan, goma central de cardan, ruleman de cardan
  parrilla de suspensión | trapecio
  punta de eje | manzana de rueda, manzana
  carcasa de espejo | plastico del espejo
  spoiler de paragolpes | plastico de abajo del paragolpe, pollera del paragolpe, labio de paragolpe, deflector de paragolpe, faldon de paragolpe
  reflector de paragolpes | reflector trasero
  semieje | palieres
  canilla de calefacción | canilla
  válvula IAC | valvula reguladora de ralenti, reguladora de ralenti, regulador de ralenti, valvula de marcha minima
  bomba de vacío | bomba de depresion, depresora
  servofreno | pulmon de freno
  retén de cigüeñal | sello de cigueñal
  switch de freno | interruptor de freno, bulbo de pedal de freno, bulbo de luz de freno
  sensor de temperatura | sonda de temperatura
  electroventilador | motor de electro, motor de electroventilador
  forzador de calefacción | motor calefactor, motor de calefaccion, turbina de calefaccion, soplador
  computadora de motor | ecm, ecu
  instalación eléctrica | cablerio, cableado
  faro antiniebla | neblinero, neblineros, ojo de buey
  sensor de posición de cigüeñal | sensor de rotacion, sensor de vueltas, sensor rpm, captor rpm
  sensor de presión de neumáticos | valvula tpms, tpms
  llave codificada | carcasa de llave, telecomando, control remoto de llave
  tambor de arranque | switch de encendido, chapa de arranque, llave de encendido
  caño de aire acondicionado | caño de alta de aire, caño de baja de aire, manguera de aire acondicionado
  espárrago de rueda | prisionero de rueda
  tapizado de puerta | pasillo de puerta
  patente soporte | chapa matricula
  barra antivuelco de caja | antivuelco
`

/** The parts with these words added. Throws for a name that is no part, so that the table cannot go stale. */
export function withOtherWords(all: readonly PartEntry[]): PartEntry[] {
  const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const wordsOf = new Map<string, string[]>()
  for (const line of `${TABLE.trim()}\n${MORE_WORDS.trim()}\n${COUNTER_WORDS.trim()}\n${STREET_WORDS.trim()}\n${SHOP_WORDS.trim()}`.split(
    '\n',
  )) {
    const [name = '', words = ''] = line.split('|')
    const key = plain(name.trim())
    wordsOf.set(key, [...(wordsOf.get(key) ?? []), ...words.split(',').map(word => word.trim())])
  }
  const known = new Set(all.map(({ name }) => plain(name)))
  const strange = [...wordsOf.keys()].filter(name => !known.has(name))
  if (strange.length > 0) throw new Error(`Not a part: ${strange.join(', ')}`)
  return all.map(part => ({
    ...part,
    synonyms: [...part.synonyms, ...(wordsOf.get(plain(part.name)) ?? [])],
  }))
}
