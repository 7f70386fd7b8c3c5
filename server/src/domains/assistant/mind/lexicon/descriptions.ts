/**
 * Parts told by what they do or where they are, for whoever does not know their name: `part | word word`. The words have to come
 * in this order, near to each other, behind 'que', 'donde', 'para' or the head of the line; one of several is written `a/b`.
 */
export const DESCRIPTIONS = `
  máquina levantavidrio | que sube/baja/levanta/mueve vidrio/ventana/ventanilla
  manija de levantavidrio | manija/manivela/perilla bajar/subir/levantar vidrio/ventana/ventanilla
  alternador | que carga bateria
  motor de arranque | que da/hace arranque
  motor de arranque | que arranca motor
  caño de escape | caño/tubo humo
  silenciador | que calla/apaga/baja ruido escape/motor
  parabrisas | vidrio/cristal adelante
  parabrisas | vidrio/cristal grande adelante
  luneta | vidrio/cristal grande atras
  faro trasero | luz/luces/foco atras freno
  faro trasero | luz/luces/foco prende freno
  luz de retroceso | luz/luces/foco prende marcha/reversa
  faro de giro | luz/luces/foco doblar
  luz de patente | luz/foco/lampara chapa/matricula/patente
  buje de barra estabilizadora | goma/gomita entre chasis barra
  depósito de agua | tacho/tachito/bidon/bidoncito/frasco/botella/recipiente agua radiador
  depósito de agua | donde echa/pone/va/lleva agua radiador/motor
  depósito de sapito | donde echa/pone/va agua limpiaparabrisas/parabrisas
  varilla de aceite | varilla/varillita/fierro/fierrito medir/mide/medidor/ver aceite
  tapa de aceite | tapa/tapita/tapon donde echa/pone/carga aceite
  tapa de combustible | tapa/tapita/puertita donde echa/pone/carga/va nafta/combustible/gasoil
  soporte de motor | goma/gomita/taco apoya/sostiene/aguanta/agarra motor
  soporte de motor | donde apoya motor
  goma de escape | goma/gomita agarra/sostiene/cuelga/aguanta escape
  goma de escape | que agarra/sostiene/cuelga/aguanta escape
  escobilla limpiaparabrisas | que limpia/limpian parabrisas/vidrio
  correa de distribución | correa/cinta dentada motor
  correa de distribución | correa/cinta motor dentada
  bomba de nafta | bomba/bombita nafta
  bomba de nafta | que manda/chupa nafta
  bomba de agua | que mueve/manda/bombea agua
  cubre motor | tapa/plastico arriba motor
  cubre motor | tapa plastico motor
  cubre cárter | plastico/chapa abajo motor
  cable de acelerador | cable/piola acelerador
  cable de embrague | cable/piola embrague/croche
  cable de apertura de capot | cable/piola abre/abrir capot
  cerradura de capot | que traba/tranca/cierra capot
  varilla de capot | que sostiene/aguanta/mantiene capot
  amortiguador de portón | que sostiene/aguanta/mantiene porton/baul/valija
  burlete de puerta | goma/gomita alrededor/contorno/borde puerta
  burlete de puerta | goma/gomita sella/cierra puerta
  flexible de freno | manguera/cañito/caño/manguerita freno goma
  spoiler de paragolpes | parte/plastico/pedazo abajo paragolpe
  manija de puerta | que abre puerta afuera
  manija interior | que abre puerta adentro
  tambor de arranque | donde va/pone/mete llave arrancar/contacto
  tambor de arranque | donde va/pone/mete llave
  corona de arranque | rueda/corona dentada motor
  soporte de radiador | que sostiene/aguanta/agarra radiador
  parrilla frontal | parrilla/parrillita/rejilla adelante logo/escudo/insignia
  bandeja trasera | bandeja atras parlantes
  bandeja trasera | que tapa/cubre baul/valija
  pasarueda | plastico adentro rueda
  pasarueda | que cubre/tapa/protege rueda adentro
  electroventilador | ventilador radiador
  electroventilador | que enfria/ventila radiador
  termostato | que regula/controla temperatura motor
  espejo interior | espejo/espejito adentro
  aforador | que marca/mide nafta
  llave de giro | palanca doblar/guiño/giro
  filtro de habitáculo | filtro aire adentro
  palanca de cambios | bola/bocha/perilla palanca cambios
  antena | que agarra/capta radio
  lámpara | bombita/lamparita/foquito faro/optica
  bisagra de puerta | que agarra/sostiene/aguanta puerta
  enganche | para enganchar/tirar trailer
  barras de techo | para llevar/cargar techo
`
