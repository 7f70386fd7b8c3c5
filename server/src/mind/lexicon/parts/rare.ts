import { parts } from './format.ts'

/** Parts that are asked for less often, of all categories. */
export const RARE = [
  ...parts(
    'BRAKES',
    `kit reparación de bomba de freno | ! | kit de bomba de freno, reparacion de bomba de freno, kit reparacion bomba de freno, gomas de bomba de freno, juego de gomas de bomba de freno
    kit reparación de cilindro de rueda | s! | kit de cilindro de rueda, reparacion de cilindro de rueda, gomitas de cilindro de freno, reparacion de cilindro de freno, gomas de cilindro de freno
    resorte de pastilla | a
    chapita de pastilla | a
    tapa de depósito de líquido de frenos
    purgador de caliper | s
    buje de caliper | s
    eje de cinta de freno | s
    junta de servofreno
    perno de cinta de freno | s
    `,
  ),
  ...parts(
    'FILTERS',
    `filtro de respiradero
filtro de techo | | filtro de cabina de techo
filtro de bomba de nafta | | prefiltro de nafta, prefiltro
carcasa de filtro de habitáculo`,
  ),
  ...parts(
    'SUSPENSION',
    `torre de amortiguador | sa | torre de suspension
tope de parrilla | s
perno de parrilla | s
buje de punta de eje | sa | bujes de punta de eje, buje punta de eje, bujes de la punta de eje, buje de muñon, buje de perno de punta de eje
tuerca de maza | s | tuerca de punta de eje
buje de bieleta | sa
perno de elástico | | buje y perno de elastico
tensor de parrilla | s | tensor de suspension, tirante de parrilla
buje de tensor | s
soporte de barra estabilizadora | a
retén de maza | sa | reten de rueda
tapa de maza de rueda | s
buje de amortiguador | sa | ojo de amortiguador`,
  ),
  ...parts(
    'STEERING',
    `barra de dirección | ! | barra corta de direccion, barra larga de direccion, barra de acople, barra de acoplamiento, tirante de direccion
brazo de dirección | s! | brazo de punta de eje
tapa de volante
soporte de bomba de dirección
retén de bomba de dirección
tensor de bomba de dirección
buje de columna de dirección
cubre columna | | tapa de columna, cubrecolumna
dámper de volante`,
  ),
  ...parts(
    'LIGHTS',
    `luz de guantera
luz de baúl | R | luz de valija
luz de puerta | s | luz de cortesia
luz de posición | s | lampara de posicion, luz chica
proyector de óptica | s | lupa de faro
tapa de óptica | s | tapa de faro
mazo de cables de faro | s | cableado de faro`,
  ),
  ...parts(
    'ENGINE',
    `bulón de biela | | bulones de biela, tornillo de biela, tornillos de biela, perno de biela, pernos de biela
soporte de alternador | | pata de alternador, corredera de alternador, soporte del alternador
soporte de compresor | | soporte de compresor de aire, base de compresor
polea de bomba de agua | | polea bomba agua, polea de la bomba de agua, polea bomba de agua
arandela de inyector | | arandelas de inyector, arandela de cobre, arandelas de cobre, arandela de cobre de inyector, arandelas de cobre de inyector
tapa de correa de distribución | | tapa de correa, protector de correa, cubre correa, cubre distribucion, carcasa de distribucion, tapa de distribucion
sensor de presión de turbo | | sensor de turbo, sensor presion turbo
manguera de vacío | | manguerita de vacio, mangueritas de vacio, manguera de depresion, caño de vacio, caño de vacio de servo
separador de aceite | | decantador de aceite, respiradero de motor, separador de vapores de aceite
chaveta de cigüeñal
buje de biela
junta de block
chicler | | chicle de carburador, gicler
precámara
cañería de inyectores | | cañito de inyector, tubo de inyector
perno de pistón | | bulon de piston
seguro de válvula | | chaveta de valvula
platillo de válvula
asiento de válvula | | casquillo de valvula
taqué hidráulico de cadena
patín de cadena | | guia de cadena, patin tensor
junta de bomba de agua
junta de bomba de aceite
junta de turbo
junta de cuerpo de mariposa
flotador de carburador | | flotante de carburador
aguja de carburador
base de carburador | | brida de carburador
cebador | | cable de cebador
condensador de distribuidor | | condensador de platino
electroválvula de canister | | valvula de canister, electrovalvula del canister, valvula de purga
diafragma de carburador
sonda de nivel de gasoil
tapa de bomba de nafta
o-ring de inyector | | gomita de inyector, oring de inyector, sello de inyector
chupador de aceite | | chupador
caño de lubricación de turbo | | caño de aceite de turbo`,
  ),
  ...parts(
    'OTHER',
    `rulemán de diferencial | | rulemanes de diferencial, ruleman de piñon, rodamiento de diferencial
caño de embrague | | flexible de embrague, manguera de embrague, cañito de embrague, caño hidraulico de embrague
buje de palanca de cambios
pedalera | | pedalera completa, conjunto de pedales
eje primario de caja | | primario de caja, eje de mando
satélites de diferencial | | satelites, planetarios, satelites y planetarios, crucetas de diferencial
corona y piñón | | juego de corona y pinon
retén de cardan
tapa de diferencial
carcasa de diferencial
buje de horquilla
eje secundario de caja
tapón de caja
cable de 4x4`,
  ),
  ...parts(
    'ELECTRICAL',
    `comando de espejos | | comando de espejo, tecla de espejos, tecla de espejo, comando espejos, perilla de espejos, perilla de espejo, boton de espejos, boton de los espejos, joystick de espejo, joystick de espejos, control de espejos, comando de los espejos, tecla de los espejos, mando de espejos, regulador de espejos, regulador de espejo, perilla de los espejos
fusible | | fusibles, juego de fusibles, maxifusible, maxifusibles, fusible principal, fusible midi
sensor de luz | | sensor crepuscular, fotosensor, sensor de luces
switch de embrague | | bulbo de embrague, sensor de pedal de embrague, interruptor de embrague
rulemán de alternador | | rulemanes de alternador, rodamiento de alternador
tecla de freno de mano eléctrico | | boton de freno de mano electrico, tecla de freno electrico, tecla de freno de estacionamiento, boton de freno de estacionamiento
sensor de temperatura exterior
sensor de puerta | s | bulbo de puerta
sensor de impacto | s | sensor de choque
pulsador de baúl | R | boton de baul
antena de llave | | aro de inmovilizador
motor de espejo | s
resistencia de luneta
relé de intermitente
caja de relés | | porta reles
tapa de batería
batería de llave | | pila de llave, pila de control
relé de precalentamiento
cable de masa
zumbador`,
  ),
  ...parts(
    'BODY',
    `tapa de gancho de remolque | a | tapa de remolque, tapita de remolque, tapita del gancho de remolque, tapa de gancho, tapita de gancho de remolque, tapita de paragolpe, tapa del gancho de arrastre
rulemán de puerta corrediza | s | ruleman de la guia de puerta, rulemanes de puerta corrediza, ruleman de la puerta corrediza, rodamiento de puerta corrediza, rodillo de puerta corrediza, ruleman de la guia
cilindro de baúl | | tambor de baul, cilindro de porton, bombin de baul, tambor de porton, tambor de valija, cilindro de valija
cable de apertura de baúl | | cable de baul, piola de baul, cable de porton, cable de apertura de porton, piola de valija
tope de capot
tope de puerta | sa
goma de capot | | burlete de capot
goma de portón | | burlete de valija
refuerzo de puerta | s
soporte de guardabarro | s
punta de paragolpes | sa
varilla de cerradura | s
tirante de puerta | s
cristal fijo trasero | sR`,
  ),
  ...parts(
    'ACCESSORIES',
    `posavasos | | portavasos, porta vaso, porta vasos, porta mate
cubre radiador
tapa de consola
levanta asiento | s | manija de asiento
palanca de asiento | s | manija de reclinable
red de baúl
tapa de airbag
soporte de celular
cámara de tablero | | dashcam
buscapolos`,
  ),
  ...parts(
    'TYRES',
    `parche de cubierta
recapado
contrapeso de rueda | | plomo de balanceo
cubierta de auxilio`,
  ),
  ...parts(
    'EXHAUST',
    `tanque de urea | | tanque de adblue, deposito de urea, deposito de adblue
junta de catalizador | | junta de caño de bajada, junta de downpipe
soporte de catalizador
resorte de escape
tornillo de múltiple | | esparrago de multiple
anillo de escape`,
  ),
  ...parts(
    'COOLING',
    `purgador de radiador
codo de agua | | tee de agua, te de agua
cable de calefacción | | comando de calefaccion
tapón de radiador
rejilla de condensador
soporte de electroventilador
tensor de aire acondicionado
compuerta de calefacción | | motor de compuerta`,
  ),
]
