/** Greetings, thanks and goodbyes, a sentence a line. */
export const GREETINGS = `
  hola
  joya, lo pienso y vuelvo, gracias
  dale, después vuelvo a escribir
  lo hablo en casa y les aviso
  buenas
  buen día
  buenos días
  buenas tardes
  buenas noches
  holaaa
  hola qué tal
  hola cómo andan
  buenas, cómo están
  qué tal
  hey
  hola hola
  muchas gracias
  gracias
  gracias genio
  mil gracias por todo
  chau
  nos vemos
  hasta luego
  hasta mañana
  saludos
  un abrazo
  oi
  oi tudo bem
  bom dia
  boa tarde
  obrigado
  valeu
  bárbaro, gracias
  perfecto gracias
  dale gracias, chau
  hola buenas
  buenas gente
  hola, hay alguien
  buenas, se puede
  hola amigo
  hola vecino
  qué haces
  qué onda
  todo bien
  todo bien por ahí
  buenassss
  ok gracias, saludos
  muy amable
  que tengan buen día
  buen finde
  abrazo grande
  gracias por la atención
  estimados, buenas tardes
  buenas noches, disculpen la hora
  ola
  ola buen dia
  wenas
  hola buen dia gracias x responder
  buen día equipo
  hola tuerca
  holis
  buenasss cómo va
  qué hacés, todo bien
  muy buenas tardes tengan ustedes
  buenos días, un gusto
  hola, me atiende alguien
  hola!! hay alguien por ahí
  gracias por responder
  te agradezco mucho
  genial, mil gracias
  listo, gracias, buen finde
  chau chau
  nos hablamos
  quedo atento, saludos
  un saludo
  bárbaro, abrazo
  bom dia pessoal
  muito obrigado tchau
  hola como andas
  buenas tardes gente linda
  saludos desde artigas
  buen día, cómo les va
  gracias capo
  un abrazo enorme
  hasta luego gracias
  buenas nochess
  oi boa tarde
  gracias por todo, muy amables
  opa
  opa, qué tal
  epa, buenas
  gracias capo
  gracias crack
  gracias maestro
  buenas y santas
  salú
  un saludo grande
  lo pienso y vuelvo, gracias
  joya, gracias
  bárbaro, muchas gracias
  quedo a la espera
  quedo a las órdenes
  quedo atento a su respuesta
  saludo a usted atentamente
  saludos cordiales desde paysandú
  saludos desde el interior
  un abrazo grande
  que ande bien
  buen fin de semana
  cualquier cosa aviso
  gracias igual
  muchas gracias por todo
  ta luego
  bendiciones
  tudo de bom
  até logo
`
