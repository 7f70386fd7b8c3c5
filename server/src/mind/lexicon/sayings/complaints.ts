/** What a car does when it is ill, a sentence a line. */
export const COMPLAINTS = `
  hace un ruido raro cuando doblo a la derecha
  chilla al frenar
  cuando freno vibra todo el volante
  se me prende la luz de check engine
  el auto no arranca a la mañana
  arranca pero se apaga enseguida
  pierde aceite por abajo
  larga humo blanco por el caño de escape
  tira humo negro cuando acelero
  se calienta mucho en subida
  se recalienta en la ruta
  la temperatura se va a las nubes
  me quedé tirado en la ruta, no da arranque
  hace clac clac cuando giro la llave
  la dirección está dura
  el volante me tiembla a 100
  se va para un costado cuando lo suelto
  tironea cuando acelero en segunda
  no le entran los cambios
  me cuesta poner primera
  patina cuando subo repechos
  el pedal se va hasta el fondo
  el freno está esponjoso
  la aguja de la nafta no se mueve
  se me descarga de un día para el otro
  no enfría el aire
  la calefacción tira frío
  entra agua cuando llueve
  queda olor a nafta adentro del auto
  hay olor a quemado
  golpea atrás cuando agarro un pozo
  suena como una matraca en frío
  se siente un zumbido a partir de 80
  chifla cuando acelero
  hace un silbido el motor
  se ahoga y se para
  se queda sin fuerza
  no tiene fuerza en subida
  consume muchísima nafta
  gasta mucho aceite
  la batería se muere cada dos días
  no prende nada del tablero
  se apagó en plena marcha y no prendió más
  el tablero parpadea
  una luz amarilla quedó prendida en el tablero
  se prendió el testigo del aceite
  el vidrio bajó y no sube más
  no cierra bien, hay que darle un portazo
  se trancó y no abre
  quedó trabado el volante
  gotea agua debajo del motor
  dejé un charco de aceite en el garage
  le falla un cilindro
  ratea en ralentí
  el ralentí sube y baja
  regula mal
  el motor tiembla parado
  cascabelea en subida
  pistonea
  tiene juego la dirección
  baila la cola
  se bambolea en las curvas
  rebota mucho en los pozos
  se clava de trompa al frenar
  come las gomas por adentro
  se gastan disparejo
  se siente flojo adelante
  algo cruje abajo cuando paso un lomo de burro
  rechina atrás
  suena algo suelto abajo
  cuando subo el cordón hace un golpe seco
  el auto tose
  da explosiones por el escape
  hace ruido a lata
  parece un tractor el ruido que hace
  no carga
  el foco se quema a cada rato
  las luces bajan cuando freno
  las luces quedan tenues
  el limpia se para a mitad de camino
  no marca la velocidad
  no anda el cuentakilómetros
  hace ruido solo en frío
  cuando está caliente no arranca
  de mañana le cuesta arrancar
  hay que empujarlo para que arranque
  le doy arranque y solo hace tac
  no sé qué tiene, hace un ruido feo adelante
  algo le pasa, se mueve todo
  no sé qué será pero perdió la fuerza
  el mecánico no sabe qué es
  me hace un ruido del lado del acompañante
  siento un golpeteo en la rueda
  la rueda hace un ronroneo
  gira y suena trac trac trac
  se traba cuando quiero retroceder
  no entra la reversa
  salta la marcha
  se sale el cambio
  zumba la caja
  el embrague hace ruido al pisarlo
  el pedal quedó duro
  piso el freno y no frena
  frena de un lado solo
  frena poco
  se queda frenado
  echa vapor por el capot
  hierve el agua
  toma agua y no sé por dónde
  se queda sin agua cada semana
  tengo que agregarle agua todos los días
  empaña los vidrios por dentro
  se moja la alfombra del acompañante
  el auto faz um barulho quando freia
  ta fazendo um barulho na roda
  nao pega de manha
  esquenta muito
  perde força na subida
  vaza oleo
  ta tremendo o volante
  um chiado quando viro
  me anda mal, tironea
  anda a los tirones
  quedó loco el tablero
  no da corriente
  chispea
  se siente un clonc al arrancar
  hace un ruido metálico al doblar
  el motor zapatea
  quedó flojo el pedal
  se me apaga en los semáforos
  se muere cuando pongo el aire
  tarda en arrancar
  huele a goma quemada
  larga olor feo
  sale agua del escape
  tiene como un pique al acelerar
  no pasa de 80
  no levanta más de 3000 vueltas
  se frena solo
  le cuesta frenar
  cada vez que llueve no quiere prender
  anda bien diez minutos y después se muere
  cuando lo dejo al sol le cuesta prender
  siento un golpe seco abajo al poner marcha atrás
  se escucha un tiqui tiqui arriba del motor
  al pasar 90 empieza a vibrar la trompa
  me deja manchas en el piso del garaje
  el humo es azul cuando lo prendo
  el agua del depósito baja sola
  se me empañan todos los vidrios y no desempaña
  la palanca queda floja y no engancha la segunda
  cuando suelto el embrague da saltitos
  el pedal del freno vibra abajo del pie
  al frenar se me tuerce para la izquierda
  se siente como que arrastra algo
  tengo un ruido a cascabel en la rueda de atrás
  queda acelerado solo
  no desacelera rápido
  se le va la fuerza cuando subo la cuchilla
  en quinta no camina
  parece ahogado, como que le falta aire
  quedó sin luces de golpe
  se me apagaron las luces en plena ruta
  prende una luz roja con una batería
  salió un cartel en el tablero que dice service
  el velocímetro se volvió loco
  marca tanque lleno y está vacío
  la puerta quedó medio caída y no cierra
  por la ventana chifla el viento
  adentro se siente olor a gasoil
  tira chispas cuando prendo las luces altas
  el aire solo tira caliente
  no sale nada de aire por las rejillas
  cuando lo prendo parece una matraca
  después de lavarlo no prendió más
  de golpe perdió potencia y empezó a humear
  le entra agua al baúl
  rebota como un caballo
  cuando lo cargo se queda bajito de atrás
  el asiento se corre solo cuando freno
  el cinturón no vuelve
  la llave gira en falso
  la bocina suena sola
  hace falso contacto en algún lado
  se corta y vuelve
  cuando acelero a fondo se corta
  en bajada larga queda sin frenos
  el freno de mano no agarra
  tengo que bombear para que frene
  se queda pegado el pedal
  larga un olor a azufre
  suena como un avión despegando
  hace un gemido al girar todo el volante
  cuando doblo hace tac tac tac
  la camioneta baila en la ruta
  el auto se me va de cola
  gasta las gomas de afuera
  come aceite, un litro por mes
  el aceite está como un café con leche
  encontré agua en el aceite
  burbujea el depósito del agua
  el ventilador no para nunca
  el ventilador no arranca y levanta temperatura
  quedó clavado y no se mueve para ningún lado
  lo empujo y está como trancado
  patea cuando cambia de marcha
  tarda un montón en entrar la directa
  la automática pega tirones
  no pasa de tercera, se protege
  quedó en modo emergencia
  prende y se apaga a los dos segundos
  anda en tres cilindros
  tiembla parado en los semáforos
  parece que se va a desarmar
  nao ta freando direito
  o carro ta puxando pro lado
  faz um estalo quando dobra
  ta saindo fumaça do motor
  nao quer pegar de jeito nenhum
  la radio hace ruido cuando acelero
  las escobillas hacen ruido en el vidrio
  suena atrás como una cama vieja
  un rechinido cada vez que paso un badén
  se siente flan el pedal
  tengo un goteo rojo abajo de la caja
  gotea algo verde por adelante
  perdió todo el líquido
  se me fundió algo, no sé, largó humo y se paró
  hace como un soplido
  pega un alarido al arrancar en frío
  no engrana
  le cuesta horrores entrar la primera
  salta la térmica cada dos por tres
  me quedé a pie, no tiene corriente
  cuando piso el embrague se escucha un ruido finito
  al arrancar de mañana larga un humo bárbaro
  en los lomos de burro suena como si se partiera
  quedó parado en medio de la calle y no hubo caso
  tengo que darle arranque tres veces
  se apaga solo cuando bajo la velocidad
  me come las pastillas en dos meses
  el volante me queda torcido yendo derecho
  se me va la dirección hacia la banquina
  arriba de 110 tiembla todo
  cuando llueve patina y no agarra
  la aguja de temperatura sube en los embotellamientos
  se ahoga en frío y después anda bien
  salió olor a huevo podrido
  se me llenó de agua el piso
  las luces altas no prenden de un lado
  no me toca bocina
  no abre de afuera, tengo que abrir de adentro
  el portón se cae solo
  anda como en dos cilindros
  hace un ruido tipo grillo
  hace ruido de piedras
  suena un metal con metal cuando freno
  se siente suelto el volante
  me cuesta doblar en parado
  la caja rasca en tercera
  al soltar el acelerador hace un tirón
  de noche alumbra poquísimo
  hace días que pierde un líquido rojo
  tira aceite por la varilla
  bebe nafta como loco
  se apaga el tablero cuando acelero
  marca cualquier cosa el reloj de temperatura
  no me funciona el aire acondicionado, sopla caliente
  después de cargar nafta no arranca
  en ruta se queda sin potencia
  bate mucho la trompa
  a veces arranca y a veces no
  cuando giro hace tac tac de la rueda
  o motor ta falhando na subida
  quedó muerto, no prende nada
  los faros alumbran poco
  se traba la marcha atrás
  no le entra la reversa
  no tiene fuerza en las subidas
  el pedal está esponjoso
  la dirección quedó durísima
  queda acelerado solo
  no me marca la nafta
  la aguja de la temperatura se va a rojo
  el limpia no barre
  se moja el piso del acompañante
  hace un golpe seco en los pozos
  ta fazendo barulho na roda
  o carro nao pega de manha
  ta vazando agua do motor
  a luz do oleo fica acesa
  cuando aprieto el embrague chilla
  hace ruido a lata
  tiene juego la dirección
  se siente como una tabla la suspensión
  brinca mucho
  cabecea al frenar
  larga olor a goma quemada
`
