/** Written by npm run learn: features with their weights. */
export const PART_WEIGHTS = `
  @=1.88|all 1=0.98|all 2=-0.35|all 3=-0.58|all 4=-0.36|asked CONDITION true=-0.44|asked CONDITION=-0.7
  asked CONFIRM true=0.32|asked CONFIRM=0.43|asked PART false=0.41|asked PART=0.06|asked SIDE=-0.12
  asked SYMPTOM=0.52|asked nothing false=0.15|asked nothing=0.21|axle=-0.19|before *=0.97
  before , el=-0.41|before , la=-0.03|before . la=-1.89|before /=-0.85|before : <n>=-0.2|before :=1.97
  before <broken> el=0.45|before <broken> la=0.43|before <n> y=-0.24|before <n>=-0.15|before <part> ,=0.7
  before <part> .=-0.97|before <part> /=-0.88|before <part>=-2.69|before <side> ,=-0.31
  before <side> y=0.41|before <want> la=0.35|before <want> un=-0.45|before <want> una=0.33
  before <want>=0.66|before <year> -=-1.28|before <year> .=-0.36|before <year> el=0.39|before ?=-0.3
  before ^ <want>=0.05|before ^ dos=-1.72|before a la=-0.12|before aburrido .=-3.28|before con el=-0.11
  before con la=-1.17|before dame=-0.83|before de los=-0.02|before de=-0.78|before del=-1.98
  before es el=0.19|before es la=1.82|before la=-0.77|before las=0.35|before todo el=-1.97|before un=0.03
  before y el=1.07|before y la=0.29|before y los=0.44|before y una=0.1|behind $ $=0.07|behind $=0.08
  behind +=-0.42|behind , <want>=-0.47|behind , el=0.28|behind , es=-0.05|behind , no=0.15|behind ,=0.22
  behind . <car>=-2.07|behind .=0.67|behind <car> <car>=-0.66|behind <car>=-1.3|behind <condition>=-0.25
  behind <n>=0.02|behind <part>=-1.53|behind <side> $=0.53|behind <side> .=0.54|behind <side> de=0.02
  behind <side> pra=-0.94|behind <side> y=0.8|behind <side>=0.43|behind con el=0.65|behind con la=-0.21
  behind d un=-0.01|behind da=0.38|behind de <part>=-0.18|behind de ese=1.89|behind de la=1.41
  behind de un=0.27|behind del=0.84|behind digamos=-0.32|behind do=0.36|behind el <part>=-0.74
  behind entonces=-0.22|behind lado <part>=-0.25|behind no=-0.43|behind para <car>=0.23
  behind para el=-0.84|behind para=0.19|behind se=-0.07|behind sola=0.46|behind x2=0.23|behind x8 ,=-0.84
  behind y <part>=0.82|behind y el=1.42|behind y la=0.15|behind y una=-0.64|behind y=-0.45
  category BODY=-0.41|category BRAKES=0.07|category COOLING=0.29|category ELECTRICAL=0.58
  category ENGINE=-0.02|category FILTERS=0.25|category LIGHTS=-0.92|category OTHER=-0.29
  category STEERING=0.08|category SUSPENSION=-0.71|clause ALSO=1.13|clause CORRECTION=1.07
  clause WANT=0.24|condition=2.05|known 0=0.24|last=0.08|left )=1.76|left *=-0.26|left +=1.4|left ,=-0.19
  left -=1.48|left ;=0.28|left <car>=0.08|left <engine>=-0.36|left <n>=0.27|left <part>=0.08
  left <side>=-0.02|left <want>=0.45|left <year>=0.38|left ?=-0.7|left ^=-0.12|left a=-0.33|left ah=0.12
  left amigo=0.22|left ando=-0.11|left ano=-0.8|left arrib*=-0.12|left arriba=-0.16|left auto=-0.77
  left bom=-1.37|left buena*=0.41|left buenas=0.34|left choca*=0.08|left como=-0.87|left completo=-0.56
  left con=-0.75|left d=-0.55|left de=-0.66|left del=-0.17|left dia=-0.59|left dice=0.39|left dicen=-0.86
  left donde=-1.06|left dos=0.08|left e=1.63|left el=-0.73|left en=0.84|left falta*=-1.01|left favor=-1.23
  left hloa=-1.2|left hoal=-2.37|left hola=0.32|left juego=2.23|left kit=-0.65|left la=-0.19
  left las=-0.27|left los=-0.65|left mecan*=0.07|left mecanico=0.14|left nada=-2.79|left neces*=0.4
  left no=-0.79|left o=-0.17|left origi*=-0.68|left original=-1.24|left otro=-0.32|left patin*=-0.2
  left patines=-0.67|left pedid*=-0.95|left pedido=-1.31|left por=-0.17|left prend*=-2.26|left puede=-0.49
  left que=-0.37|left se=0.71|left ser=0.72|left servi*=-1.62|left si=0.32|left sin=-1.05|left std=0.23
  left su=0.43|left tche=-0.23|left te=-0.61|left to=-0.11|left uber=-0.07|left un=-0.21|left va=-1.87
  left x2=0.42|left x=-0.3|left y=0.94|left ya=-2.29|like INJECTION 0.5=-0.75|like REQUEST 0.5=0.25
  like REQUEST 0.86=0.03|like REQUEST 0.97=0.37|like SYMPTOM 0.5=-0.01|like SYMPTOM 0.86=-0.77
  message ALSO=1.05|message BROKEN=-0.44|message CORRECTION=0.6|message SYMPTOM=-0.17|message WANT=-0.45
  name airbag=-0.99|name alfombra=0.09|name amortiguador=0.27|name biela=-1.73|name bieleta=1.08
  name bobina de encendido=0.47|name buje de parrilla=1.04|name bujía=0.63|name burlete de puerta=0.22
  name cadena de distribución=-0.23|name caja de cambios=-1.34|name capot=1.42|name cazoleta=0.67
  name caño de escape=-0.76|name cerradura de baúl=-3.31|name cinta de freno=0.24
  name condensador de aire acondicionado=-0.79|name correa poly v=0.28|name cremallera de dirección=0.02
  name cubierta=-0.6|name cubre cárter=1|name engranaje de caja=-2.8|name escobilla limpiaparabrisas=0.31
  name espejo=-0.17|name extremo de dirección=0.41|name filtro de aceite=0.29|name filtro=-1.89
  name flexible de freno=0.53|name fuelle de homocinética=0.6|name intercooler=-1.87|name inyector=0.48
  name junta=-2.6|name kit de arrastre=-1.97|name kit de distribución=0.27|name kit de embrague=0.73
  name lateral de chapa=-2.34|name llanta=0.37|name llave codificada=-2.56|name lámpara=0.37
  name líquido de frenos=-1.48|name manija de puerta=-0.57|name motor completo=-1.58
  name módulo de ABS=-1.59|name palanca de freno de mano=-3.73|name paragolpes=0.45|name pasarueda=0.55
  name pastilla de freno=1.59|name pistón=-1.1|name placa de embrague=-2.75
  name puerta lateral corrediza=-1.33|name puerta=-2.13|name radiador=0.09|name rampa de inyectores=-1.31
  name rueda completa=-0.53|name rulemán de empuje=-1.23|name rulemán de rueda=0.18
  name sensor de temperatura=-0.37|name sensor=-4.49|name silenciador=-0.26|name sonda lambda=0.27
  name tapa de baúl=-2.38|name tapa de cilindros=-2.09|name tapizado de puerta=-2.78
  name taza de rueda=0.02|name termostato=0.89|name vidrio de puerta=-1.95|name volante=-1.74
  name válvula EGR=0.85|name válvula IAC=-0.85|name óptica=0.04|new 1=0.17|place between 3=-0.2
  place first 1=0.34|place first 2=0.06|place last 2=-0.04|place last 3=0.1|quantity=0.49|right $=-0.08
  right (=0.51|right ,=-0.32|right -=0.58|right .=-0.1|right /=0.15|right :=-0.73|right ;=0.32
  right <broken>=0.11|right <car>=0.16|right <email>=-0.51|right <engine>=-0.13|right <n>=0.91
  right <part>=0.6|right <side>=0.4|right <urgency>=0.4|right <year>=0.92|right ?=-0.74|right a=-0.07
  right abajo=-1.81|right adent*=-0.55|right adentro=-1.07|right ahi=-0.18|right aire=-1.59|right b=-0.46
  right como=-0.59|right compl*=0.85|right d=0.25|right del=0.06|right do=-0.91|right dos=-0.3
  right es=-1.29|right eso=0.04|right esta=0.73|right la=-0.08|right lo=-0.2|right los=0.81|right me=-0.25
  right mi=-0.45|right mismo=0.43|right no=-0.85|right p=1.22|right pa=1.43|right para=0.15
  right por=-0.76|right que=-0.09|right quedo=-1.07|right rejil*=-2.16|right se=-1.76|right si=0.37
  right sola=0.09|right son=-1.96|right tambi*=-0.43|right tambien=-0.55|right un=0.42|right una=0.45
  right viene=-0.69|right vkba=-0.8|right x1=0.73|right y=0.68|side=0.74|words 1=-0.66|words 3=0.7
`
