import { parts } from './format.ts'

export const ELECTRICAL = parts(
  'ELECTRICAL',
  `
  sensor de posición de cigüeñal | | sensor de cigueñal, sensor de rpm, captor, captor de rpm, sensor rpm, sensor de revoluciones, sensor ckp, ckp, sensor de giro de motor, captor de cigueñal, sensor de vueltas, sensor de punto muerto superior, sensor pms
  sensor de árbol de levas | | sensor de leva, sensor de fase, sensor cmp, sensor de levas, captor de levas, cmp sensor
  caudalímetro | | sensor maf, maf, caudalimetro de aire, sensor de flujo de aire, medidor de masa de aire, sensor de masa de aire, debimetro
  batería | | bateria, baterias, acumulador, bateria 12v, bateria 12x65, bateria 12x75
  alternador | | alternador completo, dinamo, alternador bosch, altenador
  motor de arranque | | arranque, burro de arranque, burro, motor arranque, motor de partida, burrito de arranque, motorcito de arranque, arrancador
  bendix | | bendix de arranque, impulsor de arranque, vendix
  automático de arranque | | automatico de burro, solenoide de arranque, solenoide arranque, automatico del arranque
  carbones de arranque | | carbones, escobillas de alternador, portacarbones, carbones de alternador, escobillas de arranque, carbon de alternador, porta carbones, carbones de burro
  regulador de voltaje | | regulador, regulador de alternador, regulador voltaje, placa de alternador, regulador de tension
  diodera | | placa de diodos, diodos de alternador, puente de diodos, placa rectificadora
  polea de alternador | | polea alternador, polea con embrague de alternador
  bobina de encendido | | bobina, bobinas, bobina encendido, bobina de ignicion, bobina de ignição, bobina de chispa
  bujía | | bujias, bujia de encendido, bujias ngk, bujia iridium, vela, velas, vujias, juego de bujias, velas de ignicao, bujias de iridio
  cable de bujía | | cables de bujia, cables bujias, juego de cables, cables de bujias, cable bujia, cables de encendido, cabo de vela, cabos de vela, cables ngk
  distribuidor | | distribuidor de encendido, delco, distribuidor completo
  tapa de distribuidor | | tapa distribuidor, tapa de delco, tapa del distribuidor
  rotor de distribuidor | | rotor, rotor distribuidor, pipeta
  platino | | platinos, platino y condensador, condensador de encendido
  módulo de encendido | | modulo encendido, modulo de ignicion, ampli de encendido
  computadora de motor | | ecu, centralina, computadora, modulo de inyeccion, ecu de motor, calculador, central de inyeccion, cerebro, unidad de control de motor, modulo de motor, pcm
  body computer | | bcm, modulo de confort, caja de fusible body, bsi, uch, body control
  inmovilizador | | antena de inmovilizador, antena inmovilizador, modulo inmovilizador, transponder, antena de llave
  caja de fusibles | | fusilera, caja fusibles, fusiblera, caja de fusible, porta fusibles
  relé | | rele, relay, reles, rele de bomba de nafta, temporizador, destellador, flasher, relay de electro, relex, relevador
  instalación eléctrica | | cableado, arnes, instalacion, chicote, mazo de cables, instalacion de motor, cableado de motor, ramal de cables, ramal, instalacion completa
  ficha | | conector, ficha de sensor, fichas, enchufe, conector de inyector, ficha conectora
  tablero de instrumentos | | tablero, cuadro de instrumentos, cluster, painel, instrumental, velocimetro, panel de instrumentos, reloj de tablero, cuadro instrumental, cuentavueltas, tacometro, torpedo con tablero
  cable de velocímetro | | tripa de velocimetro, cable velocimetro, piola de velocimetro, tripa de cuentakilometros
  motor de limpiaparabrisas | a | motor limpiaparabrisas, motor de limpia parabrisas, motor de limpia, motor limpia parabrisas, motor del limpia, motorcito del limpiaparabrisas, motor de escobillas, motor limpiador
  bomba de sapito | | bomba de lavaparabrisas, sapito, bombita de sapito, motor de sapito, bomba lavaparabrisas, bomba de agua del limpiaparabrisas, bomba de limpiaparabrisas, sapitos, pico lavaparabrisas
  motor levantavidrio | sa | motor levanta vidrio, motor de levantavidrios, motor alzacristal, motorcito de vidrio, motor de vidrio, motor de vidrio electrico, motor de ventanilla, motor del levantavidrio
  máquina levantavidrio | sa | levantavidrio, levanta vidrio, levantavidrios, maquina de levantavidrio, elevavidrios, alzacristal, alzacristales, maquina de vidrio, mecanismo de vidrio, elevador de vidrio, elevalunas, maquina levanta vidrios, levanta vidrios, maquina de puerta, maquina alzavidrio, maquina de vidro, levantacristal, levanta cristal, alza vidrio, alzavidrio, regulador de vidrio
  tecla levantavidrio | sa | tecla de levantavidrios, tecla de vidrio, botonera, botonera de vidrio, comando de vidrio, comando levantavidrio, boton de vidrio, tecla, botonera de puerta, teclas de vidrios, teclas levantavidrios, comando de vidrios
  tecla de luces | | perilla de luces, llave de luces, comando de luz, comando de luces, tecla de luz, perilla de luz
  llave de giro | | palanca de luces, palanca de giro, chave de seta, palanca de señaleros, llave de luces de volante, palanca de señalero, multifuncion, palanca multifuncion, llave señalero, comando de volante, llave de señalero
  palanca de limpiaparabrisas | | llave de limpiaparabrisas, palanca limpia, comando de limpiaparabrisas, llave de limpia
  tecla de baliza | | boton de baliza, tecla baliza, llave de baliza
  espiral de airbag | ! | cinta de airbag, cinta espiral, clock spring, contacto espiral, reloj de airbag, espiral airbag
  airbag | s! | bolsa de aire, air bag, airbag de volante, airbag conductor, airbag acompañante, airbags, kit de airbag, bolsas de aire
  módulo de airbag | ! | modulo airbag, computadora de airbag, centralina de airbag, central de airbag
  bocina | | claxon, bocinas, buzina, corneta, cornetas
  sensor de estacionamiento | R | sensores de estacionamiento, sensor de retroceso, sensor parking, sensor de reversa, sensores de parking
  motor de traba | sa | motor de cerradura, motor de puerta, actuador de puerta, actuador de cerradura, motor de cierre centralizado, motor de traba electrica
  cierre centralizado | | kit de cierre centralizado, cierre centralizado universal
  llave codificada | | llave, copia de llave, llave con chip, llave de auto, control de puertas, carcasa de llave, llave navaja, llave del auto, control remoto de alarma
  encendedor | | encendedor de cigarrillos, toma 12v, toma de 12 volts
  borne de batería | | borne, bornes, bornes, terminal de bateria, bornes de bateria
  cable de batería | | cable de masa, cables de bateria, cable positivo
  soporte de batería | | bandeja de bateria, base de bateria, porta bateria, caja de bateria
  sensor de lluvia | | sensor lluvia, sensor de luz
  sensor | | sensores
  techo corredizo eléctrico motor | | motor de techo corredizo, motor de techo
  llave de contacto eléctrica | | conmutador de arranque, llave de arranque, switch de arranque, contactor de arranque, pastilla de contacto, conmutador de encendido, cuchara de arranque, boton de arranque, boton start
  traba volante | | traba de volante, bloqueo de volante, traba de direccion
  tambor de arranque | | tambor de llave, contacto, tambor de contacto, cilindro de arranque, llave de contacto, chapa de contacto, bombin de arranque, cilindro de ignicion
  sensor de nivel de aceite | | sensor nivel aceite
  sensor de velocidad | | captor de velocidad, sensor velocimetro, sensor de velocimetro, sensor vss, sensor de kilometraje
  bulbo de marcha atrás | | bulbo de retroceso, sensor de marcha atras, bulbo de reversa, bulbo de re, interruptor de marcha atras
  cargador de auto eléctrico | | cargador electrico, wallbox, cable de carga, cargador portatil de auto electrico
  bateria de alta tensión | | bateria hibrida, pack de baterias, bateria de traccion
  inversor | | inversor de auto electrico
  reproductor de alarma | | sirena de alarma, modulo de alarma
  `,
)
