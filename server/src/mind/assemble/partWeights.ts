/** Written by npm run learn: features with their weights. */
export const PART_WEIGHTS = `
  @=1.57|all 1=1.15|all 3=-0.36|all 4=-0.45|asked CONDITION true=-0.11|asked CONDITION=-0.22
  asked PART false=0.17|asked PART=0.01|asked nothing false=-0.03|asked nothing true=0.14|axle=-0.1
  before *=0.43|before +=0.01|before , la=0.82|before ,=-0.54|before :=1.53|before <part>=-2.09
  before <want> un=-1.09|before <want>=0.07|before ^ <want>=-0.38|before ^ ^=0.06|before ^=0.07
  before con=-0.4|before de=-1.56|before el=0.64|before la=-0.04|before las dos=-1.72|before sin=-0.15
  before y=-0.31|behind $ $=0.01|behind $=0.01|behind (=0.2|behind ,=1|behind . <car>=-0.65|behind .=-0.24
  behind <car>=-1.34|behind <part>=-1.48|behind <side> <side>=-0.02|behind <side> pra=-0.1
  behind de la=1.3|behind del=0.11|behind en=1.1|behind entonces=-0.09|behind para <car>=-0.3
  behind tambien=-1.34|behind y=-0.93|category ACCESSORIES=-0.33|category BODY=-0.59|category BRAKES=1.05
  category ELECTRICAL=0.3|category OTHER=-1.03|category SUSPENSION=-0.57|category TYRES=0.5
  clause ALSO=1.04|clause CORRECTION=0.82|clause WANT=-0.08|first=0.05|known 0=0.19|known 1=-0.66
  last=0.01|left )=1.15|left ,=-0.43|left -=1.77|left .=-0.27|left <broken>=0.6|left <car>=-0.35
  left <engine>=-0.76|left <n>=1.03|left <part>=0.06|left <year>=1.22|left >=0.34|left ^=0.16|left a=-0.85
  left buena*=0.32|left buenas=0.11|left bueno=-1|left c=0.15|left como=-1.24|left compl*=-1.77
  left con=-0.15|left dice=0.89|left dijer*=0.43|left dijeron=0.57|left e=1.04|left el=-0.05|left es=0.2
  left hola=0.77|left lo=-0.07|left los=-0.27|left me=-0.38|left mecan*=0.13|left mecanico=0.26
  left o=-0.1|left para=-1.02|left pedid*=-0.55|left pedido=-0.74|left q=-0.48|left que=-0.15
  left quedo=-1.48|left ser=0.14|left sin=-0.11|left tche=-0.65|left una=0.16|left y=0.99
  like OFF_TOPIC 0.5=-0.49|like REQUEST 0.5=-0.54|like REQUEST 0.97=0.71|like SYMPTOM 0.86=-1.65
  message ALSO=0.12|message BROKEN=0.05|message SYMPTOM=-0.81|message WANT=0.37|name alternador=0.24
  name bobina de encendido=0.42|name caja de cambios=-0.27|name capot=0.48|name correa poly v=-0.99
  name crapodina=-0.6|name cuerpo de mariposa=-0.5|name disco de freno=0.08|name faro antiniebla=-1.12
  name kit de arrastre=-1.31|name manguera de intercooler=-0.21|name motor completo=-2.51
  name parrilla de suspensión=-0.24|name precap=-2.11|name puerta=-1.41|name radiador=0.11
  name sensor de temperatura=-0.06|name silenciador=-0.37|name tensor de distribución=-0.08
  name óptica=0.17|new 1=0.1|place first 1=0.51|place last 3=-0.38|quantity=0.67|right $=0.49
  right ,=-0.59|right .=0.52|right :=-0.57|right <car>=0.76|right <n>=0.17|right <part>=1.48
  right <side>=0.67|right ?=-1.01|right abajo=-0.06|right adent*=-0.35|right adentro=-0.67|right b=-0.17
  right de=0.01|right del=-0.31|right dos=-0.25|right el=-0.04|right en=-1.4|right es=-1.42
  right eso=-0.03|right la=-0.77|right las=0.31|right no=-0.22|right pa=0.35|right para=0.22
  right pero=-0.73|right se=-1.14|right un=0.66|right x=-0.38|right y=1.21|said false=-0.38|side=0.99
  words 1=-0.67|words 3=0.43
`
