import { expect, test } from 'vitest'
import { heard, partsInWords, type Said } from './test/visitorWords.ts'

const partsAfter = (...turns: readonly Said[]) => partsInWords(heard(...turns).known.parts)

test.each([
  [
    'quiero la puerta delantera izquierda y la trasera derecha de gol',
    'puerta LEFT FRONT, puerta RIGHT REAR',
  ],
  ['2 puertas delanteras y 2 traseras de gol', 'puerta FRONT x2, puerta REAR x2'],
  ['4 amortiguadores, 2 delanteros y 2 traseros', 'amortiguador FRONT x2, amortiguador REAR x2'],
  ['pastillas delanteras y traseras de gol', 'pastilla de freno FRONT, pastilla de freno REAR'],
  ['discos de adelante y de atrás', 'disco de freno FRONT, disco de freno REAR'],
])('splits pieces at several places under one name: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each([
  ['embrague completo (placa, disco y crapodina) para gol', 'kit de embrague'],
  ['soporte de motor derecho (pata), gol', 'soporte de motor RIGHT'],
  ['faro trasero (y la lamparita)', 'faro trasero REAR, lámpara'],
  ['el porton de atras o sea la tapa del baul', 'tapa de baúl REAR'],
  ['tornillos para el paragolpe de gol', 'tornillo'],
  ['paragolpe delantero con agujeros para los antiniebla', 'paragolpes FRONT'],
])('adds no parts for synonyms, contents and uses: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each([
  ['la bomba de agua ya la cambié, ahora preciso el termostato', 'termostato'],
  ['le puse batería nueva y sigue igual, necesito el alternador', 'alternador'],
  ['me dijeron que cambie el termostato pero yo quiero la bomba de agua', 'bomba de agua'],
  ['el mecánico revisó la bobina y está bien, hay que cambiar las bujías', 'bujía'],
  ['porque se rompió el soporte del radiador necesito un radiador', 'radiador'],
  ['necesito un radiador porque se rompió el soporte de motor', 'radiador'],
  ['necesito radiador porque perdió el agua', 'radiador'],
  ['choqué con la puerta de otro auto, necesito el guardabarros', 'guardabarros'],
  ['agarré una loma de burro y rompí el cárter', 'cárter'],
  ['gol 2010, caja manual, preciso cable de embrague', 'cable de embrague'],
])('requests no part that was replaced, advised, hit or is the reason: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each([
  ['necesito filtros de aire para las tres camionetas', 'filtro de aire x3'],
  ['bujías de gol, precisaría cuatro', 'bujía x4'],
  ['anotá 4 espirales, bah 2', 'espiral x2'],
  [
    '3 filtros de aceite; 2 de aire; 1 de nafta',
    'filtro de aceite x3, filtro de aire x2, filtro de combustible',
  ],
  ['bulones de rueda x 16 para gol', 'espárrago de rueda x16'],
  ['1 (una) óptica derecha y 2 (dos) faros antiniebla', 'óptica RIGHT, faro antiniebla x2'],
  ['1 kit de distribución no (correa) / 4 bujías', 'bujía x4'],
  ['pastillas de las 4 ruedas', 'pastilla de freno'],
])('reads counts: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each([
  ['óptica del lado del que maneja', 'óptica LEFT'],
  ['óptica lado mío cuando manejo', 'óptica LEFT'],
  ['espejo del lado del cordón', 'espejo RIGHT'],
  ['hola, seguí derecho nomás: espejo de gol', 'espejo'],
  ['soy chofer de uber, preciso un espejo', 'espejo'],
  ['motor de arranque, ando atrás de uno hace días', 'motor de arranque'],
  ['vendo autos usados, preciso una óptica', 'óptica'],
  ['quiero bomba de asite', 'bomba de aceite'],
  ['un alternador usdao', 'alternador USED'],
  ['espejo izq. de gol usado ¿cuánto demoran?', 'espejo LEFT USED'],
  ['disponen de la junta de tapa de cilindros', 'junta de tapa de cilindros'],
  ['adjunto fotografías del paragolpe trasero', 'paragolpes REAR'],
])('reads sides, words and slips: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test('places a part named later where the complaint was', () => {
  expect(partsAfter('hace un ruido adelante del lado derecho', ['PART', 'el rulemán de rueda'])).toBe(
    'rulemán de rueda RIGHT FRONT',
  )
  expect(partsAfter('golpea atrás', ['PART', 'los amortiguadores delanteros'])).toBe('amortiguador FRONT')
  expect(partsAfter('pierde agua adelante', ['PART', 'bomba de agua'])).toBe('bomba de agua')
})

test.each<[words: string, turns: Said[]]>([
  ['amortiguador FRONT, amortiguador REAR', ['amortiguador de gol', ['AXLE', 'adelante y atrás']]],
  ['tapizado de puerta LEFT', ['tapizado de puerta de gol', ['SIDE', 'de la puerta del conductor']]],
  ['correa poly v', ['se cortó la correa', ['PART', 'la del alternador']]],
  ['alternador', ['preciso un alternador para Clio', ['ENGINE', 'el de 16 válvulas, transmisión manual']]],
  ['alternador, bobina de encendido', ['alternador de clio', ['YEAR', '2010, y también la bobina']]],
  ['rótula, bieleta', ['rótulas de gol', ['VEHICLE', 'Gol Power 2012: y sumale bieletas']]],
  ['radiador USED', ['busco radiador', ['CONDITION', 'usado bo, ando sin un mango']]],
  ['cruceta de cardan', ['crucetas de hilux', ['PART', 'sí, del cardán']]],
])('reads "%s" after an earlier answer', (words, turns) => {
  expect(partsAfter(...turns)).toBe(words)
})

test.each([
  ['juego de pastillas traseras, 2 bieletas de adelante', 'pastilla de freno REAR, bieleta FRONT x2'],
  ['bomba inyectora de Hilux 2.5 con turbo', 'bomba inyectora'],
  ['maza trasera, Corsa 2009, caja manual', 'maza de rueda REAR'],
  ['me rayaron el capó, quiero el paragolpes, no el capó', 'paragolpes'],
  ['no necesito ahora la bomba, dame el termostato', 'termostato'],
  ['el levantavidrios no responde, desearíamos reemplazarlo', 'máquina levantavidrio'],
  ['preciso lo que levanta la ventana', 'máquina levantavidrio'],
  ['se cayó el cosito del techo para taparse del sol', 'parasol'],
  ['hay que darle burro media hora', ''],
])('%s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each<[words: string, turns: Said[]]>([
  ['sensor de presión de neumáticos x4', ['un sensor tpms de ram', ['QUANTITY', 'cuatro sensores mejor']]],
  ['óptica', ['óptica y señalero de fox', 'el señalero lo consiguió mi viejo']],
  ['', ['el auto no arranca', ['SYMPTOM', 'la batería es nueva de hace un mes']]],
  ['bujía x8', ['bujías de gol', ['CONFIRM', 'disculpe, ese motor lleva ocho']]],
])('keeps "%s" wanted after a later message', (words, turns) => {
  expect(partsAfter(...turns)).toBe(words)
})

test.each([
  ['usadas, cero km son un ojo de la cara', 'óptica USED'],
  ['usada porque nueva ni loco', 'óptica USED'],
  ['nueva, la verdad que usada me da miedo', 'óptica NEW'],
  ['cotizame las dos', 'óptica ANY'],
  ['me da lo mismo nuevo que usado', 'óptica ANY'],
  ['sacada de otro auto', 'óptica USED'],
  ['no, usadas jamás', 'óptica NEW'],
  ['nueva o usda', 'óptica ANY'],
  ['de desrame', 'óptica USED'],
  ['la q venga', 'óptica ANY'],
  ['el color no importa', 'óptica'],
])('reads a wish: %s', (says, words) => {
  expect(partsAfter('óptica de gol', ['CONDITION', says])).toBe(words)
})

test.each<[isSymptom: boolean, said: Said]>([
  [true, ['SYMPTOM', 'como un traca traca, del lado derecho']],
  [false, ['SYMPTOM', 'ni idea, yo de autos cero']],
  [false, ['SYMPTOM', '¿ustedes saben qué puede ser?']],
  [false, 'preciso el radiador del uno, está hirviendo'],
])('reads a symptom: %s, %s', (isSymptom, said) => {
  expect(heard(said).kinds.includes('SYMPTOM')).toBe(isSymptom)
})

test.each([
  ['le cambié la batería y el alternador y sigue igual. Quiero el burro de un Corsa', 'motor de arranque'],
  ['tengo una Strada con la caja recién hecha, preciso el kit de embrague', 'kit de embrague'],
  ['el radiador quedó sano, necesito el capot y la parrilla', 'capot, parrilla frontal'],
  ['me robaron la radio y rompieron el vidrio de la puerta, preciso el vidrio', 'vidrio de puerta'],
  ['se rompió la correa de distribución. Preciso el kit de distribución', 'kit de distribución'],
  ['se rompió el espejo. Necesito también el faro', 'espejo, óptica'],
  ['la bobina mide bien. Cotizame el módulo de encendido', 'módulo de encendido'],
])('requests nothing from the story around a wish: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each([
  ['filtros de aceite, aire y combustible', 'filtro de aceite, filtro de aire, filtro de combustible'],
  ['filtro aire + habitáculo', 'filtro de aire, filtro de habitáculo'],
  ['filtro de aire y aceite 10w40', 'filtro de aire, aceite de motor'],
  ['puerta delantera completa', 'puerta FRONT'],
])('repeats the head of a list for each item: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each<[words: string, turns: Said[]]>([
  ['bieleta', ['una varilla que une la barra estabilizadora con el amortiguador']],
  ['máquina levantavidrio', ['se rompió el coso que sube el vidrio, quedó adentro de la puerta']],
  ['', ['no me engancha la cuarta']],
  ['tapa de combustible', ['la tapita por donde se echa la nafta, la dejé en el techo y arranqué']],
  ['kit de embrague', ['kit de embrague para gol: disco, placa y ruleman']],
  ['kit de embrague', ['kit de embrague de gol', ['CONDITION', '¿viene con crapodina?']]],
  ['funda de asiento', ['fundas de asiento para Spin 2017 7 asientos']],
  ['óptica', ['óptica de gol', ['CONTACT', 'Rentas del Faro, Camila']]],
  ['óptica', ['óptica de gol', ['EMAIL', 'mica rodriguez punto uy arroba hotmail punto com']]],
  ['capot', ['capot y parrilla de gol', ['CONFIRM', 'sacá la parrilla']]],
  ['filtro de combustible', ['la bomba de nafta no, el filtro de nafta']],
  ['bomba de agua', ['el motor está bien pero la bomba de agua pierde. Necesito la bomba']],
])('requests only the part in "%s"', (words, turns) => {
  expect(partsAfter(...turns)).toBe(words)
})

test.each([
  ['cubiertas de gol, las más baratas, puestas en Melo', 'cubierta'],
  ['batería de gol, me habló el gomero', 'batería'],
  ['arranca y empieza a balancear, preciso bujías', 'bujía'],
  ['un radiado y un alternado de gol', 'radiador, alternador'],
  ['maniguera del radiadro de gol', 'manguera de radiador'],
])(
  'a word of the language is no misspelled part, unless another word of its name vouches for it: %s',
  (says, words) => {
    expect(partsAfter(says)).toBe(words)
  },
)

test.each<[words: string, turns: Said[]]>([
  ['taza de rueda x4', ['preciso 4 tazas de gol, aro 14']],
  ['sonda lambda FRONT', ['el scanner marcó sensor de oxígeno', ['PART', 'el de adelante del catalizador']]],
  ['manguera de radiador', ['ando atrás de una manguera de radiador']],
  ['espejo', ['espejo de Ka', ['PART', 'con luna y todo completo']]],
  ['maza de rueda', ['maza de rueda de gol con rulemán incorporado']],
  ['bieleta', ['se me salió la rueda, preciso la bieleta de gol']],
  ['kit de arrastre', ['cadena y piñón para moto']],
  ['luna de espejo', ['se me rompió el vidrio del espejo, sólo el vidrio']],
  ['tecla de luces', ['la llave de luces, la palanca que prende las luces y los señaleros']],
  ['motor de limpiaparabrisas', ['preciso un motor limpia para brisas']],
  ['válvula EGR', ['preciso la válvula e ge erre']],
  ['amortiguador REAR', ['preciso los amor tiguadores traseros']],
  ['CDI de moto', ['no da chispa, preciso el cdi de la moto']],
  ['alternador', ['alternador de Sprinter 313 CDI']],
  ['radiador', ['radiador de sandero 8 balbulas']],
  ['pastilla de freno', ['chilla al frenar', ['PART', 'sí, las pastillas, está bien']]],
  ['bateria de alta tensión USED', ['tiene la falla de la batería híbrida. Necesito el pack usado']],
  ['capot', ['chapa y pintura: capot']],
  ['kit de arrastre', ['mi moto tira la cadena, kiero kit cadena y corona']],
  ['termostato', ['a ver si entienden, burros, preciso el termostato']],
])('reads no part from a neighbour word, a whole or the car in "%s"', (words, turns) => {
  expect(partsAfter(...turns)).toBe(words)
})

test.each([
  ['preciso los palitos que aguantan la puerta de atrás', 'amortiguador de portón REAR'],
  ['los fierritos con gas que sostienen la tapa del baúl', 'amortiguador de portón'],
  ['la gomita con forma de acordeón que larga grasa en la rueda', 'fuelle de homocinética'],
  ['el plástico que va arriba de la rueda por adentro', 'pasarueda'],
  ['el tanquecito transparente donde se echa el agua', 'depósito de agua'],
  ['las luces redonditas que van abajo en el paragolpe', 'faro antiniebla'],
  ['bujías de calentar de Frontier', 'bujía de precalentamiento'],
  ['pulmón doble de freno de un Volvo', 'pulmón de freno'],
  ['un neblinero de 208', 'faro antiniebla'],
  ['malacate de la rueda de auxilio', 'soporte de auxilio'],
])('knows the names of laypeople, workshops and the border: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each([
  ['3 baterías para Fiat Fiorino 2019 y 1 para Renault Master 2016', ['batería x3 0', 'batería 1']],
  ['batería para un Mobi 2022, otra para un Spark 2017', ['batería 0', 'batería 1']],
  [
    'filtro de gasoil para 2 camionetas: Tunland 2016 y Vigus 2019',
    ['filtro de combustible 0', 'filtro de combustible 1'],
  ],
  ['radiador para Gol 2010 y termostato para Corsa 2005', ['radiador 0', 'termostato 1']],
])('splits one part for several cars: %s', (says, each) => {
  const { parts } = heard(says).known
  expect(parts.map(part => `${partsInWords([part])} ${part.vehicle}`)).toEqual(each)
})

test.each([
  ['el soporte izquierdo del motor', 'soporte de motor LEFT'],
  ['bisagra derecha del capot de un Fiesta', 'bisagra de capot RIGHT'],
  ['vidrio delantero derecho de la puerta', 'vidrio de puerta RIGHT FRONT'],
  ['manguera superior del radiador', 'manguera de radiador'],
  ['faro derecho de Gol', 'óptica RIGHT'],
])('accepts a place inside the name: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each<[words: string, turns: Said[]]>([
  ['bomba de agua', ['Repuesto: bomba de agua\nAuto: Tiida 2014\nMotor: 1.8']],
  ['bomba de agua', ['bomba de agua de Ranger 2008 motor tres punto cero diesel']],
  ['motor completo', ['Repuesto: motor\nMotor: 1.6']],
  ['motor completo', ['preciso un motor 1.6 para corsa']],
  ['óptica', ['óptica de gol', ['ENGINE', 'te dije que 1.3, fijate burro']]],
  ['óptica', ['óptica de gol', ['SIDE', 'eso qué te importa, burros']]],
  ['motor de arranque', [['PART', 'burro']]],
  ['espejo', ['espejo de un gol, lo arranque contra un muro']],
  ['amortiguador de portón', ['amortiguador de portón de 208', ['YEAR', 'es del 2017']]],
])("reads no parts from an engine's label, an insult or a verb: %s", (words, turns) => {
  expect(partsAfter(...turns)).toBe(words)
})

test('keeps a part when only a wish is denied for it', () => {
  const turns: Said[] = [
    'pastillas y un faro de kwid',
    ['CONDITION', 'el faro de desarme, las pastillas no, nuevas'],
  ]
  expect(partsAfter(...turns)).toBe('pastilla de freno NEW, óptica USED')
})
