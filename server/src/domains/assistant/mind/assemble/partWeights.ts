/** Written by npm run learn: features with their weights. */
export const PART_WEIGHTS = `
  @=1.84|all 1=0.95|all 2=-0.45|all 3=-0.77|all 4=-0.46|asked CONDITION true=-0.18|asked CONDITION=-0.31
  asked CONFIRM true=0.31|asked CONFIRM=0.43|asked PART false=0.35|asked PART=0.35|asked SIDE=-0.22
  asked SYMPTOM=0.86|asked nothing false=0.16|asked nothing=0.32|axle=-0.36|before *=0.93|before +=1.26
  before , el=-0.41|before ,=-0.23|before . ,=0.24|before . la=-2.78|before /=-0.97|before : <n>=-0.66
  before :=1.84|before <broken> el=0.47|before <broken> la=1.1|before <n> y=-0.26|before <part> ,=0.7
  before <part> .=-0.6|before <part> /=-0.83|before <part> i=0.01|before <part>=-3.34
  before <side> ,=-0.11|before <side> y=0.43|before <want> la=0.44|before <want> un=-0.48
  before <want> una=1.04|before <want>=0.87|before <year> -=-2.11|before <year> .=-0.43
  before <year> el=0.52|before ?=-0.81|before ^ <want>=0.27|before ^ dos=-1.18|before a la=-0.4
  before aburrido .=-3.42|before con el=-0.44|before con la=-1.13|before con=-0.2|before de=-1.43
  before del=-1.55|before el=0.03|before es el=0.34|before es la=0.77|before i=0.04|before juego de=0.17
  before la=-0.68|before las=0.3|before los=0.06|before todo el=-1.82|before un=0.16|before y el=1.26
  before y la=0.18|before y los=0.8|before y una=0.17|behind $ $=0.03|behind $=0.04|behind )=-0.02
  behind +=-0.63|behind , <part>=0.07|behind , <want>=-0.67|behind , el=0.44|behind , es=-1.24
  behind ,=0.19|behind . <car>=-2.02|behind .=0.45|behind / <part>=-0.69|behind <car> <car>=-0.89
  behind <car>=-1.17|behind <part>=-1.38|behind <side> $=0.64|behind <side> .=0.45
  behind <side> <side>=-0.09|behind <side> de=0.09|behind <side> pra=-0.85|behind <side> y=0.68
  behind <side>=0.56|behind a=-0.47|behind con el=0.77|behind d un=-0.79|behind da=0.32
  behind de <part>=-1.53|behind de ese=1.94|behind de la=2.03|behind de un=0.39|behind del=0.91
  behind digamos=-0.17|behind do=0.23|behind el <part>=-0.83|behind en=0.05|behind entonces ,=-2.75
  behind no=-1.18|behind nomas=0.02|behind o=0.24|behind p=0.42|behind pa=0.66|behind para <car>=0.16
  behind para el=-0.89|behind para=0.33|behind se=-0.16|behind si=0.43|behind sola=0.47
  behind tambien $=0.55|behind x2=0.12|behind x8 ,=-0.42|behind y <part>=0.61|behind y el=1.31
  behind y la=0.06|behind y una=-1.01|behind y=-0.32|category BODY=-0.24|category BRAKES=0.38
  category COOLING=0.33|category ELECTRICAL=0.72|category ENGINE=-0.15|category FILTERS=0.33
  category LIGHTS=-0.78|category OTHER=-0.21|category STEERING=0.2|category SUSPENSION=-0.67
  clause ALSO=0.95|clause CORRECTION=1.15|clause WANT=0.19|condition=1.56|explained=0.01|known 0=0.23
  last=0.03|left )=1.85|left ,=-0.17|left -=1.88|left .=-0.05|left ;=0.29|left <car>=0.06
  left <engine>=-0.6|left <n>=0.43|left <urgency>=0.14|left <want>=0.35|left <year>=0.61|left ?=-0.51
  left ^=-0.12|left a=-0.22|left ah=0.25|left ahi=-2.13|left amigo=0.23|left ano=-0.74|left arrib*=-0.06
  left arriba=-0.07|left auto=-0.28|left bom=-1.95|left buena*=0.4|left buenas=0.4|left como=-0.73
  left compl*=-1.09|left con=-0.64|left cuatr*=-0.09|left cuatro=-0.11|left d=-0.32|left dame=-1.16
  left de=-0.48|left del=-0.24|left dia=-0.21|left dice=1.05|left dicen=-1.12|left dijer*=0.24
  left dijeron=0.35|left dijo=-0.36|left donde=-0.43|left e=2.05|left el=-0.69|left electricista=-0.05
  left en=1|left entero=-0.31|left falta*=-1|left favor=-0.47|left hloa=-1.3|left hoal=-2.06
  left hola=0.45|left i=0.13|left juego=2.63|left kit=-0.07|left la=-0.15|left las=-0.16|left llama=0.17
  left los=-0.88|left manda*=0.78|left mecan*=0.13|left mecanico=0.22|left nada=-2.5|left neces*=0.36
  left no=-0.63|left o=-0.26|left origi*=-0.32|left original=-1.4|left para=-0.08|left pasad*=-0.43
  left patin*=-0.28|left patines=-0.9|left pedid*=-0.98|left pedido=-1.28|left por=-0.41|left prend*=-0.83
  left prende=-2.46|left puede=-0.02|left que=-0.54|left se=0.44|left ser=0.64|left servi*=-1.28
  left sin=-0.96|left solo=0.06|left su=0.7|left ta=0.15|left tche=-0.55|left te=-0.27|left to=-0.18
  left un=-0.19|left va=-1.64|left x2=0.5|left x=-0.19|left y=1.05|left ya=-1.77|like INJECTION 0.5=-0.89
  like REQUEST 0.5=0.14|like REQUEST 0.86=0.14|like REQUEST 0.97=0.38|like SYMPTOM 0.86=-0.82
  message ALSO=1.18|message BROKEN=-0.47|message CORRECTION=0.05|message SYMPTOM=-0.36|message WANT=-0.36
  name airbag=-1.03|name alfombra=0.17|name amortiguador=0.58|name batería=0.15|name biela=-1.47
  name bieleta=1.47|name bobina de encendido=0.48|name bomba de embrague=0.17|name bujía=0.75
  name burlete de puerta=0.04|name cadena de distribución=-0.17|name caja automática=-1.6
  name caja de cambios=-2.03|name capot=1.46|name cardan=-0.69|name cazoleta=1.02
  name caño de escape=-0.26|name cerradura de baúl=-3.06|name cinta de freno=0.33
  name condensador de aire acondicionado=-0.48|name cremallera de dirección=0.14|name cubierta=-0.09
  name cubre cárter=1.22|name electroventilador=0.1|name engranaje de caja=-2.23
  name escobilla limpiaparabrisas=0.04|name espejo=-0.21|name extremo de dirección=0.4
  name filtro de aceite=0.3|name filtro=-1.88|name flexible de freno=0.83|name frente=0.02
  name fuelle de homocinética=0.97|name intercooler=-1.52|name inyector=1.37|name junta=-1.42
  name kit de arrastre=-2.11|name kit de distribución=0.3|name kit de embrague=0.94
  name lateral de chapa=-2.25|name llanta=0.67|name llave codificada=-2.65|name luneta=0.46
  name lámpara=0.62|name líquido de frenos=-1.56|name manija de puerta=-0.54|name motor completo=-2.64
  name módulo de ABS=-1.8|name palanca de freno de mano=-4.05|name paragolpes=0.67|name pasarueda=0.48
  name pastilla de freno=1.78|name pistón=-0.82|name placa de embrague=-2.84
  name puerta lateral corrediza=-1.29|name puerta=-2.25|name radiador=0.29|name rampa de inyectores=-0.66
  name rueda completa=-1.99|name rulemán de empuje=-0.89|name rulemán de rueda=0.36
  name sensor de temperatura=-0.45|name sensor=-4.74|name silenciador=-0.35|name sonda lambda=0.67
  name tapa de baúl=-2.08|name tapa de cilindros=-1.78|name tapizado de puerta=-2.5
  name taza de rueda=0.31|name tecla levantavidrio=-0.34|name tensor de alternador=0.01
  name termostato=0.99|name turbo=0.18|name vidrio de puerta=-1.88|name volante=-0.98
  name válvula EGR=0.98|name válvula IAC=-0.7|new 1=0.03|new 2=-0.01|new 3=0.02|partNumber=0.1
  place between 3=-0.32|place first 1=0.15|place first 2=0.03|place first 3=0.01|place last 2=-0.31
  quantity=0.49|right !=-1.21|right $=0.01|right ,=-0.3|right -=0.61|right /=0.61|right :=-0.51
  right ;=0.32|right <broken>=0.26|right <car>=0.37|right <condition>=-1.2|right <email>=-0.43
  right <n>=0.77|right <part>=0.77|right <side>=0.23|right <urgency>=0.58|right <want>=0.02
  right <year>=0.72|right ?=-1.3|right a=-0.23|right abajo=-1.89|right adent*=-0.57|right adentro=-1.29
  right agua=-1.5|right aire=-1.07|right b=-0.69|right como=-1.6|right compl*=1.36|right d=0.86
  right desde=-0.65|right do=-0.69|right dos=-0.23|right el=-0.17|right es=-0.63|right esta=1.03
  right juego=0.03|right la=-0.18|right los=0.89|right mano=-0.37|right me=-0.34|right mi=-0.47
  right mismo=0.45|right no=-0.34|right nomas=0.01|right o=0.24|right pa=0.58|right para=0.08
  right por=-0.45|right prend*=-1.58|right que=-0.12|right quedo=-0.76|right rejil*=-1.73|right se=-0.87
  right sola=0.06|right son=-0.97|right tambi*=-0.7|right tambien=-0.97|right todo=-0.48|right um=-2.58
  right un=0.33|right una=0.62|right viene=-0.39|right x1=0.7|right x2=0.01|right y=0.6|right ya=-0.15
  side=0.9|words 1=-0.75|words 3=0.68
`
