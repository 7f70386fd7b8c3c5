import { parts } from './format.ts'

export const ENGINE = parts(
  'ENGINE',
  `
  motor completo | | motor, motor armado, motor semiarmado, motor con caja, motor entero, semimotor, tres cuartos de motor, motor 3/4, motor usado completo
  block de motor | | block, block pelado, bloque, bloque de motor, bloco
  tapa de cilindros | | tapa cilindros, culata, tapa de cilindro, cabezal, cabeçote, tapa de motor armada, tapa cilindro, cabeza de motor
  tapa de válvulas | | tapa valvulas, tapa de valvula, tapa balancines, tapa de balancines
  junta de tapa de cilindros | | junta de tapa, junta tapa, junta de culata, junta de cabezal, junta tapa de cilindro, junta de tapa de cilindro
  junta de tapa de válvulas | | junta tapa valvulas, junta de tapa de valvula, goma de tapa de valvulas, junta de valvulas
  juego de juntas | | juntas de motor, juego juntas, juntas completas, kit de juntas, juego de juntas de motor, descarbonizacion, juego descarbonizado, juego de descarbonizacion, juego de junta completo
  pistón | | pistones, piston de motor, pistones de motor, kit de pistones, embolo
  aro de pistón | | aros, aros de piston, aros de motor, juego de aros, segmento, segmentos, aneis de pistao
  camisa de cilindro | | camisas, camisa, kit de camisas, camisa de motor, conjunto de motor
  biela | | bielas, biela de motor, biela motor
  metal de biela | | metales de biela, cojinete de biela, casquillo de biela, bronzina, metales
  metal de bancada | | metales de bancada, cojinete de bancada, metal de banco, casquillo de bancada
  cigüeñal | | cigueñal, ciguenal, cigueñal de motor, virabrequin, ciguañal, sigueñal, virabrequim
  árbol de levas | | arbol levas, eje de levas, arbol de leva, comando de valvulas, leva, levas
  válvula de motor | | valvula, valvulas admision, valvulas escape, valvula de escape, valvulas de escape, valvulas de admision, valvula de escape de motor, juego de valvulas, valvulas de motor, valvula de admision, valvulas de tapa
  guía de válvula | | guias de valvula
  retén de válvula | | retenes de valvula, sello de valvula, gomita de valvula, retenes de valvulas
  botador | | botadores, botador hidraulico, taque, taques, tucho, tuchos hidraulicos, tucho, botadores hidraulicos
  balancín | | balancines, flauta de balancines, balancin de motor
  varilla de válvula | | varillas de empuje, varilla levanta valvula
  correa de distribución | | correa distribucion, correa dentada, correia dentada, correa de distribuicion, correa de tiempo, correa de la distribucion
  kit de distribución | | distribucion, kit dist, kit distrib, kit distri, kit de dist, kit de correia dentada, kit de correa dentada, kit distribucion, kit de correa de distribucion, distribucion completa, kit de distribuicion, kit de distribucion con bomba, kit correa, kit de correa, correa y tensor, kit de correas
  cadena de distribución | | cadena distribucion, kit de cadena, kit cadena, cadena de tiempo, cadena de distribuicion, cadena
  tensor de distribución | | tensor, tensor de correa, rolete tensor, tensor distribucion, tensor de correa de distribucion, tensor de cadena, tensor de la correa, esticador
  rodillo de distribución | | rodillo, rodillo tensor, rolete, polea loca, rodillo guia, ruleman tensor, polea tensora, ruleman de tensor
  correa poly v | | correa de alternador, correa poli v, correa de accesorios, correa alternador, polyv, correa unica, correa 6pk, correa multicanal, correa micro v, correa del alternador, poli v, correa de aire acondicionado, correa poliv
  correa | | correas, correia, correa de motor
  tensor de alternador | | tensor de poly v, tensor poly v, tensor de correa poly v, tensor de accesorios, tensor de correa de alternador, tensor poli v
  engranaje de distribución | | polea de leva, engranaje de leva, engranaje de cigueñal, polea de distribucion, variador de levas, polea dentada, vvt, variador de fase, polea variadora
  polea de cigüeñal | | polea cigueñal, polea damper, damper, polea de motor, polea del cigueñal, polea antivibratoria
  bomba de aceite | | bomba aceite, bomba de oleo, bomba del aceite
  cárter | | carter, carter de aceite, carter de motor, carter aceite, olla de aceite
  junta de cárter | | junta carter, junta del carter
  tapón de cárter | | tapon carter, tornillo de carter, tapon de aceite
  retén de cigüeñal | | reten cigueñal, reten de bancada, reten trasero de cigueñal, reten delantero de cigueñal, reten de motor, reten trasero de motor, reten de ciguenal
  retén de levas | | reten de leva, reten de arbol de levas, reten arbol de levas
  retén | | retenes, sello de aceite, retentor
  varilla de aceite | | varilla nivel de aceite, varilla medidora de aceite, vareta de aceite, varilla medidora
  tapa de aceite | | tapon de aceite de motor, tapa aceite, tapa de llenado de aceite, tapa del aceite
  bulbo de aceite | | bulbo de presion de aceite, sensor de presion de aceite, sensor presion aceite, bulbo presion aceite, sensor de aceite, interruptor de aceite
  aceite de motor | | aceite, lubricante, aceite 10w40, aceite 5w30, aceite 15w40, aceite 20w50, oleo de motor, aceite sintetico, aceite semisintetico, balde de aceite
  soporte de motor | s | pata de motor, taco de motor, patas de motor, soportes de motor, soporte motor, coxim de motor, base de motor, calco de motor, pata motor, taco motor, coxim, coxin, pie de motor, coxin de motor, patin de motor
  soporte de caja | | pata de caja, taco de caja, soporte caja, coxim de caja, base de caja, patas de caja
  turbo | | turbocompresor, turbo compresor, turbina, turbo completo, turbina de motor
  conjunto rotativo de turbo | | cartucho de turbo, conjunto de turbo, chra, conjunto central de turbo
  válvula de turbo | | wastegate, actuador de turbo, pulmon de turbo, valvula wastegate, valvula de descarga de turbo
  múltiple de admisión | | multiple admision, colector de admision, coletor de admissao, admision, multiple de admision plastico
  junta de admisión | | junta multiple admision, junta de multiple de admision
  cuerpo de mariposa | | mariposa, cuerpo mariposa, tbi, corpo de borboleta, cuerpo de aceleracion, cuerpo acelerador
  válvula IAC | | iac, motor paso a paso, valvula de ralenti, motor de ralenti, paso a paso, actuador de marcha lenta, regulador de marcha lenta, ralenti
  inyector | | inyectores, pico inyector, picos inyectores, bico injetor, bicos, inyector de nafta, inyector diesel, inyector de gasoil, tobera, toberas, inyector common rail, pico de inyector
  rampa de inyectores | | rampa, retorno de inyectores riel, flauta de inyectores, rampa de inyeccion, riel de inyectores, riel common rail, rail de inyeccion
  bomba inyectora | | bomba de inyeccion, bomba de alta, bomba de alta presion, bomba alta presion, bomba injetora, bomba inyeccion
  bomba de nafta | | bomba de combustible, bomba nafta, bomba electrica de nafta, bomba de gasolina, bomba de nafta electrica, bomba de gasoil, bomba cebadora, bomba combustible, pila de nafta, bomba de nafta completa, bomba de bencina, bomba de la nafta
  aforador | | flotante, flotador, flotador de tanque, boya de nafta, sensor de nivel de combustible, aforador de nafta, boia, boya de combustible, flotante de nafta, aforador de tanque
  tanque de combustible | | tanque de nafta, tanque nafta, tanque de gasoil, deposito de combustible, tanque combustible, tanque del combustible
  boca de carga de combustible | | caño de carga de nafta, caño de tanque, manguera de tanque, boca de tanque
  cañería de combustible | | caño de nafta, manguera de nafta, manguera de combustible, manguera de gasoil, caño de gasoil
  regulador de presión de combustible | | regulador de nafta, regulador de presion, regulador de combustible
  carburador | | carbu, carburador completo, carburador weber, carburador solex, carburador doble boca
  kit de carburador | | reparacion de carburador, kit reparacion carburador, juego de carburador, kit de reparacion de carburador
  sensor MAP | | map, sensor map, sensor de presion de admision, sensor de vacio
  sensor TPS | | tps, sensor de mariposa, sensor posicion mariposa, potenciometro de mariposa
  sensor de detonación | | sensor knock, sensor de golpeteo, sensor detonacion, sensor de pistoneo, knock
  sensor de oxígeno posterior | | segunda sonda
  retorno de inyectores | | retorno, retornos, manguera de retorno, retorno de inyector
  resorte de válvula | | resortes de valvula, resorte valvula, resortes de valvulas
  sensor de presión de combustible | | sensor de riel, sensor de presion de riel, sensor de presion de rampa, sensor de rampa
  carcasa de bomba de aceite | | tapa frontal de motor, tapa delantera de motor, tapa de distribucion, tapa de correa de distribucion, cubre correa, protector de correa de distribucion, cubre distribucion
  cubre motor | | tapa plastica de motor, cobertor de motor, tapa motor plastica, tapa de motor
  válvula PCV | | pcv, valvula de ventilacion, valvula pcv, respiradero de motor, respiradero, caja de respiro
  canister | | filtro canister, valvula canister, valvula de canister
  cable de acelerador | | piola de acelerador, cable acelerador, cabo de acelerador, piola acelerador, chicote de acelerador, cable del acelerador
  pedal de acelerador | | pedal acelerador, acelerador electronico, pedal electronico, pedal del acelerador
  manguera de admisión | | manguera de aire, tubo de admision, caño de filtro de aire, manguera de filtro de aire, manguito de admision, fuelle de admision
  conjunto de motor kit | | kit de reparacion de motor, kit de motor, conjunto motor, kit reparacion motor
  volante motor | | volante bimasa, bimasa, volante de motor, volante de inercia, volante bi masa, cremallera de volante
  corona de arranque | | corona de volante, corona dentada de volante
  bulón de tapa | | bulones de tapa, tornillos de tapa de cilindros, bulon tapa de cilindro, bulones de culata, juego de bulones de tapa
  bujía de precalentamiento | | bujia de precalentamiento, precalentador, bujia incandescente, precalentadores, calentador, calentadores, candela, bujias de precalentamiento
  válvula reguladora de bomba inyectora | | scv, valvula scv, valvula reguladora de caudal, valvula imv
  solenoide de VVT | | valvula vvt, solenoide vvt, valvula ocv, electrovalvula vvt, valvula de control de aceite
  electroválvula | | electrovalvula, solenoide, electrovalvula de turbo, valvula solenoide, electrovalvula n75
  depresor de admisión | | actuador de admision, flaps de admision
  eje balanceador | | eje contrarrotante, arbol balanceador
  tapa de bancada | | bancada
  junta | | juntas, empaque, junta de motor, empaquetadura
  bomba de transferencia | | bomba de transferencia de gasoil, bomba de alimentacion
  purgador de gasoil | | bomba manual de gasoil, perita de cebado, pera de gasoil, perita de gasoil, cebador de gasoil
  equipo de GNC | | tubo de gnc, reductor de gnc
  `,
)
