/** What people at the counter, in the street and in the countryside call parts of the lexicon: `name in the lexicon | word, word`. */
export const STREET_WORDS = `
  pastilla de freno | frenos delanteros, ferodos
  cinta de freno | lonas traseras
  cilindro de rueda | cilindritos traseros, bombita de rueda
  bomba de freno | bomba principal, cilindro principal, bomba maestra de freno
  servofreno | bobina de servo, pulmon de servofreno
  kit reparación de caliper | kit de reparacion de mordaza, kit reparacion mordaza, reparacion de mordaza, repuesto de caliper, kit de gomas de mordaza
  cable de freno de mano | tensor de freno de mano, piola de mano, sirga de freno de mano, tirador de freno de mano
  sensor de ABS | captor de rueda
  módulo de ABS | bloque abs, centralita abs, computadora de abs
  regulador de cinta de freno | regulador de zapata, regulador de campana
  resorte de cinta de freno | resortes de cintas, resortes de zapata, resortes de campana
  switch de freno | bulbo de luces de freno, sensor de stop, perilla de stop
  filtro de aceite | cartucho de filtro de aceite
  filtro de aire | elemento de filtro de aire
  portafiltro de aire | tapa de filtro de aire, tapa del filtro de aire
  portafiltro de aceite | carcasa de filtro de aceite
  portafiltro de gasoil | soporte filtro gasoil, base de filtro de combustible, carcasa de filtro de gasoil, soporte del filtro de gasoil
  filtro secador | botellita de aire acondicionado
  amortiguador | cartucho de amortiguador, cartuchos de amortiguador
  cazoleta | copeta de amortiguador, apoyo de amortiguador
  crapodina | rodamiento de cazoleta
  fuelle de amortiguador | cubre polvo amortiguador
  tope de amortiguador | kit de tope y fuelle, topes y fuelles
  buje de parrilla | goma de parrilla, gomas de parrilla
  rótula | munhao
  bieleta | tirante de estabilizadora, varilla de barra estabilizadora, palillo de barra estabilizadora
  barra estabilizadora | estabilizador, barra antirolido
  buje de barra estabilizadora | gomas de estabilizadora, bujes de estabilizadora, goma de estabilizador, gomas de la estabilizadora, buje estabilizadora
  buje de puente trasero | silentblock de eje trasero, gomas de puente trasero
  rulemán de rueda | rodillo de rueda, rodillos de rueda
  buje de elástico | buje de ojo de elastico, bujes de hoja
  cremallera de dirección | sinfin de direccion
  bomba de dirección hidráulica | bomba electrica de direccion, bomba electrohidraulica
  extremo de dirección | cabezal de direccion
  precap | barra de direccion, brazo axial, barrita de direccion
  fuelle de cremallera | guardapolvo de direccion
  columna de dirección | barra de volante
  cruceta de dirección | cruceta de columna
  manguera de dirección hidráulica | manguera de presion, caño de presion de direccion, manguera de retorno de direccion, manguera de alta presion de direccion, manguera de presion de direccion
  depósito de dirección hidráulica | tarrito de hidraulico, recipiente de direccion, deposito de liquido de direccion, tarro de la hidraulica
  líquido de dirección hidráulica | liquido de la hidraulica
  faro trasero | farola, faro de stop
  faro antiniebla | halogeno
  faro de giro | luz de guiñada, farolito de giro, faro de guiñada, luz de señal
  giro de guardabarro | repetidor, repetidor lateral, luz de giro de guardabarro, guiño de guardabarro, repetidora
  tercera luz de freno | stop central, luz de freno de luneta, luz de stop central, tercer luz de stop, luz de freno alta
  luz de patente | lamparita de patente, farolito de patente, plafon de patente
  luz de retroceso | luz blanca de atras, foco de retroceso
  luz interior | luz interna
  luz diurna | led diurno
  portalámpara | soquete, ficha de lampara, portafoco
  acrílico de faro trasero | vidrio de faro trasero
  vidrio de óptica | policarbonato de faro, mica de optica, acrilico de faro
  tapa de cilindros | tapa pelada, tapa armada
  junta de tapa de cilindros | junta de cilindro
  junta de tapa de válvulas | junta de tapa de balancines
  juego de juntas | descarbonizado
  pistón | conjunto de pistones
  aro de pistón | anillos de piston
  metal de biela | conchas de biela, bronces de biela
  metal de bancada | metales de motor, metales, bancadas, bronces de bancada, axiales de cigueñal, metales axiales
  retén de válvula | goma de valvulas, gomas de valvula
  botador | alza valvula
  balancín | tren de balancines
  correa de distribución | correa reparticion, faja de distribucion, correa de levas
  kit de distribución | kit de cadena, kit de cadena de distribucion
  cadena de distribución | cadenilla
  tensor de distribución | rodillo tensor de distribucion, tensor hidraulico de cadena
  correa poly v | 6pk, correa exterior
  tensor de alternador | rodillo de alternador, polea tensora, rodillo tensor poly v, polea loca, rodillo loco, tensor automatico de poly v
  polea de cigüeñal | polea grande, dumper
  bomba de aceite | chupona de aceite, bomba de lubricacion
  cárter | palangana de aceite
  junta de cárter | corcho de carter
  tapón de cárter | tapon de drenaje, arandela de carter, arandela de tapon de carter
  retén de cigüeñal | reten volante, reten de volante
  varilla de aceite | calibre de aceite, medidor de aceite, varilla de medir aceite, bayoneta de aceite
  tapa de aceite | tapa de carga de aceite
  bulbo de aceite | trompito de aceite, mano contacto de aceite
  aceite de motor | castrol 10w40
  soporte de motor | apoyo de motor, hidraulico de motor, soporte hidraulico de motor
  soporte de caja | soporte trasero de caja, tirante de motor, bieleta de motor, tensor de motor, anti torque
  válvula de turbo | valvula de descarga, electrovalvula de turbo, valvula n75, solenoide de turbo, valvula blow off, blow off
  múltiple de admisión | manifold de admision
  cuerpo de mariposa | cuerpo de inyeccion
  válvula IAC | iac, valvula minima, actuador de ralenti
  rampa de inyectores | common rail riel, riel de combustible
  bomba inyectora | bomba common rail
  bomba de nafta | bomba sumergida, bomba del tanque, cuerpo de bomba de nafta, modulo de bomba de nafta, canasto de bomba de nafta, bomba de tanque
  aforador | sensor de nivel de nafta, reloj del tanque
  tanque de combustible | deposito de nafta
  kit de carburador | juego de juntas de carburador, repuesto de carburador
  sensor de posición de cigüeñal | sensor punto muerto
  sensor de árbol de levas | captor de fase
  sensor MAP | sensor de presion de multiple, sensor de presion absoluta
  caudalímetro | flujometro
  sensor de detonación | knock sensor, sensor de picado
  cable de acelerador | sirga del acelerador
  manguera de admisión | ducto de aire, ducto de admision, conducto de aire, fuelle del filtro de aire, tuberia de admision
  corona de arranque | cremallera de arranque, cinta de volante
  bulón de tapa | esparragos de tapa, pernos de culata
  bujía de precalentamiento | bujias de calentamiento, velas de precalentamiento, bujias calentadoras, bujia de calentamiento
  purgador de gasoil | bomba de cebado, bombita de cebar, pera de cebado, bomba cebadora, perilla de gasoil, pera de purga
  cable de bujía | cables de alta
  bobina de encendido | tren de bobinas
  rotor de distribuidor | escobilla de distribuidor
  módulo de encendido | caja de encendido, encendido electronico, modulo de chispa
  kit de embrague | plato disco y collarin, disco plato y collarin
  placa de embrague | campana de embrague
  rulemán de empuje | rodamiento de empuje
  bomba de embrague | bomba superior de embrague, bomba de pedal de embrague, bomba maestra de embrague
  bombín de embrague | bomba auxiliar de embrague, bombin auxiliar de embrague, actuador hidraulico de embrague, actuador de embrague, bomba inferior de embrague, bombin aux de embrague, bombita auxiliar de embrague, servo embrague, esclavo de embrague
  cable de embrague | sirga de embrague
  horquilla de embrague | palanca de desembrague
  palanca de cambios | trambulador, varillaje de cambios, palanca de marchas, torre de cambios
  fuelle de palanca | cuerina de palanca, fuelle de cambios, goma de palanca de cambios
  sincronizado | sincro de segunda, sincro
  retén de caja | reten de salida de caja, reten de homocinetica
  aceite de caja | aceite de diferencial
  semieje | transmision delantera, transmision lado derecho
  junta homocinética | junta homo, cv joint, triceta externa
  tripoide | homocinetica interna
  fuelle de homocinética | fuelle homo, cubre polvo homocinetica
  cardan | arbol de transmision, arbol de cardan
  diferencial | puente diferencial
  regulador de voltaje | plaqueta reguladora
  carbones de arranque | portaescobillas
  computadora de motor | unidad de motor
  body computer | computadora de habitaculo, bsm, ucb
  caja de fusibles | bloque de fusibles, tablero de fusibles, caja de fusibles y reles
  tablero de instrumentos | cuenta kilometros, odometro, reloj del velocimetro
  motor de limpiaparabrisas | motor limpiabrisas, motor limpialuneta, motor de limpialuneta, motor limpia luneta, motor de limpia vidrio
  bomba de sapito | surtidor de lavaparabrisas, chisguetero, eyector lavaparabrisas, lavaparabrisas
  depósito de sapito | tanque de agua del sapito, deposito de agua del limpia, recipiente lavaparabrisas, tacho de agua del limpiaparabrisas, deposito de agua de sapitos
  motor levantavidrio | motor eleva vidrio
  máquina levantavidrio | elevacristal, guinche de vidrio, mecanismo de la ventanilla, elevador de cristal
  tecla levantavidrio | tecla levanta vidrio, perilla de vidrio, comando de ventanillas, interruptor de vidrio, comando de las ventanillas, switch levantavidrio, mando levantavidrios, boton del levantavidrio, interruptor levantavidrio
  tecla de luces | llave conmutadora, tecla de faros
  llave de giro | llave de guiñada, comando de guiñadas, palanca de luces y giro, comando de setas, comando de seta, palanca de luces, telecomando de luces, manija de guiñada, llave de guiños, comando de luces y guiños
  palanca de limpiaparabrisas | comando del limpia
  tecla de baliza | interruptor de balizas
  espiral de airbag | caracol de airbag, contacto de volante
  sensor de estacionamiento | sensores de marcha atras, sensor de paragolpe, sensor de proximidad, sensores de paragolpe, sensor pdc
  motor de traba | solenoide de puerta
  cierre centralizado | central de cierre, traba electrica
  llave de contacto eléctrica | parte electrica de llave, contacto electrico de llave, platina de arranque, contacto de llave, contacto de arranque, parte electrica de arranque, parte electrica del tambor
  tambor de arranque | cilindro de llave
  traba volante | traba columna, tranca volante
  sensor de velocidad | sensor de cuenta kilometros
  bulbo de marcha atrás | switch de reversa
  sensor de temperatura | trompito de temperatura, captor de temperatura
  paragolpes | piel de paragolpe
  alma de paragolpes | absorbedor, absorbente de paragolpe, travesaño de paragolpe, barra de paragolpe, hierro de paragolpe
  soporte de paragolpes | bracket de paragolpe, riel de paragolpe, escuadra de paragolpe
  pasarueda | guardapolvo de guardabarro, tapabarro plastico, guardapolvo plastico, protector de guardabarro, guardapolvo de pasarruedas, interno de guardabarro, plastico interno de guardabarro, guarda plastico, botaguas de guardabarro
  barrero | chupabarro
  tapa de baúl | tapa de cajuela
  amortiguador de portón | amortiguador de quinta puerta, resorte de porton, amortiguador a gas de porton, brazo de porton, pistones hidraulicos de porton, piston hidraulico de baul
  cerradura de baúl | traba de porton
  manija de puerta | maneta de puerta
  manija interior | tirador interno, abridor interno de puerta, apertura interior de puerta
  cilindro de puerta | cilindro de llave de puerta
  bisagra de puerta | pernos y bujes de bisagra
  freno de puerta | tope de apertura de puerta, tensor de puerta
  guía de vidrio | guia de cristal, riel de vidrio, burlete de vidrio, carril de vidrio, burlete de ventanilla, goma de ventanilla
  burlete de puerta | guarnicion de puerta
  carcasa de espejo | funda de espejo, cubierta de espejo, cacha de espejo
  ventilete | cristal de ventilete, aletilla, aleta de puerta
  burlete de parabrisas | junquillo, junquillo de parabrisas
  escobilla limpiaparabrisas | limpialuneta
  varillaje de limpiaparabrisas | timoneria del limpia, varillaje del limpia
  torpedo | panel frontal interior
  moldura de rueda | arco de rueda, moldura de pasarueda, overfender, extension de guardabarro, aletin
  emblema | logo de volante, sigla, chapita del modelo, monograma, logo trasero
  tapa de combustible | tapa de nafta exterior, tapa de carga de combustible, portezuela de nafta, tapa exterior de tanque, tapa de acceso al tanque
  tapa de tanque | tapon de combustible
  gancho de remolque | argolla de remolque, gancho de arrastre, argolla de tiro, gancho de tiro
  enganche | tiro de trailer, bocha, perno de enganche
  cubre cárter | defensa de carter, chapa protectora de carter
  barras de techo | porta equipaje, parrillero, barras longitudinales, barras transversales
  alfombra | moqueta
  bandeja trasera | bandeja porta parlante, tapa rollo, bandeja de luneta, sombrerera, bandeja de atras, bandeja portaequipaje, cortina de baul, cubre equipaje
  radio | pasacassette, pasa cd
  parlante | woofer, subwoofer
  antena | varilla de antena
  cámara de retroceso | camarita de atras
  asiento | banqueta trasera, banqueta
  apoyacabezas | reposacabeza, cabezales traseros
  cinturón de seguridad | anclaje de cinturon
  guantera | cajuela de guantera
  parasol | quitasol, visor de sol
  tapizado de puerta | tapiz de puerta, carton de puerta
  tapizado de techo | cielo de techo, tela de techo
  rejilla de ventilación | rejilla de torpedo, tobera de ventilacion
  manija de levantavidrio | manija de vidrio, manija del vidrio, manijas de ventanilla, palanca del vidrio manual, manija de levantar el vidrio, manija de la ventanilla
  encendedor | enchufe 12v, mechero, toma corriente 12v, prendedor de cigarros
  llave de rueda | cruceta de ruedas, llave en cruz, llave saca ruedas, saca ruedas
  baliza triangular | triangulos reflectivos
  llanta | aro 15, aros de llanta, rodado de chapa
  taza de rueda | calota aro 14
  centro de llanta | tapa de llanta
  rueda de auxilio | goma de auxilio, rueda galleta, galleta, repuesto de rueda, rueda de emergencia
  sensor de presión de neumáticos | sensor de presion de goma, sensor de inflado
  caño de escape | caño completo
  silenciador | bota de escape, tacho de escape, cola de escape con silenciador
  silenciador intermedio | silenciador central, tramo intermedio, intermedio de escape
  catalizador | cata
  múltiple de escape | manifold de escape
  flexible de escape | fuelle de escape, flexi de escape, tramo flexible
  junta de escape | empaque de escape
  goma de escape | goma de silenciador, soporte de silenciador, soportes de silenciador, gomas del silenciador
  abrazadera de escape | abrazadera de caño de escape, brida de escape
  cola de escape | puntero de escape, boquilla de escape
  radiador | panal de radiador
  radiador de calefacción | intercambiador de calefaccion, panal de calefaccion
  electroventilador | paleta de electroventilador, soplador de radiador
  carcasa de termostato | tapa de termostato, codo de termostato, brida de termostato
  manguera de radiador | manguera de cima do radiador, tubo de radiador
  depósito de agua | vaso expansor, bidon de radiador, deposito de anticongelante, recuperador de agua, recipiente de refrigerante, deposito de liquido refrigerante
  líquido refrigerante | coolant
  intercooler | intercambiador de aire
  manguera de intercooler | mangueron de intercooler, manguera de presion de turbo, mangueron de turbo, tubo de intercooler
  forzador de calefacción | turbina de ventilacion
  resistencia de forzador | resistencia, resistencia de calefactor, resistencia de velocidades
  comando de calefacción | control de clima, perillas de aire, botonera de aire, panel de aire, comando de climatizador, mando de calefaccion, comando de ventilacion, perilla de calefaccion, perilla de aire, control de aire
  viscoso | embrague de ventilador, ventilador viscoso
  caño de agua | caño rigido de agua, caño de refrigeracion
  kit de arrastre | transmision de moto, corona y piñon de moto, transmision completa de moto, kit de cadena y piñon, kit transmision cadena corona piñon, corona cadena y piñon
  barral de moto | barrales, barral
  retén de barral | reten de suspension de moto, retenes de suspension
  corona de moto | corona de atras de la moto
  piñón de moto | piñon de salida
  estator | bobinado de encendido
  rectificador de moto | regulador de voltaje de moto
  puño de manubrio | acelerador de moto
  cacha de moto | juego de plasticos
  manija de embrague de moto | palanca de embrague de moto
  guardabarros de moto | guardabarros delantero de moto
  pulmón de freno | pulmon de freno, pulmones de freno, pulmon de maxi
  válvula de freno de aire | valvula de 4 vias, valvula protectora
  secador de aire | cartucho secador
  tanque de aire | pulmon de aire
  compresor de frenos de aire | compresor de frenos, compresor de freno
  grampa de elástico | tirafondo de elastico
  fuelle neumático | fuelle de suspension, balona, bolson de suspension
  cilindro de cabina | gato de cabina
  deflector de techo | deflector de aire de cabina, aerofolio
  inversor | inverter
  cargador de auto eléctrico | cargador portatil, cable cargador
  recapado | cubierta recapada, gomas recapadas
  cuerpo de válvulas de caja | valvulera, valve body
  convertidor de par | turbina de caja
  electroválvula de canister | valvula purga canister, valvula canister
  válvula PCV | separador de aceite, decantador de aceite, blow by
  manguera de calefacción | manguera del calefactor
  caño de aire acondicionado | manguera del aire, cañeria de aire
  radiador de caja | enfriador de caja
  buje de horquilla | buje de selectora, bujes de selectora, kit de selectora, reparacion de selectora, bujes de palanca de cambios, kit selectora, reparacion de palanca de cambios
  polea de alternador | polea libre de alternador, polea de rueda libre
  sensor de impacto | sensor de airbag
  sensor de ángulo de dirección | sensor de angulo
  manija de portón | tirador de porton
  cable de apertura de capot | piolin de capot, piolin de capo, palanca de capot, manija de capot
  cúpula | capota de caja
  lona de caja | lona cobertora
  barra antivuelco de caja | barra san antonio, santo antonio
  defensa delantera | matacaballo
  polarizado | lamina polarizada
  alerón | spoiler de techo
  tensor de suspensión | barra tensora, tensor de parrilla
  brazo auxiliar | auxiliar de direccion
  tuerca de maza | tuerca de palier, tuerca de homocinetica, tuerca de semieje
  eje balanceador | balanceador
  bomba de transferencia | bomba de cebado mecanica
  tapa de bomba de nafta | tuerca de bomba de nafta
  o-ring de inyector | kit de inyector, kit de reparacion de inyector
  borne de batería | bornera
  pintura | aerosol del color, retoque de pintura, lapiz de pintura
  rueda completa | llantas con gomas
  reflector de paragolpes | reflector, reflectores, reflectante de paragolpe
  soporte de óptica | pata de optica, pata de faro
  rejilla de antiniebla | marco de antiniebla, cubre antiniebla
  frente | trompa completa, corte de frente, delantera completa
  soporte de radiador | frentin, puente de radiador, travesaño de radiador, marco frontal
  lateral de chapa | costado de chapa trasero
  bota agua | babeta, torpedo plastico, rejilla de limpiaparabrisas, rejilla de torpedo exterior, rejilla bajo parabrisas, plastico debajo del parabrisas
  techo corredizo | techo panoramico
  riel de asiento | carril de asiento
  levanta asiento | palanca de asiento, palanca de butaca
  manija de techo | manija agarra mano, agarramano, pasamanos de techo
  tapa de consola | tapa de apoyabrazos
  marco de radio | adaptador doble din
  comando de radio al volante | comando de volante, controles del volante, botonera del volante
  alarma | sirena de alarma
  inmovilizador | lector de llave
  soporte de caliper | porta pastillas, soporte de mordaza
  parrilla frontal | parrilla de paragolpe, grilla de paragolpes
  rejilla de paragolpes | parrilla de paragolpe, grilla de paragolpe, rejillita del paragolpe
  llave de giro | llave de luces, palanca de luces, comando de luces, llave de luz
  polea de cigüeñal | polea
  kit de embrague | plato disco y collarin, disco plato y collarin, disco plato y ruleman
  rejilla de antiniebla | marco de antiniebla, cubre antiniebla
  soporte de radiador | frentin, puente de radiador, travesaño de radiador, soporte radiador
  sensor de presión de neumáticos | sensor tpms, sensores tpms, sensor de presion de rueda, sensor de presion de cubierta
  bombín de embrague | bombita de abajo del embrague, bombita de embrague de abajo, cilindro de embrague inferior, actuador hidraulico
  bota agua | rejilla de limpiaparabrisas, torpedo plastico, rejilla de torpedo
  depósito de agua | deposito de expansion, botellon de agua, botella de agua del radiador
  depósito de sapito | deposito del agua del limpiaparabrisas, bidon de agua de limpiaparabrisas, deposito de agua de limpiaparabrisas
  bandeja trasera | bandeja de atras, bandeja del parlante, bandeja de parlantes
  punta de paragolpes | esquinero de paragolpe, esquineros de paragolpe, esquinero, cantonera
  varilla de capot | varilla del capot, sosten de capot, puntal de capot, palito del capot
  amortiguador de portón | palitos del baul, palitos con gas, brazos hidraulicos del baul, pistones de gas del baul, bracitos del baul, fierritos del baul, palitos del porton
  máscara de óptica | mascara de optica
  cable de freno de mano | cable de freno de mano trasero, piola larga del freno de mano
  manguera de radiador | mangueira de cima do radiador, mangueira de baixo do radiador, mangueira de cima, mangueira de baixo, manguera de arriba del radiador, manguera de abajo del radiador
  lámpara | h4, h7, h11, hb3, hb4, w5w, p21w
  llanta | aro de repuesto, aro de auxilio, aro de chapa, aro de hierro, aro de fierro, aro rodado
`
