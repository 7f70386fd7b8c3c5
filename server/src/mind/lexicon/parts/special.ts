import { parts } from './format.ts'

/** Parts of motorbikes, lorries, trailers and cars with a high-voltage battery, and the small things of a counter. */
export const SPECIAL = [
  ...parts(
    'OTHER',
    `
    kit de arrastre | | kit de transmision de moto, kit transmision, kit de transmision, kit corona y piñon, kit corona piñon y cadena, relacion de moto, corona piñon y cadena, kit relacion, cadena y piñon, piñon y cadena, cadena y corona, corona y cadena, cadena corona y piñon, cadena corona piñon, corona piñon cadena, piñon corona y cadena, piñon y corona, corona y piñon, kit cadena y corona, kit cadena corona y piñon, kit cadena corona piñon, kit cadena y piñon, kit de cadena corona y piñon, kit de cadena y corona, cadena piñon y corona, coroa e pinhao, kit relacao
    cadena de moto | | cadena de transmision, cadena de arrastre
    corona de moto | R | corona trasera de moto, corona trasera
    piñón de moto | F | piñon delantero de moto, piñon de ataque
    variador de moto | | variador, variador de scooter, correa de variador, rodillos de variador, correa de scooter
    manija de embrague de moto | | maneta de embrague, leva de embrague, manija de embrague
    pedal de arranque de moto | | patada de arranque, pedal de patada, pata de arranque, pedal de arranque
    pata de apoyo | | muleta de moto, pata lateral de moto, pie de moto, pata de moto
    caballete | | caballete central, caballete de moto
    posapié | | posapies, pedalin de moto
    cubrecadena | | cubre cadena, tapa de cadena, guardacadena
    quinta rueda | | plato de quinta rueda, plato de enganche, plato de arrastre de acoplado
    toma de fuerza | | pto, toma fuerza
    mano de amigo | | manitos de aire, mano amiga, acople de aire, acople rapido de aire
    tren reductor | | reductor de rueda, reductora de eje, reductora de auto electrico
    precintos | | precinto, precinto plastico, bridas plasticas
    anillo seeger | | seeger, seguer, aro seeger, anillo de retencion
    o-ring | | oring, o ring, aro sello, orings
    remache | | remaches, remache plastico, remaches plasticos
    chaveta | | chavetas, chaveta partida
    pasador | | pasadores
    `,
  ),
  ...parts(
    'BRAKES',
    `
    manija de freno de moto | | maneta de freno, leva de freno de moto, manija de freno
    pulmón de freno | sa! | pulmon de freno de aire, camara de freno, camara de freno de aire, pulmon de freno trasero, pulmon de aire, pulmon 30/30, spring brake, cuica de freno
    leva de freno | sa | eje leva de freno, eje s de freno, s de freno, levas de freno
    matraca de freno | sa | ajustador de freno, matraca, ajustador automatico de freno, regulador de freno de aire
    válvula de freno de aire | | valvula de pie, valvula pedal, valvula relay, valvula rele, valvula de freno, valvula de descarga rapida, valvula de cuatro vias, valvula reguladora de aire, valvula moduladora
    compresor de frenos de aire | | compresor de aire de freno, compresor de aire de camion, compresor de aire del camion
    secador de aire | | filtro secador de aire, deshumidificador de aire, apu, filtro secador de freno
    tanque de aire | | deposito de aire, cilindro de aire, balon de aire
    gobernador de aire | | gobernador de compresor, gobernador
    válvula de retención de servofreno | | retencion de servo, valvula del servo, valvula de servofreno, valvula de retencion del servo
    guardapolvo de disco | sa | chapa guardapolvo de disco, chapa de disco, chapa protectora de disco
    soporte de pastillas | sa | portapastilla, portapastillas, porta pastillas
    `,
  ),
  ...parts(
    'SUSPENSION',
    `
    perno central de elástico | | perno central, tornillo central de elastico, tornillo de centro, centro de elastico
    suspensión neumática | | kit de suspension neumatica, suspension de aire, suspension a aire, suspension neumatica completa
    tirante de suspensión | sa | tirante, tirantes, tirante de eje, tirante longitudinal, barra tensora, barra v, barra de reaccion
    barral de moto | s | barrales, barral de suspension, barral delantero, botella de suspension, botellas de moto, horquilla de moto, horquilla delantera, barral completo
    retén de barral | | retenes de barral, reten de suspension delantera de moto, retenes de horquilla, reten de botella
    `,
  ),
  ...parts(
    'STEERING',
    `
    manillar | | manubrio de moto, manillar de moto, manubrio completo
    puño de manubrio | | puño, puños, puño de acelerador, puños de moto, puño acelerador
    `,
  ),
  ...parts(
    'ENGINE',
    `
    kit de cilindro | | kit cilindro, cilindro y piston de moto, kit de cilindro y piston, cilindro de moto
    tanque de moto | | tanque de nafta de moto
    seguidor de leva | | seguidores, seguidor, seguidores de leva, dedo de leva, flotante de leva
    codo de admisión | | codo de filtro de aire, codo de mariposa
    `,
  ),
  ...parts(
    'ELECTRICAL',
    `
    CDI de moto | | cdi, cdi moto, caja cdi, unidad cdi, modulo de encendido cdi, modulo cdi
    estator | | estator de moto, bobinado de moto, plato de bobinas, estator de alternador
    rectificador de moto | | rectificador, regulador rectificador, regulador de moto
    motor eléctrico de tracción | | motor electrico, motor de traccion
    convertidor DC-DC | | convertidor dc dc, dc dc, conversor dc dc
    cargador de a bordo | | cargador interno, on board charger, obc, cargador embarcado
    puerto de carga | | toma de carga, conector de carga, enchufe de carga, tapa de puerto de carga
    módulo de batería híbrida | | celda de bateria, celdas de bateria, modulo de bateria, modulos de bateria, celda hibrida
    BMS | | modulo bms, placa bms
    bomba de agua de inversor | | bomba de inversor, bomba de refrigeracion del inversor
    ventilador de batería híbrida | | cooler de bateria, ventilador de la bateria hibrida, filtro de bateria hibrida
    tacógrafo | | tacografo digital, disco de tacografo
    faro rotativo | | baliza rotativa, rotativo, faro giratorio, baliza giratoria
    cargador USB | | puerto usb, toma usb, enchufe usb, cargador de celular
    cable de velocímetro de moto | | tripa de moto
    tapa de fusibles | | tapa de fusilera, tapa fusiblera, tapa de caja de fusibles
    comando de radio al volante | | comando satelital, satelital de volante, satelital, mando de radio al volante, botones del volante, comandos al volante
    gateway | | modulo gateway
    `,
  ),
  ...parts(
    'LIGHTS',
    `
    luz lateral | s | faro lateral, luces laterales, luz de galibo, luz de costado, faros laterales, galibo
    proyector LED | s | bi led, biled, proyector bi led, ojos de angel, angel eyes, proyectores led, lupa led
    máscara de óptica | s | mascara negra de optica
    `,
  ),
  ...parts(
    'BODY',
    `
    cacha de moto | s | cacha, cachas, plasticos de moto, carenado, carenados, cachas laterales, kit de plasticos, kit plastico
    guardabarros de moto | a | guardabarro de moto, guardabarros de la moto
    litera | | cama de camion, litera de camion
    cilindro de cabina | | bomba de cabina, bomba levanta cabina, cilindro levanta cabina, levanta cabina
    deflector de techo | | deflector de cabina, techo deflector
    talonera | s | taloneras, talonera lateral, spoiler lateral, spoilers laterales, pollera lateral
    piso | | chapa de piso, piso de chapa, remiendo de piso, chapon de piso
    cuarto de carrocería | s | cuarto delantero, cuarto de cola, corte de carroceria, corte trasero, media cola, corte delantero
    umbral | s | umbrales, cubre umbral, umbral de puerta
    insonorizante de capot | | aislante de capot, fieltro de capot, forro de capot, tapizado de capot
    `,
  ),
  ...parts(
    'ACCESSORIES',
    `
    asiento de moto | | asiento de la moto, tapizado de asiento de moto
    baúl de moto | | top case, caja de moto, baul de la moto, valija de moto
    defensa de moto | | protector de motor de moto, slider, sliders
    respaldo de asiento | s | respaldo, respaldos
    eslinga | | linga, linga de remolque, eslinga de remolque, cuarta de remolque, cable de remolque, cuerda de remolque
    candado | | traba pedal, traba de pedal, tranca volante, candado de disco
    portaesquíes | | portaskis, porta skis, porta esquis
    champú | | shampoo, champu para autos, shampoo de auto
    `,
  ),
  ...parts(
    'EXHAUST',
    `
    sensor NOx | | sensor de nox, sonda nox
    junta de EGR | | junta egr, junta de valvula egr, junta de la egr, junta de la valvula egr, empaque de egr
    `,
  ),
  ...parts(
    'COOLING',
    `
    resistencia de electroventilador | | resistencia de electro, resistencia del electro
    módulo de electroventilador | | control de electro, modulo de electro, centralita de electroventilador, control de electroventilador
    gas refrigerante | | gas r134a, gas r134, carga de gas, r134a, gas de aire acondicionado, carga de aire
    actuador de climatizador | | motor de trampilla, motorcito de trampilla, actuador de trampilla, motor de compuerta de aire, motorcito del aire
    sensor de temperatura ambiente | | sensor de temperatura interior
    `,
  ),
  ...parts(
    'TYRES',
    `
    cámara de moto | a
    cubierta de moto | a | goma de moto, cubierta para moto
    guardacámara | | guarda camara, protector de camara, protector de camaras, flap de cubierta, faja de camara
    rayos de llanta | a | rayos, juego de rayos, rayos de moto, rayos de rueda, raios de roda
    `,
  ),
]
