/** Words of parts shops, of workshops and of both sides of the Brazilian border for parts of the lexicon: `name in the lexicon | word, word`. */
export const SHOP_WORDS = `
  faro trasero | farol traseiro, farois traseiros, farol de tras, faroles traseiros, lanterna de tras, lanterna de freio, luz traseira
  óptica | farol dianteiro, farois dianteiros, farol da frente, farol de frente
  faro antiniebla | farol de milla, faroles de milla, farois de milha, farol auxiliar, luces de milla
  faro de giro | lanterna dianteira, giño, giños, guiñador, guiñadores, giñador, giñadores, acrilico de guiño, acrilico de giro, plastico de guiño, plastico del guiño, plastico de señalero, plastico del señalero, mica de guiño, lente de guiño, tulipa de guiño
  luz de posición | cuarto de luz, foquito de posicion
  luz interior | luz de cortesia, lamparita del techo, luz de adentro, luz do teto
  acrílico de faro trasero | tulipa de faro, tulipa de faro trasero, plastico del faro trasero, mica del faro trasero
  vidrio de óptica | plastico de la optica, plastico del faro, mica de la optica, acrilico del farol, policarbonato de optica
  cinta de freno | fita de freio, fitas de freio, fita de freno, fitas de freno, fita do freio
  pastilla de freno | freios dianteiros, freio dianteiro, ferodo
  bomba de freno | bomba central de freno, bomba del pedal de freno
  cable de freno de mano | chicote de freno de mano, piolin de freno de mano, piolas de freno de mano
  palanca de freno de mano | alavanca de freio de mao, alavanca do freio de mao, alavanca de freno de mano
  válvula repartidora de freno | repartidora, repartidora de freno, repartidor de freno, corrector de frenada, corrector de frenado, valvula corretora de freio
  depósito de líquido de frenos | tanquecito del liquido de freno, tanquecito de liquido de freno, tarrito del liquido de freno, vaso de liquido de freno, vasito del liquido de freno, botellita del liquido de freno, reservatorio de freio, reservatorio de fluido de freio
  sensor de desgaste de pastilla | sensor de desgaste, sensor desgaste, sensores de desgaste, avisador de pastilla, avisador de pastillas, avisador de desgaste, chicote de pastilla, cable de pastilla, cable avisador de pastillas, testigo de desgaste
  manija de freno de moto | palanca de freno de moto, palanca de freno del manillar, palanca de freno delantero, palanca de freno del manubrio, manete de freio
  manija de embrague de moto | palanca de embrague de moto, palanca de embrague del manillar, manete de embreagem
  tope de amortiguador | batente, batentes, batente de amortecedor, batente do amortecedor
  fuelle de amortiguador | coifa do amortecedor, coifa de amortecedor, coifas do amortecedor
  cremallera de dirección | cajon de direccion, sinfin de direccion
  punta de eje | cubo traseiro, cubo dianteiro
  elástico | bloque de elasticos, bloque de elastico, paquete de elastico, juego de elasticos
  bieleta | cadenita de barra, tirantito de barra, varillita de la barra, varillita de la barra estabilizadora
  metal de bancada | bronzinas de mancal, bronzina de mancal, bronzinas de bancada
  cadena de distribución | corriente de distribucion, corrente de comando, corrente de distribuicao
  correa de dirección hidráulica | correa de hidraulica, correa de la hidraulica, correa del hidraulico
  cubre cárter | proteccion de carter, proteccion del carter, proteccion de abajo del motor, protetor de carter, chapa de carter, chapa del carter, plastico de abajo del motor
  tapón de cárter | tuerca del carter, tuerca de carter, bujao do carter, tapon de vaciado, tornillo de vaciado, tornillo de carter, bulon de vaciado, tapon de vaciado de aceite
  varilla de aceite | varilla nivel, varilla de nivel, varilla nivel de aceite, varilla medidora, bayoneta, vareta de oleo
  árbol de levas | arbol de levas de admision, arbol de levas admision, arbol de levas de escape, arbol de levas escape, comando de admision
  válvula de motor | valvula admision, valvula escape, valvulas admision, valvulas escape
  sensor de árbol de levas | sensor de posicion de arbol de levas, sensor de posicion del arbol de levas, sensor posicion arbol de levas, sensor de posicion de leva, sensor de posicion de levas, sensor de arbol de leva, sensor de posicion arbol de leva, sensor de comando de valvulas, cmp, captor de fase
  retén de cigüeñal | reten lado volante, reten lado distribucion, reten lado polea, reten de polea, reten bancada, reten bancada trasero, reten trasero de bancada, reten de bancada trasero, reten de bancada delantero, reten delantero de bancada, reten de bancada
  manguera de admisión | manga de aire, manga de admision, manga de toma de aire, manga de la toma de aire, manguera de toma de aire, manguera de la toma de aire, toma de aire, manga del filtro de aire, manga de filtro de aire, fuelle de admision, manguera corrugada de aire, manguera de entrada de aire, mangote de ar
  manguera de intercooler | manga de intercooler, manga del intercooler, mangote de intercooler, manguera del intercooler
  cañería de combustible | manguera del tanque al filtro, manguera del filtro de nafta, manguera del filtro de gasoil, mangueira de combustivel, mangueira de gasolina, manguera del tanque de nafta
  bomba de nafta | bomba de prealimentacion, bomba prealimentacion, bomba de baja presion, bomba de baja
  regulador de presión de combustible | regulador del riel, regulador de riel, regulador de rail, regulador de la rampa, regulador de presion del riel
  válvula IAC | iac, sensor iac, actuador iac, motor paso paso
  bulbo de aceite | cebolla de aceite, cebollin de aceite, cebolinha de oleo, manocontacto, manocontacto de aceite, bulbo que mide la presion, bulbo de la presion
  juego de juntas | juego completo de juntas, juntas completas, juntas de motor, juego juntas, jgo juntas, jogo de juntas
  junta | junta de caja, junta de diferencial, junta de inyector
  carbones de arranque | escobillas del burro, escobillas de burro, carbones del burro, carbones de burro
  diodera | puente rectificador, plaqueta de diodos, puente de diodos, porta diodos
  tapa de distribuidor | tampa do distribuidor, tampa de distribuidor
  computadora de motor | central de injecao, modulo de injecao, central de inyeccion
  caja de fusibles | portafusibles, porta fusibles, central de fusibles, caixa de fusivel, caixa de fusiveis
  motor levantavidrio | motor do vidro, motorcito del vidrio, motor de vidro eletrico, motor del levanta vidrio
  máquina levantavidrio | levanta vidros, maquina do vidro, levantador de vidrio, levantador del vidrio
  tecla levantavidrio | botao do vidro, botao de vidro, switch de vidrios, switch de vidrio, teclado de vidrios, teclado de los vidrios, interruptor de vidrio, interruptor del vidrio, comando de las ventanillas, comando de ventanillas
  comando de espejos | comando de los espejos, botonera de espejos, joystick de espejos, perillita de los espejos, botoncito de los espejos
  llave de giro | palanca de guiñadores, palanca de los guiñadores, palanca de giñadores, palanca de los giñadores, palanca de los guiños, palanquita de los señaleros, palanquita de los guiños, palanca de los señaleros, palanquita de los giros, chave de seta, palanca multifuncion
  tambor de arranque | chave de ignicao, ignicao, tambor de llave de arranque, tambor de la llave de arranque
  corona de arranque | cremallera de volante, cremallera del volante, cremallera de arranque, corona de volante, corona del volante
  semieje | semi arbol, semiarbol
  tripoide | homocinetica lado caja, homocinetica de caja, homocinetica interior, junta lado caja
  kit de embrague | embreagem completa, conjunto de embreagem, kit de embrague completo
  bombín de embrague | bombita que empuja el embrague, cilindro esclavo, cilindro receptor, bombita hidraulica de embrague, cilindro auxiliar de embrague
  rulemán de puerta corrediza | carrito de puerta corrediza, carrito de la puerta corrediza, carrito de la puerta, carro de puerta corrediza, carro de la puerta corrediza, carretilla, carretilla de puerta corrediza, carretilla de la puerta corrediza, rodillo de puerta, rodillo de puerta corrediza, rodillo de la puerta corrediza, patin de puerta corrediza, roldana de puerta corrediza, roldana de la puerta corrediza
  silenciador intermedio | caño intermedio, caño intermedio escape, caño intermedio de escape, silencioso del medio, escapamento do meio, abafador intermediario, intermedio de escape, tramo del medio
  silenciador | tramo trasero con silenciador, silenciador final, silencioso final
  flexible de escape | flexivel do escapamento, flexivel de escapamento, malla flexible de escape, mallita de escape, mallita del escape, parte flexible del escape, fuelle de escape
  múltiple de escape | coletor de escape, coletor do escapamento
  aspa de ventilador | helice del radiador, helice de radiador, paleta de ventilador, paletas de ventilador, helice do radiador
  depósito de agua | tanque recuperador, frasco de agua, frasco de expansion, tarrito de plastico del agua, recuperador de agua
  tapa de radiador | tapa de expansion, tapa de deposito de agua, tapa de botella de agua, tapa de recuperador, tapa de tanque de expansion, tapa del tanque de expansion, tampa do reservatorio
  rejilla de ventilación | rejillita del aire, rejilla del tablero, salida del aire, difusor del tablero, rejilla de aire del tablero, aireador, aireadores
  puerta | porta do motorista, porta dianteira, porta traseira, porta do carona
  portón trasero | tapa de batea, tapa de la batea, tapa trasera de la caja, tampa da cacamba, tampa de cacamba
  tapa de baúl | tampa do porta malas, tampa de porta malas
  cilindro de puerta | miolo da porta, miolo de porta, cilindro da porta
  luna de espejo | vidro do retrovisor, vidrio del retrovisor, vidrio de retrovisor, cristal del retrovisor, lente del retrovisor, luna del retrovisor
  luneta | parabrisas trasero, parabrisa trasero, parabrisas de atras, vidro de tras, vigia
  parabrisas | par a brisas, para brisas delantero
  paragolpes | para golpe, para golpes, pára golpe
  bota agua | rejilla de parabrisas, rejilla del parabrisas, rejilla plastica del parabrisas, rejilla plastica de parabrisas, rejilla de los limpiaparabrisas, rejilla de abajo del parabrisas, bandeja de limpiaparabrisas, churrasqueira
  bomba de sapito | esguicho, esguicho de agua, aspersor, aspersores, bombita que manda el agua, bombita que tira el agua, bombita de agua del limpiaparabrisas, bombita del limpiaparabrisas, bomba de agua del limpiaparabrisas
  escobilla limpiaparabrisas | palhetas do limpador, palheta do limpador, escovas do limpador
  motor de limpiaparabrisas | motor do limpador, motorcito que mueve los limpiaparabrisas
  moldura | bordon de puerta, bordon de puertas, borrachao da porta, tira de puerta, baguete de puerta, baguetas de puerta
  moldura de rueda | bigote de rueda, bigote de guardabarro, bigotes de guardabarros, aleta de guardabarro
  ventilete | vidrio chico fijo, vidrio fijo de la puerta trasera, vidrio fijo chico, vidriecito fijo, vidrio triangular de la puerta, vidrio triangular fijo, triangulito de vidrio
  espárrago de rueda | porca de roda, porcas de roda, parafuso de roda, parafusos de roda, parafusos da roda
  funda de asiento | capa de banco, capas de banco, cubrebutacas, cubre butacas, cubrebutaca, forro de asiento, forros de asiento, forros de los asientos
  consola central | console, console central
  apoyabrazos | apoyo de brazo, apoyo del codo, apoya codo, apoyacodo, posa brazo, posabrazo, posabrazos, apoio de braco
  parlante | bocinas de audio, altoparlante, altoparlantes, tweeter, tweeters, woofer
  barras de techo | barras portaequipaje, barras portaequipajes, portaequipajes, barras longitudinales, rack de teto
  guardabarros de moto | paralama de moto
  manguera de radiador | mangote do radiador, mangote de radiador, manguera de entrada de radiador, manguera de salida de radiador
  resorte de válvula | molas de valvula
  tapizado de puerta | forro de porta, forro de puerta, panel interior de puerta
  rulemán de rueda | rolamento de cubo, kit de rolamento
`
