/** Written by npm run learn: features with their weights. */
export const PART_WEIGHTS = `
  @=1.93|all 1=0.87|all 2=-0.12|all 3=-0.45|all 4=-0.2|asked CONDITION true=-0.66|asked CONDITION=-1.03
  asked CONFIRM true=0.68|asked CONFIRM=0.83|asked PART false=0.47|asked PART true=-0.06|asked SIDE=-0.8
  asked SYMPTOM=0.84|asked YEAR true=-0.13|asked YEAR=-0.23|asked nothing false=0.12|asked nothing=0.18
  axle=-0.17|before *=0.4|before , el=-0.14|before -=0.22|before . la=-1.78|before /=-0.91|before :=1.54
  before <broken> la=0.4|before <n>=-0.43|before <part> ,=0.82|before <part> .=-0.08|before <part>=-2.58
  before <side> ,=-0.48|before <side> y=0.47|before <want> el=-0.02|before <want> la=0.36
  before <want> un=-0.1|before <want>=1.19|before <year> .=-0.09|before ^ <want>=0.48|before ^ ^=-0.08
  before ^ dos=-2.03|before ^=-0.08|before con el=-0.88|before con la=-0.35|before con=0.03
  before dame=-0.8|before de=-0.4|before del=-1.61|before es el=0.97|before es la=2.05|before la=-1.1
  before las=0.52|before todo el=-1.26|before y el=1.15|before y la=0.31|before y los=0.59
  before y una=0.01|before y=-0.2|behind $ $=0.02|behind $=0.03|behind ( <part>=-0.05
  behind , <side>=-0.51|behind , <want>=-0.64|behind , el=0.46|behind , la=-0.59|behind , y=-0.51
  behind . <car>=-0.55|behind .=0.38|behind / <part>=-0.32|behind <broken>=-0.51|behind <car> <car>=-1.33
  behind <car>=-1.6|behind <condition>=-0.7|behind <part>=-0.34|behind <side> $=0.32|behind <side> .=0.1
  behind <side> <side>=0.29|behind <side> do=-0.45|behind <side> pra=-1.53|behind <side> y=0.45
  behind <side>=0.37|behind de la=0.67|behind de=0.41|behind del=0.78|behind el <part>=-0.62
  behind entonces=-0.95|behind no=-0.69|behind para <car>=0.76|behind para el=-1.25|behind para=0.53
  behind se=-0.1|behind x2=0.11|behind x8 ,=-1.29|behind y <part>=0.38|behind y el=1.17|behind y me=-0.08
  behind y una=-0.99|category ACCESSORIES=0.04|category BODY=-0.4|category BRAKES=0.24
  category COOLING=0.83|category ELECTRICAL=0.3|category ENGINE=-0.23|category FILTERS=1.06
  category LIGHTS=-1.06|category OTHER=-0.38|category STEERING=0.42|category SUSPENSION=-0.86
  clause ALSO=1.1|clause CORRECTION=0.66|clause WANT=0.41|condition=2.02|explained=0.55|first=-0.07
  known 0=0.21|left (=0.06|left )=1.47|left +=1.21|left ,=-0.02|left -=1.91|left :=-0.12|left ;=0.12
  left <broken>=-0.01|left <car>=0.43|left <engine>=-0.61|left <mileage>=0.28|left <n>=0.04
  left <side>=-0.04|left <urgency>=0.46|left <want>=0.42|left <year>=0.27|left ?=-0.98|left ano=-0.68
  left auto=-1.16|left buena*=0.11|left buenas=0.1|left como=-1.51|left completo=-0.59|left con=-0.83
  left d=-0.45|left de=-0.65|left del=-0.55|left dice=0.63|left dos=0.28|left e=1.3|left el=-0.7
  left en=0.02|left entiende=-0.19|left falta*=-0.83|left favor=-1.24|left gomer*=0.03|left hloa=-1.35
  left hoal=-2.24|left juego=1.75|left kit=-0.78|left la=-0.04|left los=-0.79|left me=0.17
  left mecan*=0.08|left mecanico=0.14|left nada=-2.62|left neces*=0.67|left no=-0.98|left pedid*=-0.9
  left pedido=-1.26|left prend*=-1.79|left que=-1.02|left se=0.93|left ser=0.05|left servi*=-1.05
  left si=0.83|left sin=-0.69|left su=0.5|left tche=-0.25|left to=-0.44|left uber=-0.13|left un=-0.28
  left va=-2.64|left vez=-0.13|left x2=0.41|left x=-0.6|left y=0.92|left ya=-0.63|like INJECTION 0.5=-1.06
  like REQUEST 0.5=0.22|like REQUEST 0.86=0.16|like REQUEST 0.97=0.36|like SYMPTOM 0.5=-0.02
  like SYMPTOM 0.86=-0.67|message ALSO=0.66|message BROKEN=-0.34|message CORRECTION=0.48
  message SYMPTOM=-0.46|message WANT=-0.67|name amortiguador=0.46|name biela=-1.82|name bieleta=0.92
  name bobina de encendido=0.81|name buje de parrilla=0.89|name bujía=0.74
  name cadena de distribución=-0.06|name caja de cambios=-1.69|name capot=1.52|name cazoleta=0.64
  name cerradura de baúl=-4.56|name cinta de freno=0.35|name condensador de aire acondicionado=-1.49
  name correa poly v=0.18|name cubierta=-0.89|name cubre cárter=0.19|name deflector de ventanilla=-0.16
  name escobilla limpiaparabrisas=0.42|name espejo=-0.7|name filtro=-2.49|name fuelle de homocinética=0.95
  name junta=-1.47|name kit de arrastre=-1.65|name kit de embrague=0.64|name lateral de chapa=-2.21
  name llanta=0.36|name llave codificada=-2.32|name lámpara=0.21|name manija de puerta=-1.08
  name motor completo=-0.73|name máquina levantavidrio=0.02|name palanca de freno de mano=-4.05
  name paragolpes=0.81|name pastilla de freno=1.11|name pistón=-1.24|name placa de embrague=-2.52
  name puerta lateral corrediza=-1.55|name puerta=-2.26|name rampa de inyectores=-0.86
  name rejilla de paragolpes=-0.65|name rulemán de empuje=-0.15|name silenciador=-0.71
  name sonda lambda=0.39|name tapa de baúl=-2.82|name tapa de cilindros=-1.24
  name tapizado de puerta=-2.88|name tensor de distribución=-0.05|name termostato=0.11|name tornillo=0.03
  name vidrio de puerta=-2.19|name volante=-2.28|name válvula EGR=1.16|new 1=0.23|new 2=-0.1
  place between 3=-0.05|place first 1=0.44|place first 2=0.07|place last 2=-0.07|quantity=0.62
  right ,=-0.3|right .=-0.01|right :=-0.07|right <car>=0.3|right <email>=-0.54|right <n>=1.1
  right <part>=0.62|right <side>=0.3|right <urgency>=0.43|right <year>=1.03|right abajo=-1.5
  right adent*=-0.2|right adentro=-0.3|right ahi=-0.17|right aire=-1.75|right b=-1.07|right como=-0.54
  right compl*=1.29|right con=-0.34|right d=0.18|right da=0.38|right do=-0.59|right e=-0.35|right el=-0.17
  right es=-0.56|right ese=1.27|right la=-0.03|right lo=-0.37|right los=0.33|right me=-0.55|right mi=-0.72
  right no=-0.79|right p=1.09|right pa=1.08|right pra=-0.61|right pro=-0.14|right que=-0.31
  right quedo=-1.62|right se=-1.82|right si=0.12|right sin=-0.45|right tambi*=-0.34|right tambien=-0.45
  right viene=-0.02|right vkba=-1.04|right x1=0.4|right y=0.3|right ya=-0.25|said true=0.02|side=0.94
  words 1=-0.57|words 3=0.86
`
