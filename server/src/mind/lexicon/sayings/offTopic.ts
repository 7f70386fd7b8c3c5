/** Neither parts, faults of cars nor Tuerca, a sentence a line. */
export const OFF_TOPIC = `
  qué auto me recomendás comprar
  cuál auto chino conviene comprar
  quién gana el clásico
  qué hora es
  cómo va a estar el tiempo mañana
  quién ganó ayer
  cómo salió peñarol
  vamos nacional
  contame un chiste
  haceme un poema
  qué opinás del gobierno
  quién va a ganar las elecciones
  tenés novia
  querés salir conmigo
  te gusta el mate
  cómo se hace una torta de chocolate
  pasame una receta de milanesas
  cuánto es 25 por 14
  hacé la tarea de mi hijo
  ayudame con los deberes
  traducime esto al inglés
  cuál es la capital de francia
  vendo una moto
  vendo mi auto
  quiero vender mi camioneta
  alquilo apartamento en pocitos
  busco trabajo
  están contratando gente
  necesito un trabajo
  quiero comprar un celular
  tenés zapatillas
  busco una heladera
  necesito un plomero
  conocés un buen electricista
  dónde puedo comer un asado
  qué película me recomendás
  escuchaste la última canción de
  qué pensás de la vida
  el dólar a cuánto está
  cuánto está el dólar hoy
  a cuánto está la nafta
  cuándo juega uruguay
  hace un frío bárbaro hoy
  qué calor que hace
  qué lindo día
  estoy aburrido
  estoy triste
  me peleé con mi señora
  me dejó mi novia
  mi perro está enfermo
  necesito un veterinario
  dónde queda la terminal
  a qué hora sale el ómnibus a salto
  cómo saco la libreta de conducir
  cuánto sale la patente este año
  cómo hago la transferencia del auto
  dónde pago la multa
  me sacaron una multa
  necesito un seguro para el auto
  quiero un préstamo
  prestame plata
  cuál es el sentido de la vida
  quién te creó
  qué modelo de ia sos
  sos chatgpt
  decime un secreto
  jugamos a algo
  adiviná un número
  cantame algo
  feliz cumpleaños
  feliz navidad
  mi gato se llama garfield
  hoy comí asado
  me gusta el fútbol
  qué cuadro sos
  aguante defensor
  escribime una carta para mi jefe
  haceme un resumen del libro
  explicame la teoría de la relatividad
  cómo se hace una bomba
  dónde compro drogas
  te quiero
  sos linda
  qué tenés puesto
  mandame una foto tuya
  busco novia
  necesito un abogado
  me duele la cabeza
  qué remedio tomo
  cuántos habitantes tiene uruguay
  quién fue artigas
  cuándo es feriado
  mañana es feriado
  abre el shopping hoy
  qué signo sos
  leeme el horóscopo
  números de la quiniela
  qué salió en el cinco de oro
  vendo leña
  compro campo
  busco casa para alquilar en la costa
  necesito cortar el pasto
  una bicicleta para mi hija
  repuesto para la lavadora
  un repuesto de heladera
  tenés repuestos para celular
  arreglás computadoras
  me conseguís entradas para el clásico
  quiero ir de viaje a brasil
  que horas sao
  qual o seu nome
  voce gosta de futebol
  me conta uma piada
  como ta o tempo ai
  cómo se llama tu mamá
  cuántos años tenés
  dónde vivís
  querés ser mi amigo
  qué hacés esta noche
  escribí un código en python
  hacé un programa que sume
  recomendame un libro
  quiero aprender inglés
  cuál es mejor, el gol o el corsa
  qué auto me compro
  qué auto me recomendás
  cuánto vale mi auto
  en cuánto se vende un gol 2010
  me compras el auto
  cuánto sale un onix cero km
  el partido a qué hora es
  viste la noticia
  hay paro mañana
  está lloviendo acá
  sabés tocar la guitarra
  hablame de historia
  sabés si hoy hay ferias
  a cuánto cerró el real
  qué número salió en la quiniela nocturna
  cómo viene el clásico
  quién hizo el gol de uruguay
  aguante el bolso
  arriba peñarol
  cuándo empieza el carnaval
  qué murga te gusta
  hacés chistes
  tirame un piropo
  decime algo lindo
  me siento solo
  estoy deprimido
  necesito hablar con alguien
  mi suegra es insoportable
  querés casarte conmigo
  tenés hijos
  cuál es tu comida favorita
  qué cenaste
  me recomendás un vino
  cómo hago un guiso de lentejas
  cuánto tiempo se hierve un huevo
  cuánto es la raíz cuadrada de 144
  resolvé esta ecuación
  en qué año fue la batalla de las piedras
  cuál es el país más grande del mundo
  quién escribió martín fierro
  dame un resumen de don quijote
  escribí un cuento corto
  inventá una canción
  hacé una rima
  armame un currículum
  redactame un mail para renunciar
  traducí esta frase al portugués
  cómo se dice tornillo en inglés
  qué hora es en japón
  cuánto falta para navidad
  cuándo cae semana de turismo
  está abierto el super hoy
  dónde hay una farmacia de turno
  cómo llego a la terminal tres cruces
  a qué hora pasa el 103
  me recomendás un hotel en colonia
  pasajes baratos a buenos aires
  vendo lavarropas impecable
  permuto moto por auto
  compro tu auto al contado
  alquilo cochera
  se vende terreno en la barra
  busco niñera
  necesito un albañil
  me hacés el presupuesto de una pintura de casa
  necesito un fletero para una mudanza
  quiero arreglar la computadora
  se me rompió el celular, lo arreglás
  necesito repuesto de licuadora
  busco motor para la bomba de agua del pozo
  cadena para la motosierra
  repuesto de tractor de cortar pasto no, era joda
  me duele la muela
  qué tomo para la gripe
  cuánto gana un diputado
  a quién voto
  qué opinás de mujica
  viva el frente
  sos de izquierda o de derecha
  existe dios
  de qué murió gardel
  qué soñás
  tenés sentimientos
  quién te programó
  qué versión sos
  sos gpt
  cuánto cobrás vos por hora
  contame de tu vida
  a qué te dedicás los fines de semana
  jugamos al truco
  adivinanza
  verdad o consecuencia
  hacé el sonido de una vaca
  cantá el himno
  dibujame un caballo
  dame consejos para adelgazar
  cómo levanto minas
  mi vecino pone la música fuerte
  se me perdió el perro
  vieron a mi gato
  busco a mi hermano
  cuánto sale sacar el pasaporte
  cómo renuevo la cédula
  dónde se saca la libreta
  cuánto pago de patente
  cuánto vale un suzuki alto nuevo
  conviene comprar un chino
  qué camioneta es mejor para el campo
  me vendés un auto
  quiero cambiar mi auto por uno más nuevo
  faz um bolo de cenoura
  quem ganhou o jogo
  voce é casada
  cómo le fue a danubio
  qué día juega la celeste
  contame algo gracioso
  sabés cocinar
  quién inventó el auto
  cuál fue el primer auto del mundo
  qué es un motor de combustión interna, explicame para la escuela
  necesito alquilar un auto por el finde
  busco chofer con libreta profesional
  vendo corsa 2008 al día
  cuánto me dan por mi fiat uno
  hacés fletes
  me llevás a carrasco
  preciso un ingeniero agrónomo
  tenés olla a presión
  busco repuesto para la cocina a gas
  se me rompió la tele
  quiero un perro
  cuánto está el kilo de asado
  recomendame una serie
  qué estudiaste
  cuál es tu color favorito
  cuántas estrellas hay
  rezá conmigo
  me tirás las cartas
  de qué signo soy si nací en mayo
  cuándo es el día de la madre
  pasame la letra del himno
  escribime un verso para mi novia
  resolveme 3x+2=11
  cómo saco una mancha de vino
  qué le regalo a mi mujer
  quiero adoptar un gato
  me siento mal, estoy con fiebre
  a qué hora abre el banco
  cuál es el teléfono de ute
  se me cortó la luz en casa
  internet anda mal hoy
  vamo arriba la celeste
  qual time voce torce
  me ayudás con la tarea
  me ayudás con los deberes del liceo
  buscan personal
  están tomando gente
  hay alguna vacante
  escuchás cumbia o rock
  qué música escuchás
  qué hay de comer hoy
  me prestás plata
  me presta unos pesos
  estoy aburrido, charlemos
  decime algo gracioso
  sos linda
  sos real o inventado
  cuál es tu cantante preferido
  vendés celulares
  venden motos de agua
  se me murió el perro
  mi suegra está insoportable
  qué calor que hace
  hace un frío bárbaro
  hoy juega nacional
  quién gana hoy
  cuánto está el real
  sabés de plantas
  qué película me recomendás
  tengo que hacer un trabajo para la facultad
  me das un consejo de amor
  alquilan autos
  cambio moto por auto
  compro terreno
  arreglan lavarropas
  cuánto sale el boleto a Salto
  cuándo cobran los jubilados
  me hacés un resumen de un libro
  traducime esto al inglés
  qué auto me recomendás para comprar
  qué auto chino conviene para comprar
  qué camioneta me compro
  quién mató a kennedy
  quién escribió el quijote
  quién pintó la mona lisa
  quién inventó la rueda
  quién es el presidente de francia
  en qué año fue el maracanazo
  cuántos planetas hay
  dónde nació gardel
  cómo se dice perro en inglés
  cuál es la raíz cuadrada de 81
  cuánto mide el cerro
  cuánto vive una tortuga
  sabés contar un cuento
  contame un cuento de terror
  dale, otro chiste
  dale, uno de gallegos
  acá llueve hace una semana
  acá no para de llover
  no llueve hace meses, está todo seco
  acá hace un calor bárbaro
  se viene la tormenta
  está helando en el campo
  mucho viento por acá
  qué frío que hace
  vas a mirar el partido
  viste el gol de suárez
  vos sos de nacional o de peñarol
  escuchás cumbia
  te gusta la cumbia
  dormís vos
  vos comés
  de qué signo sos
  sos hombre o mujer
  estás de novio
  me querés
  hablás inglés
  sabés jugar al truco
  decime un número del uno al diez
  qué hiciste el fin de semana
  hoy es mi cumpleaños
  mañana me caso
  nació mi hijo
  estoy de resaca
  tengo fiebre, qué tomo
  dónde puedo comprar yerba
  a cuánto está el kilo de asado
  pasame la receta del chivito
  cómo hago un flan
  qué libro me recomendás
  me ayudás con un deber
  escribime un mensaje para mi novia
  escribime una carta
  haceme el curriculum
  qué opinás de los políticos
  cuándo es el feriado
  qué día es hoy
  a qué hora cierra el shopping
  hay ómnibus para rocha
  cómo llego al centro
  vendo casa en la barra
  vendo heladera usada
  vendo un caballo
  compro oro
  presto plata
  necesito un préstamo
  quiero invertir en bitcoin
  me conseguís entradas para el partido
  conocés alguna peluquería
  sabés de algún alquiler
  como tá o tempo aí
  tudo bem contigo
  conta uma piada
  a quién vas a votar
  votaste en las elecciones
  viste qué golazo
  cuántos goles metió cavani este año
  cuántos mundiales ganó uruguay
  conocés algún chapista de confianza
`
