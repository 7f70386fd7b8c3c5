/** What a request is made of: parts, cars, people, a sentence a line. */
export const REQUESTS = `
  necesito una bomba de agua para gol 2012
  busco faro delantero derecho de corsa
  tenés pastillas de freno para onix
  precio de amortiguadores de fiat uno 95
  hola preciso un alternador para una saveiro 2008
  ando buscando el espejo izquierdo de un clio
  me consiguen una óptica de polo 2014
  se me rompió el paragolpe delantero
  se me rompió la bomba de nafta
  tengo un spark 2015 y se rompió el radiador
  es un gol power 1.6 nafta
  es del 2011
  modelo 98
  motor 1.4
  el chasis es 9BWZZZ377VT004251
  tiene 180 mil kilómetros
  nuevo por favor
  usado está bien
  me sirve cualquiera
  lo preciso urgente
  para esta semana
  los dos lados
  del lado del acompañante
  el delantero
  las cuatro
  dos unidades
  soy Marcelo
  me llamo Ana Rodríguez
  mi celular es 099 123 456
  mi mail es pepe@gmail.com
  soy de Salto
  estoy en Las Piedras, Canelones
  vivo en Pocitos
  quiero original
  también un filtro de aceite
  y además las bujías
  no, es el derecho
  perdón, es 2013
  me equivoqué, es un fox
  en vez del espejo quiero el faro
  saca las pastillas
  preciso saber precio de embrague completo para hilux
  cotizame kit de distribución palio 1.8
  hay turbo para amarok
  se me partió el semieje
  me robaron la batería
  choqué y preciso capot y guardabarros
  el mecánico me dijo que es la rótula
  me dijeron que cambie los bujes de parrilla
  quiero cambiar los discos
  falta la manija de la puerta trasera
  tapa de cilindros renault 12
  amortiguador delantero x2
  correa y tensor
  una caja de cambios para chevette
  preciso el sensor de oxigeno
  preciso para o meu gol uma bomba
  quero um farol esquerdo do palio
  camioneta nissan frontier doble cabina
  es un auto chino, un chery tiggo
  número de pieza 1K0407151
  sin apuro
  cuando puedan
  es para un taxi
  gomas 175 70 13
  llantas de aleación rodado 15
  necesito un repuesto
  preciso unos repuestos
  busco repuestos para varios autos
  necesito repuestos para tres autos
  necesito cotizar unos repuestos
`
