/** Of the examples. */
export const LEARNT_FROM = 'e485956361473266'

/** Written by npm run learn: features with their weights. */
export const KIND_WEIGHTS = {
  SYMPTOM: `
    , se=1.25|,=-0.05|.=0.16|:=-0.86|<car> <car>=0.07|<car> <engine>=1|<car>=0.98|<condition>=-0.13
    <engine>=0.12|<n>=-0.68|<name>=0.33|<part> de=-0.13|<side> $=-0.19|<urgency>=-0.11|? $=-0.51|?=-0.8
    @=-3.62|@BOTH_OF_TWO=-0.01|@BRAND=0.22|@CONDITION=-0.19|@CORRECTION=-0.35|@ENGINE=0.13|@GREETING=0.18
    @MODEL=0.64|@NAME=0.35|@QUESTION=-0.14|@RUDE=-0.06|@SYMPTOM=5.39|@URGENCY=-0.15|@WANT=-0.38
    @about TUERCA=-0.58|@asked CONDITION=-0.75|@asked CONFIRM=-2.01|@asked ENGINE=-0.08|@asked PART=-1.38
    @asked QUANTITY=-0.27|@asked SIDE=-0.15|@asked URGENCY=-0.41|@asked VEHICLE=-1|@asked YEAR=-0.26
    @asked nothing=0.18|@facts=-1.18|@like GREETING 0.3=-0.06|@like GREETING 0.6=-0.63
    @like GREETING 0.86=-0.38|@like GREETING 0.97=-0.13|@like INJECTION 0.3=-0.76
    @like INJECTION 0.6=-0.12|@like NOTHING 0.3=-0.52|@like NOTHING 0.6=-0.51|@like QUESTION 0.3=-1.31
    @like QUESTION 0.6=-0.63|@like REQUEST 0.3=-0.86|@like REQUEST 0.6=-0.4|@like REQUEST 0.86=-0.7
    @like REQUEST 0.97=-0.9|@like RUDE 0.3=-0.15|@like SYMPTOM 0.3=0.15|@like SYMPTOM 0.6=1.2
    @like SYMPTOM 0.86=0.4|@like SYMPTOM 0.97=3.23|^ el=-0.1|^ la=-0.3|a=-0.14|aire=0.34|apag*=0.52
    buenas ,=0.2|buenas=0.02|cali*=0.26|cami*=0.86|carr*=1.77|carro=0.03|cuando=1.97|de <part>=1.55
    de=-0.33|del=0.18|dos=-0.46|e=1.38|el <part>=-0.23|el=-0.13|en la=0.03|en=1.08|es un=0.6|fuer*=0.71
    la <car>=0.74|la moto=0.94|la=0.05|lo=-0.14|meu=0.38|mi=0.11|nece*=-0.02|para=-1.67|pren*=1.76
    queda=-1.35|quedo=0.39|sin <part>=1.51|sin=0.8|ta=1.51|teng*=0.62|tengo un=0.34|tira=4.19
    um <car>=2.26|um=0.19|un <car>=1.03|un=0.17|una <car>=1.29|una=0.29|x=0.54|y la=1.09|y=0.94
  `,
  QUESTION: `
    , si=0.69|,=-0.96|<car> <car>=-0.1|<car> ?=-0.1|<condition> $=-0.42|<part> $=-0.45|<place> .=0.13
    <side>=-0.06|? $=0.43|?=3.92|@=-3.39|@ALSO=0.35|@BOTH_OF_TWO=-0.27|@BRAND=-0.06|@CORRECTION=-0.11
    @GREETING=0.02|@QUESTION=1.76|@RUDE=-0.89|@SYMPTOM=-0.33|@WANT=0.12|@about TUERCA=3.92
    @asked CONFIRM=-0.43|@asked CONTACT=-0.4|@asked PART=-0.81|@asked URGENCY=-0.5|@facts=-1.37
    @like GREETING 0.3=-0.72|@like GREETING 0.86=-0.31|@like GREETING 0.97=-0.57|@like INJECTION 0.3=-0.74
    @like INJECTION 0.6=-0.56|@like NOTHING 0.3=-0.99|@like NOTHING 0.6=-0.26|@like OFF_TOPIC 0.3=-1.93
    @like OFF_TOPIC 0.6=-1.38|@like QUESTION 0.3=0.16|@like QUESTION 0.6=1.28|@like QUESTION 0.86=0.65
    @like QUESTION 0.97=1|@like REQUEST 0.3=-0.44|@like REQUEST 0.6=-0.53|@like REQUEST 0.86=-0.61
    @like REQUEST 0.97=-0.42|@like RUDE 0.3=-0.36|@like SYMPTOM 0.3=-0.83|@like SYMPTOM 0.6=-1.04
    @like SYMPTOM 0.86=-0.18|^ <condition>=-0.72|^ el=-0.41|^ no=-0.38|^ ¿=0.39|agra*=2.75|algu*=0.46
    cons*=0.49|consulta=0.1|cuan*=0.91|cuanto=2.42|de <n>=0.71|de <place>=1.19|de=0.45|domingo ?=-0.04
    domingo=-1.09|dos=-0.08|el=-0.19|entr*=1.94|envi*=0.28|hola ,=0.34|hola=0.37|los=0.02|mand*=0.87
    mi=-0.12|no=-1.02|pago=4.44|plaz*=1.44|prec*=0.74|preg*=1.65|que=-0.14|repu*=0.43|sabe*=0.21
    saber=1.43|se=-0.73|sirve=0.07|una=0.34|uste*=0.79|ustedes=0.19|y=-0.03|¿ como=-0.26
  `,
  OFF_TOPIC: `
    ,=-0.9|.=-0.28|<part>=-0.02|<place>=-0.31|<side>=-0.2|<urgency>=-0.84|<year>=-0.24|@=-3.32
    @CONDITION=-0.02|@MODEL=-0.26|@OFF_TOPIC=2.57|@PART=-0.03|@PLACE=-0.37|@QUESTION=-0.03|@RUDE=-1.35
    @URGENCY=-0.9|@YEAR=-0.38|@about TUERCA=-0.1|@about UNKNOWN=1.65|@asked CONDITION=-0.12
    @asked CONFIRM=-0.18|@asked nothing=-0.09|@facts=-1.42|@like GREETING 0.3=-0.81
    @like GREETING 0.6=-0.58|@like GREETING 0.86=-0.39|@like GREETING 0.97=-0.26|@like INJECTION 0.3=-0.55
    @like NOTHING 0.3=-1.06|@like NOTHING 0.6=-0.36|@like OFF_TOPIC 0.3=2.23|@like OFF_TOPIC 0.6=0.51
    @like OFF_TOPIC 0.86=1.47|@like QUESTION 0.6=-0.53|@like QUESTION 0.86=-0.74|@like REQUEST 0.3=-0.93
    @like REQUEST 0.6=-0.61|@like REQUEST 0.86=-0.32|@like REQUEST 0.97=-0.52|@like SYMPTOM 0.3=-1.11
    @like SYMPTOM 0.6=-0.66|@like SYMPTOM 0.86=-0.11|^ <condition>=-0.14|^ <urgency>=-0.04|a la=1.03
    domingo=1.33|en=-0.46|es=-0.24|habl*=1.11|hay=0.3|jaja $=1.84|maquina ?=0.6|me=-0.4|no=-0.05|o=0.76
    para el=1.58|para=0.27|persona o=1.84|quie*=0.62|se=0.03|si=-0.03|sos un=0.84|sos=3.65|un=0.24
    una=1.77|y una=2.14|y=-0.15|¿=-0.27
  `,
  RUDE: `
    , que=1.64|,=-0.22|<condition>=-0.02|<n>=-0.11|<part>=-0.02|<place>=-0.04|? $=-0.66|?=-0.67|@=-3.48
    @CONDITION=-0.07|@GREETING=-0.55|@PART=-0.04|@PLACE=-0.11|@RUDE=10.5|@about TUERCA=-0.88
    @asked CONDITION=-0.48|@asked CONFIRM=-0.35|@asked PART=-0.27|@asked URGENCY=-0.46
    @asked nothing=-0.86|@facts=-1|@like GREETING 0.3=-0.42|@like GREETING 0.6=-0.15
    @like NOTHING 0.3=-0.88|@like NOTHING 0.6=-0.12|@like QUESTION 0.3=-0.19|@like QUESTION 0.6=-0.2
    @like REQUEST 0.3=-0.97|@like REQUEST 0.6=-0.76|@like REQUEST 0.86=-0.55|@like REQUEST 0.97=-0.39
    @like RUDE 0.3=3.01|@like RUDE 0.86=0.98|@like SYMPTOM 0.3=-0.81|@like SYMPTOM 0.6=-0.37|el=-0.69
    en=-0.01|es=-0.09|pedo*=5.24|vez=0.44
  `,
  INJECTION: `
    ,=-0.95|<condition>=-0.12|<part>=-0.09|? $=-0.28|?=-0.44|@=-3.5|@CONDITION=-0.17|@GREETING=-0.48
    @INJECTION=6.19|@OFF_TOPIC=0.53|@PART=-0.1|@YEAR=-0.05|@about TUERCA=-0.43|@asked CONDITION=-0.67
    @asked CONFIRM=-0.27|@asked PART=-0.07|@asked nothing=-0.56|@facts=-1.29|@like GREETING 0.3=-0.44
    @like GREETING 0.6=-0.2|@like GREETING 0.86=-0.04|@like INJECTION 0.3=0.01|@like INJECTION 0.6=0.93
    @like INJECTION 0.97=1.61|@like NOTHING 0.3=-0.77|@like NOTHING 0.6=-0.2|@like QUESTION 0.3=-0.64
    @like QUESTION 0.6=-0.11|@like REQUEST 0.3=-0.91|@like REQUEST 0.6=-0.66|@like REQUEST 0.86=-0.45
    @like REQUEST 0.97=-0.24|@like SYMPTOM 0.3=-0.77|@like SYMPTOM 0.6=-0.35|^ olvidate=0.89|el=-0.5
    haceme=0.37|no=-0.32|olvi*=0.26|olvidate de=0.27|olvidate=0.09|que=-0.15|y=0.03
  `,
  CORRECTION: `
    *=1.59|, <n>=0.47|, el=0.44|, es=1.87|, lo=1.67|, me=1.01|, ya=1.68|,=0.28|. $=-0.73|. .=2.04|.=0.36
    : la=0.09|:=1.34|<car> <car>=-0.81|<car> <year>=-0.15|<car>=-0.03|<condition> ,=0.9|<condition> .=0.22
    <condition> mejor=-0.9|<email> no=0.07|<engine> ,=1.12|<engine>=-0.32|<everyday>=-0.16|<n> ,=0.12
    <n>=0.12|<name>=-0.27|<part> <condition>=-0.59|<part> <side>=-0.23|<part> no=0.81|<part> y=-0.07
    <partNumber>=0.13|<phone> $=0.81|<side> .=0.73|<side>=0.21|<urgency>=-0.73|<year> $=0.09|<year> ,=0.13
    <year> <engine>=-0.14|<year> no=0.38|<year>=0.21|? $=-1.21|?=-0.76|@=-2.99|@AXLE=-0.01|@BRAND=-0.08
    @BROKEN=0.02|@CONDITION=-0.03|@CORRECTION=4.41|@ENGINE=-0.35|@EVERYDAY=-0.22|@GREETING=-1.61
    @INJECTION=-0.18|@KEEP=-0.24|@MILEAGE=-0.07|@MODEL=-0.19|@NAME=-0.32|@PART_NUMBER=0.15|@QUESTION=-0.23
    @REMOVE=2|@SIDE=0.11|@SYMPTOM=-1.32|@URGENCY=-0.82|@WANT=0.2|@YEAR=0.24|@about TUERCA=-0.2
    @asked CONFIRM=2.86|@asked CONTACT=-0.3|@asked PART=-1.74|@asked SYMPTOM=-3.5|@asked URGENCY=-0.01
    @asked VIN=-0.24|@asked YEAR=0.35|@asked nothing=-0.27|@facts=-2.73|@like GREETING 0.3=-1.87
    @like GREETING 0.6=-1.12|@like GREETING 0.86=-0.19|@like INJECTION 0.3=-0.29
    @like INJECTION 0.86=-0.45|@like INJECTION 0.97=-0.33|@like NOTHING 0.3=-1.24|@like NOTHING 0.6=-1.95
    @like OFF_TOPIC 0.3=-0.38|@like QUESTION 0.3=-0.97|@like QUESTION 0.86=-0.42|@like QUESTION 0.97=-0.12
    @like REQUEST 0.3=0.31|@like REQUEST 0.6=0.24|@like REQUEST 0.86=-0.05|@like REQUEST 0.97=-0.17
    @like RUDE 0.3=-1.25|@like RUDE 0.6=-0.03|@like SYMPTOM 0.3=0.09|@like SYMPTOM 0.6=-0.03
    @like SYMPTOM 0.97=-1.8|^ <car>=-0.03|^ <condition>=-0.87|^ <email>=0.99|^ <part>=-0.24|^ <year>=-0.48
    ^ aca=-0.95|^ el=0.3|^ entonces=1.88|^ me=-0.07|^ no=-1.99|^ uh=0.05|a la=-0.24|a=-0.33|agua*=2.63
    ahora que=2.67|ano=0.14|barras=1.34|buen*=0.41|bueno=1.24|com=2.25|comp*=0.32|con=-0.44|cons*=0.18
    cuat*=1.09|de=-0.54|deja*=1.96|del=-0.14|dice=1.65|digo=0.01|dos $=0.84|dos=1.32|el <car>=0.13
    el <part>=0.02|el <side>=0.66|el que=1.22|el=0.58|en el=-0.23|en=0.52|era=1.63|es <year>=0.42
    es el=0.03|es=0.55|ese=0.93|espe*=4.02|esta*=0.08|fui=1.25|hay=0.76|la=0.25|lo=1.27|los <side>=0.89
    los=-0.16|mandalo=0.8|me=-0.16|mi viejo=0.39|nada=-0.23|necesito=-0.18|no ,=4.11|no <car>=2.24
    no perdon=0.13|no=1.22|nume*=0.16|numero=0.18|o=-0.01|orig*=-0.54|para ,=0.16|para=0.11|pedo*=2.84
    pensandolo=3.83|perd*=2.25|pone*=2.27|poneme=0.55|preciso=-0.03|prefiero <condition>=0.33|puedo=-0.22
    que=0.03|qued*=-0.73|quedo=-0.16|quie*=-0.53|recien=0.12|se me=-0.18|se=-1.23|si es=-0.97|si=-0.36
    siem*=0.54|sin <part>=1.55|tien*=-0.24|uh=0.84|un <part>=0.2|un=-0.01|una=-0.03|viejo=0.53|y es=1.47
    ya=0.21|¿=-0.21
  `,
  GREETING: `
    ,=-0.75|.=-0.39|<car>=-0.33|<condition>=-0.36|<part> $=-0.08|<part>=-0.73|<side>=-0.17|<year>=-0.22
    @=-2.67|@CONDITION=-0.41|@GREETING=2.93|@MODEL=-0.47|@PART=-0.75|@QUESTION=-1.26|@SYMPTOM=-1.14
    @WANT=-0.79|@YEAR=-0.38|@about TUERCA=-2.41|@asked CONDITION=-0.63|@asked PART=-0.11
    @asked nothing=0.43|@facts=-1.59|@like GREETING 0.3=0.95|@like GREETING 0.6=0.61
    @like GREETING 0.86=1.23|@like GREETING 0.97=0.86|@like INJECTION 0.3=-0.29|@like NOTHING 0.3=-0.71
    @like NOTHING 0.6=-0.16|@like NOTHING 0.86=-0.22|@like OFF_TOPIC 0.3=-0.12|@like QUESTION 0.3=-0.58
    @like QUESTION 0.6=-1.21|@like QUESTION 0.86=-0.47|@like REQUEST 0.3=-1.12|@like REQUEST 0.6=-0.93
    @like REQUEST 0.86=-0.64|@like REQUEST 0.97=-0.48|@like SYMPTOM 0.3=-1.19|@like SYMPTOM 0.6=-0.91
    @like SYMPTOM 0.86=-0.61|@like SYMPTOM 0.97=-0.2|a=-0.38|cami*=-0.21|camioneta=-0.09|cuan*=-0.16
    de=-0.93|el=-1.03|en=-0.53|eso=1.63|eu=2.06|grac*=0.42|la=-0.13|los=-0.28|me=-0.48|no=-0.52|o=-0.71
    que=-0.37|si=-0.16|un=-0.53|y=-0.55
  `,
} as const
