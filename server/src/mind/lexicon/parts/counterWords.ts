/** Words of lorries, scooters, hybrids and the counter for parts of the lexicon: `name in the lexicon | word, word`. */
export const COUNTER_WORDS = `
  grampa de elástico | abarcon, abarcones, grampas de elastico, estribo de elastico, grampa u
  gemelo de elástico | grillete, grilletes, gemelos de elastico
  elástico | balestra, feixe de mola, feixe de molas, paquete de hojas, ballesta, ballestas
  fuelle neumático | bolson de aire, bolson neumatico, fuelle de aire, balon de suspension, fuelle de suspension neumatica
  compresor de suspensión neumática | compresor de suspension, compresor de la suspension
  líquido de dirección hidráulica | liquido de direccion, fluido de direccion, atf de direccion, fluido hidraulico de direccion
  motor completo | medio motor, short block, semi motor, motor semi armado, motor de desarme, motor 0 km
  trampa de agua | racor, filtro racor, filtro trampa de agua, filtro separador de agua
  purgador de gasoil | pera cebadora, bomba cebadora de gasoil, pera de goma de gasoil, perita cebadora
  tapa de radiador | tapa de vaso, tapa del vaso, tapon del vaso
  filtro secador | deshidratador, acumulador de aire acondicionado, secador de aire acondicionado
  carcasa de termostato | flange, bocatoma de agua, porta termostato
  engranaje de distribución | polea de arbol de levas, piñon de arbol de levas, polea de levas
  bulón de tapa | tornillo de tapa, tornillos de tapa, tornillos de culata, juego de tornillos de tapa
  emblema | escudito, logotipo, logo de marca, logo del capot
  chasis completo | bastidor completo
  caño de escape | tren de escape, equipo de escape, coletor de escape
  múltiple de escape | coletor, multiple
  tapizado de techo | cielo raso
  contrapeso de rueda | pesa de balanceo, pesas de balanceo, plomos de balanceo
  filtro de partículas | trampa de particulas, filtro antiparticulas
  bateria de alta tensión | bateria de alto voltaje, bateria hv, bateria del hibrido, bateria de litio de traccion
  cargador de auto eléctrico | cargador portatil tipo 2, cargador tipo 2, cable tipo 2, cargador de pared, cargador domiciliario
  cable de puente | cables pasa corriente, pasa corriente, pasacorriente, chupetes, cables chupete
  inflador | compresor portatil, compresor de 12v
  bujía de precalentamiento | bujia precalentadora, bujias precalentadoras
  computadora de motor | centralita, centralita de motor, centralita electronica
  módulo de caja automática | tcu, centralita de caja
  bendix | impulsor
  llave codificada | control remoto, controlito, llavecita con control
  faro antiniebla | faro de milla, faros de milla
  tablero de instrumentos | reloj del tablero, relojes del tablero
  rueda libre | masa de bloqueo, mazas de bloqueo, cubo de bloqueo
  caja de transferencia | caja reductora, cajita de transfer
  portafiltro de aire | caja portafiltro, porta filtro de aire, caja porta filtro
  bomba de sapito | chorrito, chorritos, chorrito de agua, chorritos de agua
  enganche | acople de remolque, kit de enganche
  pistón | pistao, pistones con aros
  aro de pistón | aneis, aneis de pistao
  polea de cigüeñal | polia, polia do virabrequim
  tapa de depósito de líquido de frenos | tapa de deposito de freno, tapa del deposito de freno, tapa de bomba de freno
  lámpara | lampara t10, bombita de posicion, lampara de un polo, lampara de dos polos, bombita de dos polos, bombita de un polo, lamparita de dos polos, lamparita de un polo, lampara de un contacto, lampara de dos contactos
  barra led | barra de luz
  filtro de aire | filtro de aire deportivo, filtro deportivo, filtro conico, filtro aire conico
  encendedor | encendedor de cigarros, chispero de tablero
  bomba de nafta | bomba mecanica de nafta, bomba de nafta mecanica, bomba de combustible mecanica, pre bomba
  tapón de block | orejita de block, tapones de block, tapita de block, tapon de agua de block
  semieje | semieje con homocineticas, palier completo
`
