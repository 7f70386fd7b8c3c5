/** Answers without content, a sentence a line. */
export const NOTHING = `
  no sé
  no tengo idea
  ni idea
  no me acuerdo
  dale
  ok
  sí
  no
  ta
  está bien
  todo bien así
  bueno
  perfecto
  listo
  así está
  correcto
  eso es todo
  nada más
  no, nada más
  no lo tengo a mano
  después te digo
  ahora no lo sé
  tendría que fijarme
  me fijo y te digo
  no entiendo
  no te entendí
  cómo
  qué
  me da igual
  lo que sea
  lo mismo
  no importa
  la verdad que no sé
  ni la más pálida idea
  no sabría decirte
  no tengo la libreta acá
  prefiero no darlo
  no quiero dar mi correo
  no tengo mail
  no uso correo
  paso
  siguiente
  seguí
  sigamos
  mandalo nomás
  mandalo así
  de una
  confirmo
  sí, está todo bien
  sim
  nao sei
  pode ser
  tanto faz
  espera
  un momento
  bancame
  ya vuelvo
  estoy manejando
`
