/**
 * How people tell a part whose name they do not know: `part | explanation; explanation`. A new explanation is compared with
 * these by the words they share, so each holds only words that say something.
 */
export const EXPLANATIONS = `
  máquina levantavidrio | sube baja vidrio; mecanismo adentro puerta sube baja vidrio; vidrio se cae adentro puerta mecanismo sostiene; sube vidrio; mueve ventanilla
  motor levantavidrio | motorcito sube vidrio electrico; motor eléctrico ventanilla baja sola
  tecla levantavidrio | botón se baja vidrio; botoncito sube baja vidrio; tecla abre vidrio; botón aprieto bajar ventanilla; botoncito puerta vidrios eléctricos; botón sube vidrio
  manija de levantavidrio | manivela gira mano bajar vidrio; manijita dar vuelta bajar ventanilla; manija bajar vidrio; perilla levantar ventanilla
  aforador | mide cuanta nafta queda tanque; marca nivel combustible; flotante adentro tanque nafta; aparato indica si queda gasoil; marca nafta; mide nafta
  bomba de nafta | manda nafta motor; bombita adentro tanque nafta zumba contacto; chupa combustible tanque; bomba nafta; bombita nafta; manda nafta; chupa nafta
  tapa de tanque | tapa enrosca carga nafta llave; tapa del tanque combustible se saca cargar
  tapa de combustible | tapita carga nafta; tapa carga nafta afuera chapa; puertita chapa se abre cargar nafta; tapita afuera carrocería cargar combustible; tapa echa nafta; puertita va gasoil
  boca de carga de combustible | caño entra nafta cargar manguera surtidor
  luz de patente | lucecita ilumina chapa matricula atrás; foquito alumbra patente noche; luz arriba chapa matricula; luz chapa; lampara patente
  estribo | apoya pies subir camioneta; escalón costado camioneta subir; pisar subirse abajo puertas; caño costado pisa subir
  burlete de puerta | goma alrededor puerta no entre agua; gomita marco puerta entra viento; goma sella puerta silba; goma contorno puerta lluvia; goma alrededor puerta; gomita borde puerta; goma sella puerta; gomita cierra puerta
  burlete de parabrisas | goma negra alrededor vidrio adelante; goma alrededor parabrisas; goma contorno vidrio adelante
  pasarueda | plástico negro arriba rueda adentro guardabarro; plástico arriba rueda suelto pega cubierta doblar; plástico adentro rueda roza cubierta; plástico cubre rueda por dentro salpica; protector plástico dentro guardabarros; plastico adentro rueda; cubre rueda adentro; protege rueda adentro
  guardabarros | chapa arriba rueda delantera costado capot; chapa costado rueda adelante
  barrero | goma cuelga atrás rueda barro; gomita detrás ruedas salpicar barro; faldón atrás rueda
  moldura de rueda | plástico negro borde rueda por fuera; ala plástico arco rueda afuera
  antena | palito techo radio; varilla techo escuchar radio; cosito negro techo agarra radio; fierrito techo radio señal; agarra radio; capta radio
  cerradura de capot | traba capot cierra; gancho traba capot no abre; engancha capot cierre; pestillo tranca capot; traba capot; cierra capot
  cable de apertura de capot | piola tira adentro abrir capot; cable palanquita abajo volante abre capot; cable tira palanca capot; cable abre capot; piola abrir capot
  varilla de capot | palito sostiene capot abierto; fierrito aguanta capot levantado; varita mantiene capot arriba; sostiene capot; mantiene capot
  bisagra de capot | gozne capot atrás; fierro articula capot
  amortiguador de portón | brazo gas sostiene portón abierto; sostiene puerta baúl no caiga cabeza; tubito aguanta baúl levantado se cae cabeza; palito hidráulico puerta atrás se cae; pistón levanta portón baúl; sostiene porton; mantiene valija
  cerradura de baúl | traba baúl cierra; pestillo valija no cierra; engancha portón atrás cierre
  cerradura de puerta | traba puerta cierra; mecanismo cierra puerta no engancha; pestillo puerta no tranca
  manija de puerta | agarra tirar abrir puerta afuera; manijita exterior abrir puerta; tira de afuera abre puerta; abre puerta afuera
  manija interior | tira adentro abrir puerta; manijita interior abrir puerta; palanquita adentro abre puerta; abre puerta adentro
  manija de portón | agarra abrir baúl; manija atrás abrir valija; tira abrir portón
  cilindro de puerta | mete llave puerta; agujero llave puerta; donde entra llave abrir puerta
  tambor de arranque | mete llave arrancar; agujero llave contacto; donde gira llave prender auto; llave volante gira trancada; va llave arrancar; mete llave contacto; va llave; mete llave
  bisagra de puerta | sostiene puerta chasis caída; fierro agarra puerta parante; gozne puerta; agarra puerta; aguanta puerta
  freno de puerta | mantiene puerta abierta no se cierre; tranca puerta abierta escalones
  espejo | mira atrás costado afuera; espejito costado puerta; retrovisor afuera costado
  luna de espejo | vidrio espejito costado; cristal retrovisor roto sin carcasa; espejito solo vidrio
  carcasa de espejo | plástico tapa espejo atrás; cubre espejito afuera pintado; tapita espejo color
  espejo interior | espejito adentro medio parabrisas; mira atrás adentro pegado vidrio; espejo adentro; espejito adentro
  parabrisas | vidrio grande adelante; cristal frente auto; vidrio adelante; cristal adelante; vidrio grande adelante; cristal grande adelante
  luneta | vidrio grande atrás; vidrio trasero desempañador; cristal atrás; vidrio grande atras; cristal grande atras
  vidrio de puerta | vidrio ventana puerta; cristal ventanilla puerta sube baja
  ventilete | vidriecito chico triángulo puerta; vidrio fijo chiquito costado
  escobilla limpiaparabrisas | gomita limpia vidrio lluvia; cepillo limpia parabrisas raya; limpia vidrio llueve; limpia parabrisas; limpian vidrio
  brazo de limpiaparabrisas | fierro sostiene escobilla; brazo mueve escobilla vidrio
  motor de limpiaparabrisas | motor mueve escobillas; motorcito limpia vidrio no anda
  varillaje de limpiaparabrisas | fierros mueven escobillas abajo capot; mecanismo brazos escobillas
  bomba de sapito | tira agua parabrisas no sale; bombita agua limpiar vidrio; motorcito chorrito agua vidrio
  depósito de sapito | plástico agua limpiaparabrisas; echa agua limpiar vidrio; tanquecito agua limpiaparabrisas; bidón agua jabón vidrio; echa agua limpiaparabrisas; va agua parabrisas
  paragolpes | plástico grande adelante choque; plástico atrás golpe estacionar
  alma de paragolpes | fierro adentro paragolpe; refuerzo detrás paragolpe
  soporte de paragolpes | plástico engancha paragolpe costado; agarra paragolpe guardabarro; guía sostiene paragolpe
  spoiler de paragolpes | labio abajo paragolpe raspa; plástico abajo adelante roza piso; parte abajo paragolpe; pedazo abajo paragolpe
  rejilla de paragolpes | rejilla abajo paragolpe adelante; rejillita plástico paragolpe
  parrilla frontal | rejilla adelante logo marca; rejilla frente entra aire radiador; parrillita adelante escudo; parrilla adelante logo; rejilla adelante insignia
  emblema | logo marca adelante; escudito letras atrás; insignia capot
  reflector de paragolpes | plástico rojo refleja paragolpe atrás; ojo gato rojo atrás paragolpe
  óptica | luz grande adelante; foco adelante entero vidrio; faro frente alumbra
  faro trasero | luz atrás roja; foco atrás freno giro; farol rojo atrás; luz atras freno; foco atras freno; luz prende freno; foco prende freno
  faro antiniebla | luz chica abajo paragolpe niebla; luces redondas abajo adelante; foquito abajo niebla
  faro de giro | luz naranja guiñe doblar; luz amarilla adelante guiñe; lucecita señal doblar; luz doblar; foco doblar
  giro de guardabarro | lucecita naranja costado guardabarro; luz chiquita costado guiñe
  tercera luz de freno | prende rojo frena arriba vidrio atrás; luz freno arriba vidrio atrás; lucecita roja alta medio luneta
  luz de retroceso | luz blanca atrás reversa; luz marcha atrás prende; luz prende marcha; foco prende reversa
  luz interior | luz adentro techo; lucecita techo prende abro puerta
  lámpara | bombita luz quemada faro; lamparita foco bajo; foquito quemó; bombita faro; foquito optica
  portalámpara | enchufe bombita faro; donde va lamparita plástico
  tecla de luces | perilla prender luces; botón prende luces; llave luces altas
  llave de giro | palanquita guiñe volante; palanca pone señalero; palanquita señaleros; palanca luces guiñe doblar volante; palanca doblar; palanca giro
  palanca de limpiaparabrisas | palanquita limpia vidrio volante; palanca escobillas
  tecla de baliza | botón triángulo rojo; botón balizas
  bocina | pita toca claxon; bocinazo no volante
  espiral de airbag | cinta volante bocina airbag luz; contacto gira volante airbag
  encendedor | enchufe cargar celular; prende cigarrillo; toma doce volt
  tablero de instrumentos | relojes velocidad temperatura; velocímetro agujas no marcan; donde marca velocidad
  cable de velocímetro | piola velocímetro aguja; cable marca velocidad
  caja de fusibles | cajita fusibles; donde van fusibles relés
  relé | cajita chica enchufa clic fusibles; cubito negro relay
  computadora de motor | cerebro motor electrónico; computadora maneja inyección
  batería | da corriente arrancar; acumulador doce volt; caja pesada bornes corriente
  borne de batería | agarra cable batería plomo; terminal batería sulfatado
  alternador | carga batería andando; genera corriente correa; no carga batería luz; carga bateria
  motor de arranque | arranca motor llave; hace girar motor arrancar; burro arranque; da arranque; hace arranque; arranca motor
  bujía | chispa motor; hace chispa cilindro
  cable de bujía | cable grueso bujía chispa; cables chispa
  bobina de encendido | da chispa bujías falla; manda corriente bujías
  llave codificada | llave chip inmovilizador; llave control abrir
  cubre motor | plástico arriba motor tapa; tapa plástica motor adorno; tapa arriba motor; plastico arriba motor; tapa plastico motor
  cubre cárter | chapa abajo motor protege; plástico abajo motor piedra; protector abajo; plastico abajo motor; chapa abajo motor
  cárter | bandeja aceite abajo motor; chapa abajo motor aceite pierde golpe
  tapón de cárter | tornillo abajo vaciar aceite; tapón saca aceite
  varilla de aceite | fierrito medir aceite; palito mide aceite; varita nivel aceite; varilla medir aceite; fierrito ver aceite
  tapa de aceite | tapa echa aceite motor; tapita arriba motor aceite; tapa echa aceite; tapon carga aceite
  tapa de válvulas | tapa arriba motor pierde aceite; chapa arriba motor
  junta de tapa de válvulas | goma tapa arriba motor pierde aceite; junta arriba motor chorrea
  filtro de aceite | tarrito aceite se cambia service; lata enroscada motor aceite
  filtro de aire | cartón limpia aire motor; papel caja aire motor sucio
  filtro de habitáculo | filtro aire acondicionado adentro; papel limpia aire adentro polen; filtro aire adentro
  filtro de combustible | filtrito nafta gasoil; limpia nafta mangueras
  correa de distribución | correa dentada motor cambiar kilómetros; cinta tiempo motor; correa dentada motor; cinta dentada motor; correa motor dentada; cinta motor dentada
  correa poly v | correa chilla alternador; correa ranuras alternador dirección; correa afuera motor
  tensor de alternador | ruedita aprieta correa; polea estira correa; rodillo mantiene tirante correa
  polea de cigüeñal | rueda abajo motor correa; polea goma gira motor
  soporte de motor | goma aguanta motor vibra; taco sostiene motor; pata motor; agarra motor chasis; goma apoya motor; taco agarra motor; apoya motor
  soporte de caja | goma aguanta caja cambios; taco sostiene caja
  caño de escape | caño sale humo; tubo largo abajo humo; caño humo; tubo humo
  silenciador | tarro atrás humo; lata escape tractor; bombo final escape; calla ruido escape; baja ruido motor
  silenciador intermedio | tarro medio escape; bombo medio auto
  goma de escape | gomita cuelga escape; goma sostiene caño escape; gancho goma escape suelto; goma agarra escape; gomita aguanta escape; agarra escape; aguanta escape
  cubre escape | chapita lata protege caño calor; lata arriba caño
  cola de escape | punta caño cromada; boquilla final escape
  catalizador | tarro caño contamina; limpia humo escape
  flexible de escape | malla trenzada escape; caño flexible acordeón escape
  sonda lambda | sensor caño escape consumo; sensor oxígeno escape
  radiador | panal adelante agua motor; enfría agua motor adelante; rejilla metal agua
  electroventilador | ventilador adelante radiador prende; ventilador enfría motor; paleta gira radiador; ventilador radiador; enfria radiador; ventila radiador
  depósito de agua | tanquecito agua refrigerante; bidón echa agua motor; vaso expansión agua; recipiente plástico líquido rosado; tacho agua radiador; recipiente agua radiador; echa agua radiador; lleva agua motor
  tapa de radiador | tapa agua presión radiador; tapita tanquecito agua
  manguera de radiador | manguera lleva agua radiador motor; caño goma agua radiador motor; manguera gruesa agua; manguera arriba radiador
  manguera de calefacción | manguera agua calefacción; cañito goma calefacción
  bomba de agua | hace circular agua motor; mueve agua correa gotea; mueve agua; bombea agua
  termostato | abre agua temperatura motor; regula calor motor no calienta; regula temperatura motor; controla temperatura motor
  sensor de temperatura | manda temperatura reloj; sensor agua caliente
  radiador de calefacción | radiador chico adentro calefacción; calienta adentro moja alfombra
  forzador de calefacción | ventilador adentro tira aire; motor sopla aire calefacción; turbina aire adentro
  resistencia de forzador | anda última velocidad aire; velocidades ventilador adentro
  rejilla de ventilación | rejillita sale aire tablero; salida aire tablero
  compresor de aire acondicionado | compresor frío correa; bomba gas aire; hace frío aire
  condensador de aire acondicionado | radiador chico delante aire frío; panal gas aire adelante
  guantera | cajón frente acompañante papeles; gavetita tablero guarda
  parasol | baja tapa sol parabrisas; visera sol
  cinturón de seguridad | cinta pecho seguridad; correa abrocha asiento
  apoyacabezas | almohadita cabeza asiento; apoya cabeza
  apoyabrazos | apoya codo medio asientos; apoya brazo
  bandeja trasera | tapa baúl adentro parlantes; tapa plana valija; tabla atrás tapa bolsos; bandeja atras parlantes; tapa baul; cubre valija
  tapizado de puerta | forro adentro puerta; cartón plástico interior puerta
  tapizado de techo | tela techo caída; forro techo despega
  alfombra | piso goma pies; alfombrita pies
  palanca de cambios | palanca pasar cambios; palo cambios; bola palanca cambios; perilla palanca cambios
  perilla | bocha palanca cambios; pomo cambios
  fuelle de palanca | cuerito palanca cambios; cuero tapa palanca
  cable de cambios | piola pasa cambios; cable palanca caja no entran
  pedal de acelerador | pedal acelerar; pisa acelerar
  cable de acelerador | piola acelerador; cable pedal acelerar; cable acelerador; piola acelerador
  cable de embrague | piola embrague pedal duro; cable pedal izquierdo; cable embrague; piola croche
  bombín de embrague | cilindro empuja embrague líquido; pistoncito abajo embrague pierde líquido
  bomba de embrague | bomba pedal embrague líquido
  kit de embrague | patina no agarra cambios embrague juego
  volante | rueda maneja manos; gira manejar dirección
  cubrevolante | funda volante; forro cuero volante
  palanca de freno de mano | palanca tira estacionar frena; palanca mano frenar
  cable de freno de mano | piola freno mano; cable palanca mano
  pastilla de freno | taco frena disco; pastilla rueda frenar gastada; toca disco frena
  disco de freno | plato rueda frena; disco fierro rueda rayado
  campana de freno | tambor rueda atrás frena; tacho rueda atrás
  flexible de freno | manguerita freno rueda; cañito goma líquido freno rueda; manguera freno goma; manguerita freno goma
  bomba de freno | bomba líquido freno pedal; pedal fondo bomba
  servofreno | bocha negra grande ayuda freno; pedal duro vacío freno
  cilindro de rueda | pistoncito freno atrás campana; bombín rueda trasera líquido
  líquido de frenos | líquido frenar
  amortiguador | rebota lomada; tubo rueda aguanta pozos; fierro rueda rebote
  espiral | resorte grande rueda; resorte partido rueda; resorte suspensión
  cazoleta | goma arriba amortiguador; taco arriba amortiguador
  fuelle de amortiguador | goma tapa amortiguador; acordeón goma amortiguador
  parrilla de suspensión | brazo abajo rueda bujes; fierro triángulo rueda; bandeja rueda
  rótula | bolita articula rueda; bocha abajo rueda gira
  bieleta | fierrito barra estabilizadora; varilla finita rueda barra
  buje de barra estabilizadora | gomita abraza barra; goma barra estabilizadora; goma entre chasis barra; gomita entre chasis barra
  extremo de dirección | punta dirección rueda; bolita dirección rueda
  cremallera de dirección | barra dirección mueve ruedas; caja dirección volante
  bomba de dirección hidráulica | bomba dirección dura; bomba aceite dirección
  fuelle de cremallera | goma acordeón dirección; fuelle dirección roto
  rulemán de rueda | redonda fierro bolitas adentro rueda; pieza bolitas rueda avión; ruleman rueda zumba; bolillero rueda; bolita rueda ronca
  semieje | palo rueda caja gira; eje caja rueda
  junta homocinética | junta rueda clac doblar; punta palier girar
  fuelle de homocinética | acordeón goma adentro rueda grasa; goma partida rueda grasa; goma grasa rueda rota; fuelle grasa palier; goma acordeón rueda grasa
  cubierta | goma rueda gastada; neumático liso; caucho rueda
  llanta | fierro rueda; aro rueda doblado; rueda aleación
  taza de rueda | plástico tapa rueda; plástico redondo llanta se voló
  centro de llanta | plastiquito redondo letra marca medio rueda; tapita letra medio rueda; tapita medio llanta logo
  rueda de auxilio | rueda repuesto; auxilio pinchar
  espárrago de rueda | tornillo sostiene rueda; bulón rueda cortó
  tuerca antirrobo | tuerca especial rueda robo
  gato | levanta auto cambiar rueda; criquet levantar
  llave de rueda | afloja tuercas rueda; cruz tuercas
  enganche | engancha tráiler; bola remolque trailer; enganchar trailer; tirar trailer
  gancho de remolque | argolla tirar auto; enganche enrosca paragolpe remolcar
  portón trasero | puerta atrás baúl; puerta grande trasera
  tapa de baúl | tapa atrás baúl; tapa valija chapa
  barras de techo | fierros techo cargar; portaequipaje caños techo; llevar techo; cargar techo
  lona de caja | lona tapa caja camioneta; carpa caja
  alerón | aleta atrás arriba baúl; colita arriba luneta
  techo corredizo | vidrio techo abre
  sensor de estacionamiento | pita marcha atrás paragolpe; sensores redondos paragolpe; ojito paragolpe pita
  cámara de retroceso | cámara atrás reversa; camarita atrás
  parlante | sale música puerta; bocina música
  radio | estéreo pantalla música; pantalla música bluetooth
  asiento | sillón conductor; butaca
  carburador | mezcla nafta aire motor viejo
  inyector | pico tira nafta; inyecta nafta cilindro
  cuerpo de mariposa | mariposa aire acelera; entrada aire acelera sucia
  turbo | caracol sopla motor; turbina motor humo
  grampa | broche plástico tapizado; ganchito plástico sujeta; clip plástico puerta; trabita plástica
  cierre centralizado | traba puertas todas control
  motor de traba | motorcito traba puerta sola; motorcito cierra puerta control
  corona de arranque | rueda dentada motor; corona dentada motor
  soporte de radiador | sostiene radiador; agarra radiador
  depósito de agua | plástico pone agua motor; pone agua motor; tanque plástico agua motor pierde; echa agua radiador plástico rajado; donde va agua roja; cosito plastico agua anticongelante; recipiente transparente agua hierve
  máquina levantavidrio | levanta ventana; sube ventana; levanta vidrio puerta; hace subir vidrio; mecanismo ventana caída
  portafiltro de aire | cajita negra va filtro aire; caja plástica filtro aire ganchos; donde va filtro aire
  caja de fusibles | caja cositas colores electrico; cajita fusibles colores capot; caja protegen eléctrico; donde estan fusibles quemada
  parasol | taparse sol techo; tapa sol manejar; techo taparse sol; baja encandila sol
  pedalines | gomita encima pedal freno; goma pedal pisa; gomita pedal embrague gastada; forro goma pedales
  luna de espejo | vidrio espejo afuera solo; espejito pegado plástico
  cierre centralizado | tranca todas puertas juntas control
  motor de traba | traba puerta sola llave control
  tecla levantavidrio | botones puerta chofer vidrios
  comando de espejos | botón mueve espejos; perilla acomoda espejos adentro; palanquita regula espejo
  varilla de capot | palo aguanta capot; fierro largo sostiene capot
  bulbo de marcha atrás | prende luz blanca marcha atras; sensor caja luz reversa
  switch de freno | prende luces freno pedal; botón atrás pedal freno luces
  bulbo de aceite | prende luz aceite tablero; sensor presión aceitera roja
  resistencia de forzador | ventilador solo anda fuerte; velocidades calefacción última
  cinturón de seguridad | cinta cruza pecho; engancha cinturón hebilla; broche cinto asiento
  riel de asiento | corre asiento adelante atrás; fierro asiento mueve
  palanca de asiento | palanquita reclina asiento; manija tira respaldo
  manija de techo | agarra mano techo arriba puerta; manijita agarrarse techo
  burlete de puerta | goma puerta despegada viento; goma chifla puerta
  cuna de motor | fierro grande sostiene motor abajo ruedas
  tapa de distribuidor | tapa negra salen cables bujías
  canister | tarro negro vapores nafta
  caudalímetro | sensor entrada aire filtro
  crapodina | ruleman arriba amortiguador gira volante
  tope de amortiguador | goma adentro espiral golpea seco
  barra estabilizadora | barra larga cruza ruedas adelante
  buje de parrilla | goma brazo rueda golpea; gomas brazo suspensión
  precap | fierro adentro cremallera juego volante
  columna de dirección | caño volante hasta abajo
  tanque de combustible | tanque carga nafta abajo pinchado; deposito nafta abajo piedra
  cañería de combustible | cañito lleva nafta adelante; manguerita pasa gasoil gotea
  amortiguador de portón | palito sostiene puerta atrás; palito aguanta puerta atrás abierta; fierrito aguanta tapa atrás abierta; fierrito jeringa aguanta tapa atrás; palito gas aguanta puerta atrás; fierro levanta puerta baúl; palito sostiene tapa baúl; tubito gas puerta atrás; brazo levanta portón solo; fierrito sostiene baúl levantado; palito levanta valija; pistoncito baúl se cae
  varilla de capot | palito sostiene tapa motor; fierrito traba capot arriba; palito capot
  pasarueda | plástico arriba rueda adentro; coso plástico arriba rueda por dentro; plástico forra rueda adentro; plástico rueda adentro se arrastra; plástico guardabarro adentro barro; coso plástico rueda adentro; plástico tapa arriba rueda
  fuelle de homocinética | tapita goma acordeón rueda larga grasa; gomita acordeón rueda grasa; goma acordeón eje rueda; gomita grasa salpica rueda; coso goma rueda adelante grasa; goma rota tira grasa rueda
  fuelle de cremallera | goma acordeón dirección; gomita acordeón cremallera dirección
  cinta de freno | medias lunas freno atrás; media luna adentro campana; medias lunas gastaron freno; medias lunas adentro rueda frena
  faro antiniebla | luces redonditas abajo paragolpe; luz redonda abajo paragolpe; lucecita abajo paragolpe adelante; faro chico abajo paragolpe; luces chiquitas paragolpe niebla
  depósito de agua | tanquecito transparente echa agua; tanquecito echa agua; pote transparente agua rosada; pote agua tapa rosca; tarrito agua verde; botellita agua motor; bidoncito agua refrigerante rajado; tacho plástico agua verde
  máquina levantavidrio | maquinita sube vidrio; maquinita sube; aparato sube baja vidrio; mecanismo sube vidrio puerta
  soporte de auxilio | coso cuelga rueda auxilio abajo caja; fierro cuelga rueda auxiliar abajo; cadena baja rueda auxilio manivela; sostiene rueda auxilio abajo; donde va colgada rueda auxiliar; cuelga rueda auxilio
  buje de barra estabilizadora | gomas van barra finita adelante cruza rueda; gomas barra cruza rueda rueda; goma barra finita adelante; gomas agarran barra
  bomba de agua | bombita mueve agua motor; circula agua motor correa
  termostato | abre paso agua motor caliente; regula temperatura agua motor
  manguera de radiador | manguera gorda arriba radiador; goma gorda agua motor; manguera abajo radiador
  rulemán de rueda | bolitas adentro rueda zumban; bolillas rueda ruido
  correa poly v | correa afuera accesorios; correa chilla arranca frío; correa mueve alternador
  relé | cubito plástico hace clic; cajita hace clic fusibles
  válvula EGR | recircula gases escape admisión; válvula carbón gases
  válvula IAC | regula ralentí; motorcito regula marcha lenta
  bujía de precalentamiento | calienta motor diésel arrancar frío; bujía calienta gasoil frío
  corredera de puerta lateral | carrito abajo puerta corrediza; ruedita corre puerta costado; ruedita puerta corrediza
`
