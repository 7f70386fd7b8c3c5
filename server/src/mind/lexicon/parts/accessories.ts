import { parts } from './format.ts'

export const ACCESSORIES = parts(
  'ACCESSORIES',
  `
  lona de caja | R | lona, lona de camioneta, lona cubre caja, lona maritima, tapa rigida de caja
  barras de techo | | porta equipaje de techo, barra de techo, barras portaequipaje, rack de techo, barra portaequipaje, portaequipaje, parrilla de techo, portaequipajes, bagageiro
  escobilla limpiaparabrisas | a | escobilla, escobillas, limpiaparabrisas, limpia parabrisas, escobillas de limpiaparabrisas, goma de limpiaparabrisas, plumilla, plumillas, palheta, gomas de limpiaparabrisas, escobilla de limpiaparabrisa, escobilla de luneta, escobilla trasera
  alfombra | | alfombras, cubre piso, alfombra de goma, cubrealfombra, tapete, juego de alfombras, alfombras de goma, piso de goma, cubrepiso, alfombra de piso
  bandeja trasera | R | bandeja de baul, luneta bandeja, tapa de baul interior, bandeja cubre baul, porta paquetes, bandeja portaobjetos, bandeja portaparlantes, cubre valija, cubre baul
  radio | | estereo, autoestereo, radio original, equipo de musica, auto estereo, pantalla multimedia, multimedia, central multimedia, stereo, autoradio, radio pasacassette, cd original, pantalla
  marco de radio | | marco de estereo, frente de radio, adaptador de radio, moldura de radio
  parlante | sa | parlantes, altavoz, bafle, altoparlante, alto falante, tweeter
  antena | | antena de techo, antena de radio, antena electrica, base de antena
  cámara de retroceso | R | camara de marcha atras, camara trasera, camara de reversa, camara de estacionamiento, camara de re
  enganche | R | gancho, bola de enganche, enganche de trailer, gancho de trailer, bocha de enganche, enganche de remolque, perno de trailer, engate, bola de remolque
  ficha de tráiler | R | enchufe de trailer, ficha de remolque, ficha de trailer
  funda de asiento | | fundas de asiento, fundas, cubreasientos, cubre asiento, cubreasiento, cubre asientos, tapizado de asiento
  cubrevolante | | cubre volante, funda de volante, forro de volante
  asiento | sa | butaca, asientos, butacas, banco de auto, asiento delantero, asiento trasero, banco, asiento completo
  riel de asiento | s | riel, corredera de asiento, guia de asiento, riel de butaca
  apoyacabezas | sa | apoya cabeza, apoyacabeza, apoya cabezas, cabezal de asiento, apoya nuca
  apoyabrazos | | apoya brazos, apoya brazo, apoyabrazo, descansabrazo
  cinturón de seguridad | sa! | cinturon, cinturones, cinturon seguridad, cinto de seguridad, cinto de seguranca, correa de cinturon, cinto, broche de cinturon, hebilla de cinturon, pretensor, pretensor de cinturon, enganche de cinturon
  guantera | | tapa de guantera, cajuela, gaveta, porta luvas, guantera completa, cerradura de guantera
  consola central | | consola, posa vasos, posavasos, consola de piso, porta vasos, portavasos
  parasol | s | parasoles, visera, tapasol, visera de sol, quebra sol, para sol, tapa sol
  tapizado de puerta | sa | panel de puerta, tapizado puerta, forro de puerta, cartonera de puerta, contrapuerta, cartulina de puerta, panel interior de puerta, tapizado
  tapizado de techo | | techo interior, cielorraso, tapizado techo, forro de techo
  tablero plástico | | plancha de abordo, plancha, torpedo interior, panel de torpedo, tablero plancha, plancha de a bordo, tablero pelado, plancha de tablero
  rejilla de ventilación | | rejilla de aire, difusor de aire, aireador, difusores, toberas de aire, salida de aire, aireadores, rejilla de tablero
  manija de levantavidrio | s | manivela de vidrio, manivela, manija levantavidrio manual, manija levanta vidrio, manivela de levantavidrio
  manija de techo | s | agarradera de techo, manija pasamanos
  perilla | | perillas, perilla de calefaccion, boton de aire
  cenicero | | ceniceros
  extintor | | matafuego, extinguidor, matafuegos
  llave de rueda | | llave cruz, llave de ruedas, llave de tuercas de rueda, chave de roda
  gato | | cricket, crique, gato hidraulico, cric, criquet, gata, macaco
  baliza triangular | | triangulo, balizas triangulares, triangulo de seguridad, balizas de emergencia
  botiquín | | botiquin de auto
  chaleco reflectivo | | chaleco, chalecos, chaleco refractario
  herramientas originales | | juego de herramientas, kit de herramientas
  alarma | | alarma de auto, kit de alarma
  GPS | | navegador, rastreador, localizador
  polarizado | | lamina de vidrios, film polarizado
  deflector de ventanilla | | deflectores, deflector, deflectores de ventanilla, cortagotas, calha de chuva, botaaguas, goteros, deflector de lluvia, deflectores de viento
  portabicicletas | R | porta bicicletas, porta bici, porta bicis, portabicis
  cofre de techo | | baul de techo, baul portaequipaje, portaequipaje cerrado
  barra antivuelco de caja | R | jaula antivuelco, barra antivuelco, roll bar, jaula, santantonio, barra anti vuelco
  defensa delantera | F | mataburro, mata burros, mataburros, bull bar, burrera, mata perro, mataperro, tumba burro, quebra mato, tumbaburro
  defensa trasera | R | defensa de paragolpes trasero
  malacate | | winche, guinche, cabrestante, winch
  snorkel | | esnorquel, toma de aire elevada, snorquel
  cobertor de auto | | funda cubre auto, cubre auto, funda de auto, lona de auto, cobertor
  inflador | | compresor de aire portatil, compresor de cubiertas
  cable de puente | | cables puente, cables de puente, cables de arranque
  cobertor de caja | R | bedliner, cubre caja, protector de caja, piso de caja, cobertor de la caja, protector caja
  manual de usuario | | manual de auto, manual del propietario
  tapa de enganche | R | tapa de remolque
  pedalines | | cubrepedal, cubre pedales, goma de pedal, goma de freno pedal
  silla de bebé | | sillita de bebe, silla para auto, butaca de bebe, silla de niño
  vinilo | | calcomania, calco, calcos, adhesivo, sticker, franja adhesiva, plotter
  `,
)

export const OTHER = parts(
  'OTHER',
  `
  limpiador de inyectores | | limpia inyectores, aditivo de nafta, aditivo
  sellador de juntas | | silicona de motor, pegamento de juntas, sellador, silicona
  grasa | | grasa de litio, grasa para rulemanes, grasa grafitada
  pintura | | pintura de retoque, pintura codigo, lapiz de retoque, pintura bicapa
  pulidor | | pasta de pulir, cera
  tornillo | | bulon, tornillos, perno, tuerca, tuercas, arandela
  limpia contactos | | wd40, lubricante en spray, desengrasante
  escáner OBD | | scanner, escaner, obd2, lector obd
  líquido lavaparabrisas | | liquido de sapito, agua de sapito
  urea | | adblue, arla 32, arla, ad blue
  liquido de caja | | dexron
  `,
)
