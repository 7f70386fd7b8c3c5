import { parts } from './format.ts'

export const LIGHTS = parts(
  'LIGHTS',
  `
  óptica | s | optica delantera, faro, faro delantero, faros, farol, farol delantero, foco, foco delantero, luz delantera, opticas, farolete, semioptica, optico, cristal de optica completo, luces delanteras, faro principal, farol dianteiro
  faro trasero | sR | farol trasero, optica trasera, stop, luz trasera, piloto, piloto trasero, calavera, faro de atras, farol de atras, luz de atras, lanterna, lanterna traseira, luces traseras, foco trasero, luces de atras, optica de atras, stop trasero, foco de atras
  faro antiniebla | s | antiniebla, antinieblas, rompeniebla, rompenieblas, faro auxiliar, faro de niebla, busca huella, buscahuellas, exploradora, exploradoras, milha, farol de milha, rompe niebla, niblero, nieblero, faros auxiliares
  antiniebla trasero | R | luz de niebla trasera
  faro de giro | s | giro, guiñada, intermitente, luz de giro, guiñe, pisca, señalero, señalero delantero, faro señalero, cuchara de giro, señaleros, guiño, direccional, pisca pisca, luz de señalero
  giro de guardabarro | s | giro lateral, señalero lateral, intermitente lateral, lateral de giro, guiñada lateral, señalero de guardabarro
  giro de espejo | s | señalero de espejo, luz de espejo, giro del espejo
  tercera luz de freno | R | tercer stop, tercera luz, tercer luz de freno, brake light, luz de freno central
  luz de patente | R | luz de matricula, luz de chapa, faro de patente, luz patente, foquito de patente
  luz de retroceso | R | luz de reversa, luz marcha atras, faro de marcha atras, luz de marcha atras, luz de re
  luz interior | | plafon, luz de techo, plafonier, luz de cabina, luz de habitaculo, foco interior, plafon interior
  lámpara | | lampara h4, lampara h7, lamparita, bombita, foquito, lampara led, bombilla, lampada, kit led, cree led, lampara h1, led h4, led h7, lamparas, bombita de luz, lamparita h4, lamparita h7, lampara h11
  kit xenón | | xenon, kit xenon, hid, lampara xenon
  balastro | s | balasto, balastro de xenon, reactor de xenon
  luz diurna | s | drl, luces diurnas, luz diurna led, luz de dia
  portalámpara | s | portalamparas, porta lampara, porta lamparas, socket de lampara, zocalo de lampara, plaqueta de faro, plaqueta de luz trasera, circuito impreso de faro
  acrílico de faro trasero | sR | acrilico, acrilico de farol, mica, mica de farol, plastico de farol, acrilico trasero, mica trasera
  vidrio de óptica | s | cristal de optica, acrilico de optica, lente de faro, vidrio de faro, cristal de faro, lente de optica
  regulador de óptica | s | motor de optica, regulador de faro, motorcito de altura de luces, regulador de altura
  soporte de óptica | s | soporte de faro, patita de optica, base de faro
  barra led | | barral led, barral, barra de led, barra de luces, barra led de techo
  baliza | | balizas, luz baliza
  reflector de paragolpes | sR | ojo de gato, reflectivo, refractario, catadioptrico, reflector de paragolpe
  aro de óptica | s | bisel de optica, marco de faro, moldura de optica
  rejilla de antiniebla | s | marco de antiniebla, tapa de antiniebla, rejilla antiniebla, bisel de antiniebla, aro de antiniebla
  `,
)
