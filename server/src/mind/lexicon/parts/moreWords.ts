/** Words of counters and workshops that name the same parts: `name in the lexicon | word, word`. */
export const MORE_WORDS = `
  tapa de tanque | tapa de bencina, tapa de nafta, tapon de nafta, tapon de tanque, tapa de gasoil, tapa del tanque de nafta
  tecla levantavidrio | boton del vidrio, llave del vidrio, llave de vidrio, botonera de vidrios, botonera de puerta, botonera levantavidrio, llave levantavidrio, comando de vidrio, comando de vidrios, comando de levantavidrios, tecla de vidrio, teclas de los vidrios, botonera
  tecla de luces | llave de luz, llave de luces, perilla de luces, comando de luces, selector de luces, palanca de luces, boton de luces
  llave de giro | palanca de giros, palanca de guiños, palanca de señaleros, comando de guiños, palanca de señalero, comando de giros, llave de señalero
  giro de espejo | flecha del espejo, giro del espejo, guiño de espejo, señalero de espejo, señalero del espejo
  faro de giro | señalero, señaleros, señalero delantero, guiño, guiños, luz de giro, luz de guiño, intermitente, intermitentes, pisca, pisca pisca, luz de señalero
  giro de guardabarro | giro lateral, señalero lateral, señalero de guardabarro, guiño lateral, luz de giro lateral
  relé de intermitente | rele de giros, rele de los giros, rele de guiños, destellador, relay de guiños, rele de señalero, flasher
  depósito de sapito | tanque de agua del limpia, tanque del limpiaparabrisas, tanque de sapito, bidon del limpiaparabrisas, deposito del agua del parabrisas, tanque de agua de parabrisas, bidoncito del sapito, deposito limpiaparabrisas, deposito de lavaparabrisas, tanque lavaparabrisas
  bomba de sapito | motor del sapito, motorcito del sapito, motorcito del agua del parabrisas, bombita de agua del parabrisas, bombita del sapito, bomba de agua del parabrisas, bombita de sapito, pico de sapito, difusor de sapito, eyector de agua, lanza agua, bomba de agua de limpiaparabrisas
  escobilla limpiaparabrisas | goma del limpia, gomas del limpia, goma de limpiaparabrisas, gomas de limpiaparabrisas, plumillas, escobilla trasera, cepillo limpiaparabrisas, limpia parabrisas, limpiabrisas, palheta, palhetas, escobillas del limpia, hojas de limpiaparabrisas, gomitas del limpia, limpia vidrios, limpiavidrios
  varillaje de limpiaparabrisas | mecanismo limpiaparabrisas, mecanismo de limpiaparabrisas, varillas del limpia, bieletas de limpiaparabrisas, timoneria de limpiaparabrisas, mecanismo del limpia
  motor de limpiaparabrisas | motor del limpia, motorcito del limpia, motorcito limpiaparabrisas, motor limpia, motor de limpia trasero
  brazo de limpiaparabrisas | brazo del limpia, brazos de escobilla, brazo escobilla, brazo de plumilla, brazo limpia
  zócalo | solera, soleras, zocalo lateral, estribo de chapa, caixa de ar
  pasarueda | pasa rueda, guardabarro interno, guardabarro interior, guardabarro plastico, guardabarros plastico interno, cubre barro interno, cubrebarro, guardapolvo de rueda, plastico de rueda, plastico de guardabarro, pasaruedas, tapabarro interno, parabarro
  barrero | barrer, barreros, guardabarro de goma, faldon de goma, faldones, goma de guardabarro
  guardabarros | guardabarro, tapabarro, guardafango delantero, paralama, paralamas, aleta delantera, para lama
  paragolpes | parachoque, parachoques, para choque, para choques, bumper, paragolpe
  capot | capó, cofre del motor, tapa de motor, tapa del motor delantera, capou
  trompa | trompa completa, trompa armada, nariz completa
  cerradura de puerta | tranca de puerta, chapa de puerta, pestillo de puerta, traba de puerta, mecanismo de puerta, cerrojo de puerta, fechadura, fechadura da porta, chapa de la puerta, cerradura
  manija de puerta | manilla, manillas, manilla de puerta, manija exterior, manija de afuera, manijas, picaporte, picaportes, tirador de puerta, macaneta, macaneta externa, manijon, manija externa, manija de abrir
  manija interior | manilla interior, manija de adentro, manija interna, manija de abrir de adentro, tirador interior, macaneta interna, picaporte interior, manija interior de puerta
  cerradura de baúl | chapa del baul, chapa de baul, traba del baul, tranca del baul, cerradura del porton, chapa del porton, pestillo del baul, cerradura de valija, chapa de valija
  tapa de baúl | tapa de valija, tapa de la valija, baulera, puerta del baul, porta mala, tampa do porta mala, tampa da mala, cajuela, tapa trasera del baul
  portón trasero | porton, puerta trasera del porton, compuerta trasera, quinta puerta, puerta de atras del baul, tampa traseira, tapa de la caja de la camioneta
  amortiguador de portón | amortiguador de baul, amortiguadores de baul, amortiguador de valija, amortiguador del porton, amortiguador de tapa de baul, resorte a gas del porton, pistones del baul, piston del baul, piston de porton, pistones de porton, amortiguador de luneta, bracito del porton, varilla a gas
  guía de vidrio | colisa, colisas, felpa, felpas, canaleta de vidrio, felpa del vidrio, corredera de vidrio, canal de vidrio, guia del vidrio, goma de vidrio, goma del vidrio, pestaña de vidrio, pestañas de puerta, pestaña de puerta, rascavidrio, babero de puerta
  burlete de puerta | goma de puerta, gomas de puerta, goma de la puerta, burletes, contramarco, contramarcos, contramarco de puerta, junta de puerta, borracha da porta, burlete de baul, goma del baul, burlete de porton
  burlete de parabrisas | goma de parabrisas, goma del parabrisas, burlete del parabrisas, goma de luneta, burlete de luneta
  ventilete | vidrio fijo, vidrio triangular, vidriecito triangular, aleta de vidrio, vidrio custodia, quebravento, quebra vento, vidrio chico de puerta
  vidrio de puerta | vidrio lateral, cristal de puerta, vidro da porta, vidrio de la puerta, vidro de porta, cristal lateral, vidrio bajante, vidrio ventanilla, vidrio de la ventanilla, ventanilla
  luneta | vidrio trasero, vidrio de atras, vidrio del porton, cristal trasero, vidro traseiro, vidrio de luneta, luneta trasera
  parabrisas | vidrio delantero, vidrio de adelante, cristal delantero, parabrisa, para brisas, para brisa, vidrio del frente
  espejo | espejo retrovisor, espejo exterior, espejo lateral, espejo retrovisor exterior, retrovisor, retrovisores, espelho, espejo de puerta, espejo de afuera, retrovisor externo
  espejo interior | espejo interno, espejo retrovisor interno, espejo retrovisor interior, espejo de adentro, retrovisor interior, retrovisor interno, espejito de adentro, espejo central, espelho interno
  luna de espejo | vidrio de espejo, vidrio del espejo, cristal de espejo, espejo sin carcasa, luna, vidriecito de espejo, lente de espejo, vidrio de espejo con base, placa de espejo, lente do espelho
  carcasa de espejo | tapa de espejo, capuchon de espejo, cubre espejo, tapa del espejo, carcasa del espejo
  asiento | butaca, butacas, asientos, banco do carro, butaca delantera, asiento del conductor
  cinturón de seguridad | hebilla de cinturon, hebilla, broche de cinturon, cinto, cinto de seguridad, cinturones, cinto de seguranca, enganche de cinturon, enchufe de cinturon
  espiral de airbag | clockspring, clock spring, cinta airbag, cinta espiral, cinta de volante, caracol de volante, resorte de airbag
  airbag | bolsa de aire, bolsas de aire, air bag, airbags, centro de airbag
  depósito de dirección hidráulica | deposito de hidraulica, deposito de hidraulico, tanque de hidraulico, vaso de hidraulica, deposito de direccion, reservorio de hidraulica
  bomba de dirección hidráulica | bomba hidraulica, bomba de hidraulica, bomba de direccion, bomba de hidraulico, bomba de la direccion, bomba hidraulica de direccion
  bieleta | lapiz de barra, lapices de barra, lapiz estabilizador, lapiz, cadena de barra, bieletas de suspension, tirante estabilizador, bieleta estabilizadora, palito de barra, bieleta de suspension
  parrilla de suspensión | tijera, tijeras, parrillas, brazo de suspension, brazo oscilante, bandeja, bandeja de suspension, triangulo de suspension, balanca, balanza de suspension, parrilla inferior, parrilla superior de suspension, parrilla con rotula
  puente trasero | puente, puente de atras, eje trasero completo, eje de atras, tren trasero, eje trasero
  buje de elástico | buje de gemelo, bujes de gemelo, bujes de elasticos, goma de elastico, gomas de elastico
  elástico | paquete de elasticos, ballesta, ballestas, hoja de elastico, hoja madre, hoja maestra, hojas de elastico, elasticos, muelle de hojas, feixe de molas
  cilindro de rueda | bombin de freno, bombin trasero de freno, bombines de freno, bombita de freno, bombitas de freno, bombin de rueda, cilindrito de freno, cilindritos de freno, bombin trasero
  pastilla de freno | pastillas, pastillas freno, balatas, pastilla delantera, pastilla trasera, tacos de freno, juego de pastillas, pastilhas
  cinta de freno | zapata, zapatas, patines de freno, cintas, zapatas de freno, patin de freno, zapatillas de freno, lonas de freno, zapata de freno
  caliper | mordaza, mordazas, mordaza de freno, pinza de freno, caliper de freno, pinca, calipers, calibre de freno
  motor de traba | motor de cierre, motor de cierre centralizado, actuador de cierre, actuador de puerta, motorcito de la traba, motor de cerradura, actuador de cerradura, motorcito de cierre, motor de puerta, actuador de traba, trava eletrica
  tablero de instrumentos | reloj de temperatura, reloj de kilometros, velocimetro, cuentavueltas, cuenta vueltas, tacometro, painel de instrumentos, cluster, cuadro de instrumentos, panel de instrumentos, relojes del tablero, tablero de relojes
  tablero plástico | torpedo de tablero, plancha de a bordo, plastico del tablero, tablero completo de plastico, plancha de tablero
  kit de embrague | disco y placa, placa y disco, plato y disco, disco y plato, disco placa y crapodina, placa disco y crapodina, disco placa y ruleman, plato disco y ruleman, disco plato y ruleman, prensa y disco, embrague completo, embrague, embreagem, kit embrague, juego de embrague, conjunto de embrague, placa disco y ruleman, disco placa ruleman, placa disco crapodina, disco placa crapodina
  rulemán de empuje | crapodina de embrague, collarin, collarin hidraulico, crapodina hidraulica, ruleman de embrague, ruleman hidraulico de embrague, crapodinas
  inyector | pico inyector, picos inyectores, tobera, toberas, injetor, inyectores, pico de inyeccion
  rampa de inyectores | flauta, flauta de inyectores, riel de inyeccion, common rail, riel comun
  cañería de inyectores | caño de inyeccion, caños de inyeccion, caño de inyector, caños de inyectores, caños de bomba inyectora
  sensor de temperatura | ect, bulbo de temperatura de agua, bulbo temperatura, sensor ect, termocontacto, sensor de temperatura de agua, cebolla de temperatura, cebollin de temperatura, sensor de temperatura del motor
  sensor TPS | potenciometro de acelerador, potenciometro, sensor mariposa, sensor de mariposa, sensor de posicion de mariposa, sensor posicion mariposa
  silenciador | tramo final, tramo intermedio, tramo trasero, silenciador trasero, mofle, marmita, panela de escape, bote de escape, silencioso, tramo final de escape, cola de escape completa, abafador, silencioso traseiro
  caño de escape | tubo de escape, escape, escape completo, caño de escape completo, linea de escape, cano de escape, tramo de escape, escapamento
  sincronizado | sincronizado de primera, sincronizado de segunda, sincronizado de tercera, sincronizado de cuarta, sincronizado de quinta, sincronizador, sincronizadores, anillo sincronizado, bronce de sincronizado
  engranaje de caja | engranaje de primera, engranaje de segunda, engranaje de tercera, engranaje de cuarta, engranaje de quinta, engranaje de marcha atras, piñon de quinta, piñon de caja, engranaje de reversa
  emblema | logo de la parrilla, insignias, chapita de marca, logo del baul, letras del baul
  spoiler de paragolpes | pollera, polleras, pollera de paragolpe, labio de paragolpe, faldon de paragolpe, spoiler delantero
  llave codificada | copia de llave, llave con control, llave con chip, control de llave, llave canivete, llave navaja, mando a distancia, llave de repuesto, chave codificada, llave con telecomando, llave del auto, llave electronica
  tambor de arranque | tambor de contacto, tambor de llave, llave de contacto, llave de arranque, cilindro de arranque, cilindro de llave de arranque, tambor de la llave, contacto de arranque, contactor de arranque, llave de ignicion, tambor de ignicion, miolo de ignicao, bombin de arranque, tambor del contacto, cilindro de contacto
  motor de arranque | burro de arranque, arranque, motor de partida, arrancador, motor arranque, motor do arranque
  carbones de arranque | carbones, escobillas de alternador, carbones de alternador, escobillas de arranque, juego de carbones
  automático de arranque | automatico de burro, solenoide de arranque, automatico de burro de arranque
  soporte de motor | pata de motor, patas de motor, taco de motor, tacos de motor, taco motor, coxin de motor, goma de motor, gomas de motor, silentblock del motor, pie de motor, base de motor, calzo de motor, pata motor, soporte motor
  soporte de caja | pata de caja, taco de caja, goma de caja, coxin de caja, soporte caja
  correa poly v | correa de alternador, correa del alternador, correa poliv, correa poli v, correa acanalada, correa micro v, correa multicanal, correa de accesorios, correa estriada, correa del aire, correa de aire acondicionado, correa trapezoidal, polyv, poly v, correa en v, correa de ventilador, correa de bomba de agua, correa poly
  tensor de alternador | tensor poly v, tensor de poly v, tensor de correa poly v, tensor de accesorios, tensor de correa de accesorios, tensor de correa de alternador, ruleman tensor de alternador, polea tensora
  rodillo de distribución | polea loca, polea guia, rodillo guia, rodillo de correa, polea intermedia
  depósito de agua | vaso de expansion, tanque de expansion, deposito de refrigerante, recipiente de agua, deposito recuperador, tanquecito de agua, vaso recuperador, bidon de agua del radiador, deposito de agua del radiador, tanque de agua, tarro de agua, reservatorio de agua
  forzador de calefacción | forzador, motor de ventilacion, ventilador de calefaccion, turbina de aire, motor soplador, electro de calefaccion, motorcito de la calefaccion, ventilador interior, turbina interior, ventilador del habitaculo
  resistencia de forzador | resistencia de calefaccion, resistencia de ventilador, resistencia del forzador, resistencia de turbina, resistencia de ventilacion, resistencia de aire
  electroventilador | electro, ventilador del radiador, ventilador de radiador, paleta de radiador, electro ventilador, motoventilador, moto ventilador, eletroventilador, ventoinha, ventilador electrico, paletas del radiador
  radiador de calefacción | calefactor, radiador calefactor, radiadorcito de calefaccion, nucleo de calefaccion, radiador de la calefaccion, radiador interno, radiador chico
  palanca de cambios | selectora de cambios, selectora, pomo, pomo de cambios, perilla de cambios, bocha de cambios, perilla de palanca, manija de cambios, pomo de palanca, empuñadura de cambios
  cable de cambios | trambulador, cables de selectora, cable de selectora, varillaje de cambios, varillas de cambios, cables de la palanca de cambios, varillaje de caja, trambuladora, cable selector, cables de marcha, cable de palanca de cambios
  sonda lambda | sensor de oxigeno, sensor lambda, sonda, sonda de oxigeno, sonda lamda, lambda, sensor o2
  amortiguador | amortiguadores, amortiguadores delanteros, amortiguador completo, columna de amortiguador, strut, amortiguador con espiral, torre de amortiguacion
  cazoleta | cazoletas, cazoleta de amortiguador, cabezal de amortiguador, soporte de amortiguador, copela, base de amortiguador, cazoletas de amortiguador, coxim do amortecedor
  rulemán de rueda | ruleman de maza, ruleman de masa, ruleman, rulemanes, rodamiento, rodamientos, rodamiento de rueda, rulemán, balero, rulo de rueda, bolillero, bolilleros, bolillero de rueda, ruliman, rolineras, rolinera, rolamento, rulemanes de maza
  maza de rueda | mazas, masas, maza con ruleman, masa con ruleman, maza trasera, flanche, mazas traseras
  punta de eje | mangueta, manguetas, punta de eje trasera
  tapa de cilindros | tapa cilindro, tapa de motor con valvulas, culata, tapa de cilindro armada, cabezal de motor, tapa de cilindros armada, cabeza de motor
  junta de tapa de cilindros | junta tapa, junta de tapa, junta tapa cilindro, junta de tapa de cilindro, junta de culata, junta de la tapa, junta tapa de cilindros
  juego de juntas | descarbonizacion, juego descarbonizacion, juego de descarbonizacion, juego de juntas completo, juego de juntas de motor, empaquetadura, empaquetaduras
  faro trasero | farol trasero, faroles traseros, stop, stops, calavera, calaveras, lanterna, lanternas, luz trasera, luces traseras, optica trasera, piloto trasero, faro de atras, lanterna traseira, faroles de atras, foco trasero, luz de stop, farol de atras
  óptica | farol, faroles, faro, faros, farol delantero, faro delantero, optica delantera, opticas, foco delantero, luz delantera, luces delanteras, optico, farol de adelante, faro principal, optica completa, farois, farol dianteiro, foco completo
  acrílico de faro trasero | mica, acrilico trasero, acrilico de faro, plastico del faro trasero, lente de faro trasero, acrilico de farol trasero
  lámpara | lamparita, lamparitas, bombilla, bombillas, foco h4, foco h7, lampara h7, lampara h1, foquito, bombita de luz, lampada, lampadas, ampolleta, luces led, focos led, lampara led, lamparas led, led h7, led h4, cree led
  kit de distribución | correa y tensor, correa y tensores, kit correa y tensor, kit correa y tensores, kit de correa y tensor
  cable de freno de mano | piola de freno de mano, piola de freno, cable de mano, cables de freno de mano, cable freno mano, piola del freno de mano
  cable de embrague | piola de embrague, cable embrague, guaya de embrague, piola del embrague
  cable de acelerador | piola de acelerador, piola del acelerador, guaya de acelerador, cable del acelerador
  cable de apertura de capot | piola de capot, cable de capot, piola del capot, cable de apertura del capot, tirador de capot, cable del capo
  cable de velocímetro | tripa de velocimetro, piola de velocimetro, tripa de cuentakilometros, cable de cuentakilometros, tripa
  máquina levantavidrio | levantavidrio, levantavidrios, levanta vidrio, levanta vidrios, alzavidrio, alza vidrio, alzacristal, elevalunas, alzacristales, levantacristal, maquina de vidrio, maquina del vidrio, maquina de levantar vidrio, maquina alza vidrio, mecanismo de vidrio, tijera de vidrio, levantador de vidrio, elevador de vidrio, elevavidrio, guinche de vidro, maquina de levanta vidrio, maquinita del vidrio
  motor levantavidrio | motor de vidrio, motor del vidrio, motorcito del vidrio, motor de levantavidrio, motor levanta vidrio, motorcito levantavidrio, motor alza vidrio, motor elevavidrio
  gato | crique, cricket, gata, gato hidraulico, macaco, criquet, gato de tijera, crick
  extintor | matafuego, matafuegos, estinguidor, extinguidor
  cubierta | neumatico, neumaticos, goma, gomas, llanta de goma, pneu, pneus, rueda sin llanta, cubiertas
  llanta | llanta de chapa, llanta de aleacion, llantas deportivas, aro de aleacion, rin, rines, roda, llanta de hierro, aros de aleacion
  taza de rueda | taza, tazas, tapa de rueda, tapas de rueda, calota, calotas, copa de rueda, tapacubo, tapacubos
  tapa de radiador | tapa del radiador, tapita del radiador, tapa del deposito, tampa do radiador, tapon del radiador
  manguera de radiador | manguera superior, manguera inferior, manguera de arriba, manguera de abajo, manguera superior de radiador, manguera inferior de radiador, manguera sup, manguera inf, manguera de agua, mangueras de agua, manguera del radiador, mangote, manguito de radiador, mangueira do radiador, bota del radiador
  filtro de habitáculo | filtro de polen, filtro antipolen, filtro de cabina, filtro de aire acondicionado, filtro habitaculo, filtro interior, filtro de aire de adentro, filtro de aire del interior, filtro de aire de cabina, filtro de la cabina, filtro del habitaculo
  filtro de combustible | filtro de nafta, filtro de gasoil, filtro gasoil, filtro nafta, filtro combustible, filtro de gas oil, filtro decantador, filtro separador, filtro racor, trampa de gasoil
  bujía de precalentamiento | bujias de calentar, bujia de calentar, bujias precal, bujia precal, bujias de precal, bujia de precal, velas de aquecimento, vela aquecedora, velas aquecedoras, bujias de precalentado, bujias del precalentamiento, bujias diesel
  válvula EGR | valvula e g r, valvula de gases, egr electrica, valvula de recirculacion de gases, valvula recirculadora
  válvula IAC | motorcito del ralenti, valvula de marcha lenta, motor de marcha lenta, regulador de ralenti, regulador del ralenti, valvula de aire del ralenti, valvula del ralenti
  pulmón de freno | pulmon doble de freno, pulmon doble, pulmon simple de freno, pulmon doble diafragma, pulmon de freno doble, pulmon maxi, maxi freno, cuica de freio, camara de freio, diafragma de pulmon, pulmon de freno de camion
  bateria de alta tensión | pack de bateria hibrida, pack hibrido, pack de la bateria, bateria grande del hibrido, bateria de traccion hibrida, bateria del sistema hibrido
  soporte de auxilio | soporte de la rueda auxiliar, soporte de rueda auxiliar, malacate de auxilio, malacate de rueda de auxilio, guinche de auxilio, guinche de rueda de auxilio, canasto de rueda de auxilio, bandeja de auxilio, cadena de la rueda de auxilio, suporte de estepe, suporte do estepe, porta estepe
  amortiguador de portón | amortiguadores de tapa de baul, pistones de la valija, pistones del porton, palitos de la puerta de atras, palitos que sostienen el porton, amortecedor da porta malas, amortecedor de porta malas, amortecedores da mala, bracitos de la valija, brazos de la puerta de atras
  pasarueda | plastico pasarueda, plastico de pasarueda, parabarro, para barro, forro de guardabarro, forro de rueda, batea de guardabarro, cubre barro, guardapolvo de la rueda, plastico de abajo del guardabarro, plastico del pasarueda
  fuelle de homocinética | gomita de la homocinetica, goma de la homocinetica, guardapolvo de semieje, guardapolvo de palier, goma de palier, goma del palier, fuelle lado caja, botas de homocinetica, bota de homocinetica, coifa da homocinetica, fuelle de la homocinetica
  cinta de freno | medias lunas, medias lunas de freno, media luna de freno, zapatas de moto, zapata trasera de moto, patines traseros, lonas, balatas traseras, patin trasero
  faro antiniebla | neblineros, neblinero, luces antiniebla, luz antiniebla, luces de niebla, luz de niebla, antinieblas redondos, faroles de neblina, farol de neblina, rompe nieblas, luces redondas del paragolpe, faritos del paragolpe
  kit de arrastre | kit de traccion, kit traccion, kit de arrastre de moto, transmision completa, relacao, kit relacao moto, juego de transmision
  depósito de agua | tanquecito del agua, tarrito del agua, pote del agua, vasito de expansion, tacho del agua, tanquecito del refrigerante, vaso de agua, reservatorio de agua do radiador, deposito del liquido refrigerante
`
