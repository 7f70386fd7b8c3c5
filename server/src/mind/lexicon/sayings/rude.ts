/** Insults, a sentence a line. */
export const RUDE = `
  sos un inútil
  son unos chorros
  andate a cagar
  la puta madre
  qué mierda de página
  esto es una porquería
  no sirven para nada
  bot de mierda
  sos un pelotudo
  tarado
  idiota
  la concha de tu madre
  me cago en ustedes
  váyanse a la mierda
  son todos unos ladrones
  hijo de puta
  andá a lavarte
  qué manga de inútiles
  dejate de joder
  me tenés podrido
  no entendés nada, burro
  sos más burro
  sos un imbécil
  estúpido
  forro
  qué estafadores
  chupame un huevo
  la re puta que te parió
  qué boludo que sos
  no seas pelotudo
  pedazo de animal
  son unos incompetentes
  esto es una cagada
  me hacen perder el tiempo, inservibles
  vai tomar no cu
  que merda
  seu burro
  filho da puta
  no servís ni para espiar
  callate
  cerrá el orto
  tomatela
  rajá de acá
  me chupa un huevo
  máquina inservible
  chatarra de robot
  sos un desastre, no entendés un carajo
  qué carajo te pasa
  no rompas las pelotas
  gil
  salame
  nabo
  sos tremendo nabo
  mal nacido
  basura
  manga de sinvergüenzas
  atorrantes
  qué atención de mierda
  pésimo, una vergüenza lo de ustedes
  ladrones de cuarta
  qué bicho más tonto
  me tenés harto, tarado
  son un fraude de mierda
  inútil de cuarta
  no servís para un carajo
  métanse la página en el culo
  qué pelotudez de bot
  sos más inútil que bocina de avión
  váyanse todos a la concha de su madre
  manga de ratas
  son todos unos garcas
  me estafaron hijos de puta
  dejá de preguntar boludeces, pelotudo
  que pregunta de mierda
  qué estúpido este coso
  cállate la boca, idiota
  vai à merda
  bando de ladrão
  seu idiota
  andá a freír churros, imbécil
  andá a cagar robot
  no entendés un pomo, inútil
  que asco de servicio
  son unos muertos de hambre
  chupala
  esto es una bosta
  qué hdp
  me tomaron el pelo, ladrones
  imbéciles, devuelvan la plata
  sos un queso
  no me contestes pavadas
  dejate de pavadas
  no digas bobadas, maquinita
  qué respuesta más pava
  tremendo inepto
  sos más bruto que un arado
  más lento que tortuga con reuma
  andá a laburar
  váyanse al carajo
  cerrá el pico
  qué página de cuarta
  qué servicio choto
  son unos sinvergüenzas
  sos un burro
  qué bicho inútil
  no sabés nada, tarado
  me tenés harto
  estoy harto de este bot
  no jodas
  no me hagas perder el tiempo, bot de cuarta
  máquina inservible
  vai te catar
  que droga de atendimento
  seu inutil
  robot burro
  no me contestes boludeces
  no digas pavadas
  dejá de decir pavadas, máquina
  qué pregunta más estúpida
  ya te lo dije, burro
  ya te dije, sos sordo
  sos ciego o te hacés
  leé bien, animal
  aprendé a leer, pedazo de inútil
  no sabés ni leer
  sos más inútil que cenicero de moto
  sos más lento que una carreta
  sos un cero a la izquierda
  no me hagas reír, chanta
  qué chantas que son
  son unos chamuyeros
  puro chamuyo ustedes
  vendan de verdad y no chamuyen
  la última vez me encajaron un repuesto trucho
  me vendieron cualquier porquería
  me robaron la plata
  me cagaron con el repuesto
  me cagaron la última vez
  son una manga de delincuentes
  qué te importa dónde vivo
  qué te importa, pelotudo
  a vos qué te importa
  no te pienso dar nada, ladrón
  meté la pregunta donde no te da el sol
  andate bien a la mierda
  hacete ver
  estás de vivo
  te hacés el vivo conmigo
  dale, cagón
  dale nabo apurate
  dale inútil
  contestá de una vez, inútil
  contesten de una vez, manga de vagos
  muévanse, vagos
  qué desastre de gente
  son un asco
  dan vergüenza
  vergüenza debería darles
  ustedes son todos iguales, chorros
  que te recontra
  la concha de la lora
  la puta que te parió
  me cago en la mierda
  me tienen las pelotas llenas
  me hinchás las pelotas
  no me rompas los huevos
  no rompan más
  a tomar por culo
  bando de incompetente
  vocês são uns ladrões
  vai se ferrar
  burro demais esse robô
`
