/** Written by npm run learn: features with their weights. */
export const PART_WEIGHTS = `
  @=1.84|all 1=0.91|all 2=-0.37|all 3=-0.69|all 4=-0.52|asked CONDITION true=-0.23|asked CONDITION=-0.39
  asked CONFIRM true=0.27|asked CONFIRM=0.38|asked PART false=0.48|asked PART=0.18|asked SIDE=-0.4
  asked SYMPTOM=0.8|asked nothing false=0.15|asked nothing true=0.34|asked nothing=0.33|axle=-0.27
  before *=0.75|before +=1.21|before , el=-0.71|before , la=0.06|before ,=-0.22|before . ,=0.18
  before . <want>=-0.92|before . la=-2.92|before .=-0.12|before /=-0.98|before : <n>=-0.28|before :=1.78
  before <broken> el=0.68|before <broken> la=0.7|before <n> y=-0.22|before <part> ,=0.76
  before <part> .=-0.74|before <part> /=-1.02|before <part> i=0.02|before <part>=-3.24
  before <side> ,=-0.06|before <side> y=0.46|before <want> la=0.23|before <want> un=-0.67
  before <want> una=0.71|before <want>=0.65|before <year> -=-2.28|before <year> el=0.49|before ?=-0.76
  before ^ dos=-1.22|before ^ la=-0.15|before a la=-0.24|before aburrido .=-3.5|before con el=-0.71
  before con la=-1.1|before con=-0.37|before de=-1.12|before del=-0.68|before el=0.24|before es el=0.08
  before es la=0.74|before i=0.03|before juego de=0.31|before la=-0.59|before las=0.53
  before todo el=-2.08|before un=0.21|before y el=1.38|before y la=0.2|before y los=1.01|before y una=0.35
  before y=-0.01|behind $ $=0.05|behind $=0.06|behind +=-0.5|behind , <part>=0.01|behind , <want>=-0.65
  behind , el=0.36|behind , es=-1.25|behind , la=-0.19|behind ,=0.39|behind . <car>=-1.76|behind .=0.51
  behind / <part>=-0.66|behind <car> <car>=-0.8|behind <car>=-1.09|behind <part>=-1.48
  behind <side> $=0.68|behind <side> .=0.15|behind <side> pra=-1|behind <side> y=0.09|behind <side>=0.79
  behind ?=-0.22|behind a=-0.48|behind con el=0.53|behind d un=-0.76|behind da=0.18|behind de ese=1.84
  behind de la=1.71|behind de un=0.43|behind de=0.08|behind del=0.91|behind en=0.04
  behind entonces ,=-2.21|behind lado <part>=-0.72|behind no=-1.3|behind nomas=0.05|behind o=0.51
  behind p=0.7|behind para <car>=0.02|behind para el=-1.03|behind para un=0.15|behind para=0.42
  behind se=-0.36|behind sola=0.43|behind tambien $=1.02|behind x2=0.25|behind x8 ,=-0.4
  behind y <part>=0.7|behind y el=1.69|behind y la=0.16|behind y un=0.07|behind y una=-0.54|behind y=-0.41
  category ACCESSORIES=-0.32|category BODY=-0.4|category BRAKES=0.58|category COOLING=0.31
  category ELECTRICAL=0.4|category FILTERS=0.27|category LIGHTS=-1.06|category OTHER=-0.27
  category STEERING=0.03|category SUSPENSION=-0.84|clause ALSO=1.01|clause CORRECTION=1.26
  clause WANT=0.11|condition=1.42|explained=0.3|known 0=0.24|known 1=-0.07|last=0.03|left (=0.21
  left )=1.67|left ,=-0.24|left -=1.9|left .=0.01|left 4ta=-0.01|left ;=0.24|left <car>=0.13
  left <engine>=-0.7|left <n>=0.4|left <want>=0.5|left <year>=0.5|left ?=-0.4|left ^=-0.05|left a=-0.4
  left ah=0.2|left amigo=0.16|left ano=-0.62|left auto=-0.33|left buen=0.34|left buena*=0.31
  left buenas=0.25|left bueno=-0.07|left como=-0.71|left compl*=-1.2|left con=-0.67|left cuatr*=-0.03
  left cuatro=-0.04|left d=-0.18|left da=-1.41|left de=-0.49|left del=-0.38|left dice=1.18
  left dicen=-0.86|left dijer*=0.16|left dijeron=0.25|left dijo=-0.41|left donde=-0.31|left dos=0.03
  left e=1.81|left el=-0.71|left electricista=-0.08|left en=1.25|left falta*=-1.29|left favor=-0.85
  left hoal=-2.21|left hola=0.35|left juego=2|left kit=-0.52|left la=-0.26|left las=-0.4|left llama=0.19
  left los=-0.71|left mecan*=0.07|left mecanico=0.15|left mi=0.06|left motor=0.03|left nada=-2.49
  left no=-0.5|left o=-0.24|left origi*=-0.22|left original=-1.01|left para=-0.34|left pasad*=-0.63
  left patin*=-0.21|left patines=-0.72|left pedi=-0.04|left pedid*=-1.03|left pedido=-1.33|left por=-0.11
  left preci*=0.26|left prend*=-0.77|left prende=-2.18|left que=-0.62|left se=0.14|left ser=0.43
  left servi*=-1.2|left sin=-0.79|left su=0.65|left tche=-0.8|left te=-0.72|left un=-0.12|left va=-1.61
  left x2=0.61|left x=-0.16|left y=0.93|left ya=-1.94|left ¿=0.34|like INJECTION 0.5=-0.86
  like REQUEST 0.5=0.09|like REQUEST 0.86=0.07|like REQUEST 0.97=0.49|like SYMPTOM 0.86=-0.99
  like SYMPTOM 0.97=0.06|message ALSO=1.03|message BROKEN=-0.41|message SYMPTOM=-0.46|message WANT=-0.37
  name airbag=-0.84|name alfombra=0.3|name amortiguador=0.3|name batería=0.41|name biela=-1.72
  name bieleta=1.42|name bobina de encendido=0.78|name bomba de embrague=0.08|name bujía=0.93
  name cadena de distribución=-0.17|name caja automática=-1.55|name caja de cambios=-2.03|name capot=1.51
  name cardan=-0.32|name cazoleta=0.95|name caño de escape=-0.91|name cerradura de baúl=-2.87
  name cinta de freno=0.02|name condensador de aire acondicionado=-0.53|name correa poly v=-0.24
  name cremallera de dirección=0.16|name cubierta=-0.26|name cubre cárter=1.04|name electroventilador=0.08
  name engranaje de caja=-2.21|name escobilla limpiaparabrisas=0.22|name espejo=-0.48
  name extremo de dirección=0.26|name filtro de aceite=0.3|name filtro=-1.94|name flexible de freno=0.74
  name frente=0.16|name fuelle de homocinética=1.02|name intercooler=-1.85|name inyector=0.99
  name junta=-1.43|name kit de arrastre=-2.3|name kit de distribución=0.1|name kit de embrague=0.57
  name lateral de chapa=-2.27|name llanta=0.57|name llave codificada=-2.38|name luneta=0.34
  name lámpara=1.23|name manija de puerta=-0.65|name motor completo=-3.12|name motor de arranque=0.19
  name módulo de ABS=-1.92|name palanca de freno de mano=-4.4|name paragolpes=0.59
  name pastilla de freno=1.35|name pistón=-0.96|name placa de embrague=-2.87
  name puerta lateral corrediza=-0.87|name puerta=-2.45|name radiador=0.24|name rampa de inyectores=-0.75
  name rueda completa=-2.28|name rulemán de empuje=-0.92|name rulemán de rueda=0.17
  name sensor de ABS=-0.17|name sensor de temperatura=-0.56|name silenciador=-0.69|name sonda lambda=0.75
  name tapa de baúl=-2.41|name tapa de cilindros=-2.13|name tapizado de puerta=-2.72
  name taza de rueda=0.15|name termostato=0.82|name vidrio de puerta=-1.71|name volante=-1.28
  name válvula EGR=0.64|name óptica=0.7|new 1=0.04|new 2=-0.08|new 3=0.05|partNumber=0.1
  place between 3=-0.27|place first 1=0.31|place first 2=0.16|place last 2=-0.11|quantity=0.42
  right !=-1.37|right $=0.02|right ,=-0.52|right -=0.49|right /=0.49|right :=-0.61|right ;=0.57
  right <broken>=0.3|right <car>=0.29|right <condition>=-0.53|right <email>=-0.1|right <n>=0.85
  right <part>=0.92|right <side>=0.32|right <urgency>=0.58|right <year>=0.62|right ?=-1.09|right a=-0.09
  right abajo=-2.04|right adent*=-0.7|right adentro=-1.56|right aire=-1.18|right b=-0.49|right como=-0.54
  right compl*=1.3|right d=0.98|right de=0.14|right desde=-0.53|right dos=-0.25|right es=-0.66
  right esta=1.35|right juego=0.08|right la=-0.15|right lo=-0.08|right los=0.96|right mano=-0.43
  right me=-0.29|right meu=-0.52|right mi=-0.65|right no=-0.29|right nomas=0.04|right o=0.46|right pa=1.59
  right para=0.05|right por=-0.36|right prend*=-1.87|right quedo=-1.84|right rejil*=-1.74|right se=-0.8
  right si=0.59|right sola=0.05|right son=-0.92|right tambi*=-0.8|right tambien=-1.11|right todo=-0.7
  right un=0.14|right una=0.44|right viene=-0.89|right x1=0.48|right y=0.51|right ya=-0.03
  said false=-0.07|side=1.06|words 1=-0.69|words 3=0.76
`
