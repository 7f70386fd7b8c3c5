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
  con aire
  con aire y dirección
  sin aire
  polarizado no
  eso no
  tá certo
  está certo
  ta joya
  joya
  de una
  sale
  va bien
  todo en orden
  tal cual
  exacto
  así es
  eso mismo
  no lleva
  no trae
  no sabría decirte
  capaz que sí
  puede ser
  me parece que sí
  la verdad ni idea
  es el único dato que tengo
  no tengo la libreta acá
  después lo busco
  lo miro y te digo
  con eso alcanza
  no preciso nada más
  nada más por ahora
  eso sería todo
  lo pienso y vuelvo
  lo pienso y te aviso
  dale mañana sigo
  después sigo
  mañana vuelvo
  no sé el chasis
  no tengo el dato
  no tengo el vin
  no dispongo de la libreta
  no dispongo de ese dato
  lamentablemente no lo tengo a mano
  no tengo los papeles en este momento
  acá van las fotos
  ahí va la foto
  te mando una foto
  ya te lo pasé
  ya lo dije
  eso no lo sé
  no sé qué motor tiene
`
