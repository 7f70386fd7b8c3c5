import { parts } from './format.ts'

/** Parts that are asked for less often, of all categories. */
export const RARE = [
  ...parts(
    'BRAKES',
    `
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
    `tapa de volante
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
    `chaveta de cigüeñal
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
    `buje de palanca de cambios
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
    `sensor de temperatura exterior
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
    `tope de capot
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
    `cubre radiador
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
    `soporte de catalizador
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
