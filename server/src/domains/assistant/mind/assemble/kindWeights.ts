/** Of the tuning conversations. */
export const LEARNT_FROM = '34e1548ab121d681'

/** Written by npm run learn: features with their weights. */
export const KIND_WEIGHTS = {
  SYMPTOM: `
    , <everyday>=-0.11|, <part>=-0.04|, <side>=-0.12|, con=-1.14|, de=0.09|, e=0.61|, es=0.4|, se=0.22
    ,=-0.1|. $=-0.05|. es=0.66|. mi=0.31|. se=-0.53|.=0.01|:=-0.76|<car> <engine>=0.51|<car>=0.36
    <condition>=-0.58|<email>=-0.22|<mileage>=-0.12|<n>=-0.25|<name>=0.19|<part> ,=-0.08
    <part> <side>=-0.28|<part> de=-0.65|<part> del=-0.02|<part> para=-0.38|<part>=-0.06|<phone>=-0.52
    <place> $=-0.33|<place>=-0.19|<side> a=1.3|<urgency>=-0.69|<year> .=-0.08|? $=-0.71|?=-0.97|@=-3
    @ALSO=-0.44|@AXLE=0.4|@BOTH_OF_TWO=-0.77|@BROKEN=-0.24|@CONDITION=-0.62|@CORRECTION=-0.9|@EMAIL=-0.24
    @INJECTION=-0.11|@KEEP=-0.93|@MILEAGE=-0.14|@MODEL=0.31|@NAME=0.19|@OFF_TOPIC=-0.04|@PART=-0.24
    @PHONE=-0.55|@PLACE=-0.24|@QUESTION=-0.33|@REMOVE=0.64|@RUDE=-0.23|@SIDE=-0.45|@SYMPTOM=4.96
    @URGENCY=-0.76|@WANT=-1.02|@YEAR=-0.15|@about TUERCA=-1.03|@asked AXLE=-0.96|@asked CONDITION=-1.16
    @asked CONFIRM=-2.07|@asked CONTACT=-0.52|@asked DEPARTMENT=-0.7|@asked ENGINE=-1.31
    @asked MILEAGE=-0.43|@asked NAME=-1.15|@asked PART=-1.67|@asked PHONE=-0.52|@asked QUANTITY=-1.72
    @asked SIDE=-0.75|@asked SYMPTOM=3.36|@asked URGENCY=-0.97|@asked VEHICLE=-1.4|@asked VIN=-0.64
    @asked YEAR=-1|@asked nothing=0.02|@facts=-1.1|@like GREETING 0.3=-0.56|@like GREETING 0.6=-0.67
    @like GREETING 0.86=-0.43|@like GREETING 0.97=-0.01|@like INJECTION 0.3=-1.14
    @like INJECTION 0.6=-0.81|@like INJECTION 0.86=-0.28|@like INJECTION 0.97=-0.03
    @like NOTHING 0.3=-1.13|@like NOTHING 0.6=-0.97|@like NOTHING 0.86=-0.48|@like OFF_TOPIC 0.3=-1.46
    @like QUESTION 0.3=-1.24|@like QUESTION 0.6=-0.92|@like QUESTION 0.86=-0.34|@like QUESTION 0.97=-0.33
    @like REQUEST 0.3=-0.65|@like REQUEST 0.6=-0.44|@like REQUEST 0.86=-0.53|@like REQUEST 0.97=-0.6
    @like RUDE 0.3=-0.48|@like RUDE 0.86=-0.89|@like SYMPTOM 0.3=0.31|@like SYMPTOM 0.6=0.81
    @like SYMPTOM 0.86=0.51|@like SYMPTOM 0.97=1.47|^ <car>=-0.28|^ <condition>=-0.25|^ <part>=-0.78
    ^ <urgency>=-0.04|^ <year>=-0.33|^ hago=2.54|^ mi=0.32|^ no=-0.2|^ se=-0.64|^ y=-0.25|abajo=0.18
    adentro del=0.72|agar*=0.02|agua por=1.47|aire y=2.5|aire=0.06|al=0.75|anda la=0.14|anda=0.3
    apag*=0.95|auto=0.33|blan*=-0.14|blanco=-0.09|buenas=0.01|cami*=0.16|carr*=1.43|chispa=1.26|como=0.14
    comp*=-0.48|con <part>=-0.4|con=0.21|cuan*=0.25|cuando=2.71|cuen*=-0.31|de <part>=1.01|de=-0.36
    del <car>=0.42|del <year>=0.14|del=0.17|dice=-0.1|direccion=0.5|diri*=0.27|dos=-0.85|dtc=0.47|e=0.18
    el <part>=-0.21|el auto=0.87|el=-0.25|en <part>=0.55|en el=0.13|en=0.42|entr*=0.04|es un=0.98|es=-0.21
    escribo=0.76|espe*=-0.04|esti*=0.92|flot*=-0.68|flota=-0.84|fuer*=0.75|grac*=-0.02|hace=0.04
    la <car>=0.51|la <part>=-0.22|la de=-0.9|la moto=1.7|la=0.06|las=0.01|lo=-0.24|los=-0.18|luz=0.44
    mane*=0.71|me anda=1.23|me=0.1|meu=0.84|mi <car>=0.14|mi automovil=0.6|mi=1.1|mira=-0.11|moja*=0.56
    mojada=0.82|motorcito=2.25|nada=0.5|nece*=-0.57|necesito=-0.36|no ,=-0.51|no me=0.7|no se=-0.52
    no=0.34|onda=0.13|pa=-0.18|para <car>=-0.18|para=-0.66|por=0.44|porq*=0.51|prec*=-0.66|preciso=-0.2
    pren*=2.43|presenta=1.52|que=-0.41|queda=-0.57|quedo sin=0.81|quedo=1.8|quiero <part>=0.87|rale*=0.63
    ralenti=1.15|s=2.19|se rompio=0.38|se=1.13|segu*=0.07|semaforo $=0.09|semaforo=0.19|si=-0.46
    sin <part>=0.25|sin=0.75|son=-0.15|sube=1|suena=0.2|ta=1.58|teng*=0.36|tengo un=0.67|tira=6.44
    toda la=1.13|toda=0.71|um <car>=3.66|um=0.33|un <car>=0.77|un=0.28|una <car>=0.44|una=0.33|vehi*=0.01
    vehiculo=0.84|y <part>=-0.23|y el=0.03|y le=1.39|y=0.9|zumb*=0.39
  `,
  QUESTION: `
    , si=0.22|, una=1.96|, ¿=-0.05|,=-0.68|. $=0.01|.=0.01|:=-0.25|<car> ?=-0.59|<condition> $=-0.94
    <condition> ,=-1.02|<condition> ;=1.42|<condition> ?=2.35|<condition>=-0.1|<engine> <year>=0.01
    <engine>=-0.08|<mileage>=-0.1|<n> <part>=0.3|<n>=-0.47|<part> $=-0.53|<part> <n>=0.57|<part> de=0.1
    <part>=-0.03|<phone>=-0.19|<place> $=-0.48|<side> $=-0.32|<side>=-0.35|<urgency>=-0.21|<year> $=-0.31
    <year>=-0.03|? $=0.21|? hay=1.62|?=3.81|@=-3|@AXLE=-0.24|@BOTH_OF_TWO=-1.03|@BRAND=-0.08|@BROKEN=-0.18
    @CONDITION=-0.15|@CORRECTION=-0.26|@ENGINE=-0.09|@EVERYDAY=-0.01|@GREETING=-0.06|@INJECTION=-2.31
    @MILEAGE=-0.12|@MODEL=-0.09|@OFF_TOPIC=-1.71|@PART=-0.26|@PHONE=-0.23|@QUESTION=1.52|@RUDE=-0.98
    @SIDE=-0.25|@SYMPTOM=-0.27|@URGENCY=-0.26|@WANT=0.17|@YEAR=-0.19|@about TUERCA=4.39
    @asked CONDITION=-0.73|@asked CONFIRM=-1.04|@asked CONTACT=-0.51|@asked DEPARTMENT=-0.9
    @asked EMAIL=-0.59|@asked ENGINE=-0.96|@asked MILEAGE=-0.59|@asked NAME=-0.27|@asked PART=-0.99
    @asked PHONE=-0.39|@asked QUANTITY=-1.08|@asked SYMPTOM=-0.23|@asked URGENCY=-1.11
    @asked VEHICLE=-0.33|@asked VIN=-0.23|@asked YEAR=-0.3|@asked nothing=-0.59|@facts=-1.23
    @like GREETING 0.3=-0.69|@like GREETING 0.86=-0.34|@like GREETING 0.97=-0.25|@like INJECTION 0.3=-0.09
    @like NOTHING 0.3=-1.11|@like NOTHING 0.6=-0.41|@like OFF_TOPIC 0.3=-2.83|@like OFF_TOPIC 0.6=-0.39
    @like OFF_TOPIC 0.86=-0.72|@like QUESTION 0.3=0.08|@like QUESTION 0.6=0.97|@like QUESTION 0.86=0.84
    @like QUESTION 0.97=1.57|@like REQUEST 0.3=-0.66|@like REQUEST 0.6=-0.55|@like REQUEST 0.86=-0.49
    @like REQUEST 0.97=-0.35|@like RUDE 0.3=-0.92|@like SYMPTOM 0.3=-0.98|@like SYMPTOM 0.6=-0.81
    @like SYMPTOM 0.86=-0.4|@like SYMPTOM 0.97=-0.07|^ <car>=-0.42|^ <condition>=-0.49|^ el=-0.46
    ^ kit=-0.24|^ me=0.06|^ muy=1|^ no=-1.16|agra*=1.39|arti*=0.36|busc*=0.58|chap*=-0.92|como hago=1.72
    como=-0.09|con=-0.06|cons*=0.75|cuan*=0.79|cuanto=2.04|de <place>=0.15|de entrega=0.46|de=0.01
    del=-0.42|domingo=-2.04|dos=-0.2|el=-0.01|en=0.38|entr*=3|envi*=1.38|es=0.17|hago para=1.09
    hay <condition>=0.5|hay=0.58|hora=-0.36|inte*=0.27|kit=-1.82|la=-0.01|las=0.17|lo=-0.39|mand*=1.21
    mandar=1.79|mas=-0.39|mi=-0.49|no=-0.78|o es=0.28|o=0.32|ok=-0.39|paga*=0.05|pagar=0.08|pago $=2.82
    pago=1.17|plaz*=1.66|ponerle <part>=0.85|ponerle=0.63|prec*=0.86|precio de=0.83|precio=1.36|preg*=1.43
    que es=0.11|que=-0.16|quis*=0.14|repu*=1.17|saber=2.18|sabes=-1.46|se=-0.31|si=0.1|son=0.29|te=-0.96
    tene*=-0.51|tenes=-0.16|tienen=-0.46|tmb=-0.82|uste*=0.7|ustedes=0.41|venden=0.11|vien*=0.82|y=-0.05
    ¿ como=-0.09|¿ el=0.02|¿ y=-0.55|¿=0.61
  `,
  OFF_TOPIC: `
    ,=-0.65|. $=-0.21|.=-0.39|<car> $=-0.4|<car> <car>=-0.23|<car> <year>=-0.06|<car> para=3.94
    <car>=-0.24|<condition> $=-0.4|<condition>=-0.35|<email>=-0.03|<engine>=-0.24|<n> $=0.3|<n>=0.01
    <part> de=0.61|<part>=-0.32|<phone>=-0.35|<place>=-0.27|<side> $=-0.28|<side>=-0.41|<urgency> $=-0.52
    <urgency>=-1.14|<year> $=-0.08|<year>=-0.25|@=-2.76|@AXLE=-0.16|@BRAND=-0.13|@CONDITION=-0.38
    @EMAIL=-0.04|@ENGINE=-0.24|@GREETING=-0.56|@INJECTION=-1.17|@MODEL=-0.41|@OFF_TOPIC=4.52|@PART=-0.47
    @PHONE=-0.37|@PLACE=-0.31|@RUDE=-2.94|@SIDE=-0.35|@SYMPTOM=-0.28|@URGENCY=-1.19|@WANT=-0.21
    @YEAR=-0.38|@about TUERCA=-0.39|@about UNKNOWN=1.13|@asked CONDITION=-0.67|@asked CONFIRM=-1.44
    @asked CONTACT=-0.46|@asked DEPARTMENT=-0.62|@asked NAME=-1.67|@asked PART=-0.4|@asked PHONE=-0.36
    @asked QUANTITY=-1.88|@asked SYMPTOM=-0.93|@asked URGENCY=-0.23|@asked VIN=-0.25|@asked YEAR=-0.7
    @facts=-1.24|@like GREETING 0.3=-0.57|@like GREETING 0.6=-0.34|@like GREETING 0.86=-0.43
    @like GREETING 0.97=-0.84|@like INJECTION 0.3=-0.41|@like INJECTION 0.86=-0.91
    @like INJECTION 0.97=-0.61|@like NOTHING 0.3=-0.35|@like NOTHING 0.6=-0.76|@like NOTHING 0.86=-0.42
    @like OFF_TOPIC 0.3=2.22|@like OFF_TOPIC 0.6=0.53|@like OFF_TOPIC 0.86=2.41|@like QUESTION 0.3=-0.34
    @like QUESTION 0.6=-0.06|@like QUESTION 0.86=-1.17|@like QUESTION 0.97=-0.59|@like REQUEST 0.3=-0.67
    @like REQUEST 0.6=-0.48|@like REQUEST 0.86=-0.34|@like REQUEST 0.97=-0.51|@like SYMPTOM 0.3=-1.18
    @like SYMPTOM 0.6=-0.75|@like SYMPTOM 0.86=-0.47|@like SYMPTOM 0.97=-0.21|^ <car>=-0.24
    ^ <condition>=-0.61|^ <urgency>=-1.5|^ <year>=-0.24|^ necesito=0.61|^ sos=0.01|^ vendeme=1.24|^ y=0.7
    auto=-0.47|ayer=1.06|como=-0.12|cont*=0.17|contesta=0.01|de octubre=0.94|de=0.14|dola*=0.48
    dolares=0.03|domingo=1.96|dos=-0.02|en=-0.6|es=-0.5|esta=-0.14|hoy=0.25|ia=2.64|jaja=2.18|la=-0.28
    llue*=3.2|los=-0.53|maquina ?=0.78|me va=0.99|mi viejo=0.21|modelo <year>=0.28|necesito el=1.55
    necesito=0.06|no=-0.55|octu*=0.03|octubre=0.62|para el=1.28|para un=1.16|para=0.18|persona o=2.71
    persona=1.17|por=-0.23|prec*=-0.05|que=-0.05|quie*=0.05|quiero un=0.43|se=-0.06|si=-0.55|sos un=0.49
    sos=2.42|teng*=-0.05|todo=-0.4|un <car>=-0.08|un bot=0.31|un=0.8|una <part>=0.03|una persona=0.68
    una=0.79|uno de=0.32|uste*=-0.26|va a=0.65|vend*=1.05|vendeme=3.19|verdad=0.5|viejo $=0.31|y un=0.67
    y una=1.24|¿ y=0.41
  `,
  RUDE: `
    , no=-0.1|, obvio=1.22|,=-0.15|. $=-0.4|. <part>=1.87|<car> $=-0.36|<car> <car>=-0.03
    <car> <year>=0.19|<car> ?=0.07|<car>=0.03|<condition> todo=-1.07|<condition>=-0.2|<email>=-0.01
    <engine> <year>=0.2|<mileage>=-0.01|<n>=-0.48|<part> $=-0.39|<part> <side>=0.09|<part> de=0.23
    <part>=-0.12|<phone> $=-0.09|<phone>=-0.24|<place>=-0.39|<side> $=-0.52|<side> manual=2.52
    <year> $=-0.19|<year> ,=0.65|<year>=0.02|? $=-0.22|@=-3.03|@AXLE=-0.14|@CONDITION=-0.23
    @CORRECTION=-0.31|@EMAIL=-0.03|@GREETING=-0.75|@INJECTION=-0.22|@MILEAGE=-0.02|@MODEL=-0.02
    @OFF_TOPIC=-0.11|@PART=-0.28|@PHONE=-0.27|@PLACE=-0.43|@QUESTION=-0.82|@RUDE=9.77|@SYMPTOM=-0.04
    @WANT=-0.14|@about TUERCA=-0.29|@asked CONDITION=-1.12|@asked CONFIRM=-1.12|@asked CONTACT=-0.24
    @asked DEPARTMENT=-0.39|@asked ENGINE=-0.2|@asked NAME=-1.17|@asked PART=-0.3|@asked QUANTITY=-0.79
    @asked SYMPTOM=-0.36|@asked URGENCY=-1.13|@asked VIN=-0.23|@asked YEAR=-0.23|@asked nothing=-0.88
    @facts=-1.03|@like GREETING 0.3=-0.75|@like GREETING 0.6=-0.54|@like GREETING 0.86=-0.41
    @like GREETING 0.97=-0.3|@like INJECTION 0.3=-0.04|@like INJECTION 0.6=-0.27
    @like INJECTION 0.86=-0.66|@like INJECTION 0.97=-0.14|@like NOTHING 0.3=-1.17|@like NOTHING 0.6=-0.7
    @like OFF_TOPIC 0.3=-1.05|@like OFF_TOPIC 0.6=-0.22|@like QUESTION 0.3=-0.46|@like QUESTION 0.6=-0.05
    @like QUESTION 0.86=-0.65|@like QUESTION 0.97=-0.25|@like REQUEST 0.3=-0.79|@like REQUEST 0.6=-0.61
    @like REQUEST 0.86=-0.43|@like REQUEST 0.97=-0.33|@like RUDE 0.3=1.55|@like RUDE 0.86=1.9
    @like RUDE 0.97=0.11|@like SYMPTOM 0.3=-0.8|@like SYMPTOM 0.6=-0.54|@like SYMPTOM 0.86=-0.41
    @like SYMPTOM 0.97=-0.06|^ <car>=-0.55|^ <condition>=-0.42|^ <urgency>=-0.03|^ <year>=-0.3|^ el=0.06
    ^ hola=-0.06|^ mi=-0.12|a ver=0.24|ahi ?=2.08|bolu*=1.03|burr*=3.15|como=0.47|con una=1.68|cont*=0.38
    de la=0.04|de ustedes=0.05|de=0.02|del <car>=0.28|del=0.07|dice=-0.63|el=-0.31|en=-0.2|es un=1.05
    geni*=0.58|habe*=0.22|haber=0.24|hola=-0.09|la=-0.03|los=-0.33|madr*=0.7|madre=0.74|mande=-2
    mang*=0.07|manga de=0.57|manga=0.79|manual ,=0.34|me=-0.06|mi=-0.75|muer*=0.28|muerto=0.88|nadi*=0.47
    nadie=0.76|pedo*=5.82|porq*=-0.05|preciso=0.01|que no=0.1|que=0.57|servicio=0.77|sos un=-1.3|sos=1.38
    te lo=1.01|te=0.95|todo ,=-1.17|va a=2.65|ver si=1.37|y=-0.12|ya te=1.97|¿ o=2.18
  `,
  INJECTION: `
    , es=0.01|,=-0.62|. $=-0.22|<car> $=-0.12|<car>=-0.05|<condition> $=-0.07|<condition>=-0.52
    <part> $=-0.23|<part> para=0.01|<part>=-0.14|<phone>=-0.24|<place> $=-0.14|<place>=-0.39
    <side> $=-0.13|<side>=-0.17|<urgency>=-0.37|<year> $=-0.13|<year> .=0.74|<year>=-0.07|? $=-0.56
    ?=-0.68|@=-3.03|@AXLE=-0.1|@CONDITION=-0.56|@CORRECTION=-0.12|@GREETING=-0.59|@INJECTION=8.81
    @MODEL=-0.21|@PART=-0.29|@PHONE=-0.27|@PLACE=-0.43|@RUDE=-0.2|@SYMPTOM=-0.01|@URGENCY=-0.4|@WANT=-0.15
    @YEAR=-0.2|@about TUERCA=-0.52|@asked CONDITION=-1.02|@asked CONFIRM=-1.36|@asked CONTACT=-0.3
    @asked DEPARTMENT=-0.21|@asked ENGINE=-0.49|@asked NAME=-1.01|@asked PART=-0.55|@asked PHONE=-0.87
    @asked QUANTITY=-0.92|@asked SYMPTOM=-0.16|@asked URGENCY=-0.58|@asked VEHICLE=-0.24|@asked VIN=-0.04
    @asked YEAR=-0.28|@asked nothing=-0.68|@facts=-1.13|@like GREETING 0.3=-0.58|@like GREETING 0.6=-0.41
    @like GREETING 0.86=-0.3|@like GREETING 0.97=-0.15|@like INJECTION 0.6=0.59|@like INJECTION 0.86=0.16
    @like INJECTION 0.97=2.6|@like NOTHING 0.3=-0.88|@like NOTHING 0.6=-0.51|@like NOTHING 0.86=-0.08
    @like OFF_TOPIC 0.3=-0.27|@like QUESTION 0.3=-0.7|@like QUESTION 0.6=-0.39|@like QUESTION 0.86=-0.12
    @like REQUEST 0.3=-0.81|@like REQUEST 0.6=-0.62|@like REQUEST 0.86=-0.46|@like REQUEST 0.97=-0.34
    @like RUDE 0.3=-0.59|@like RUDE 0.6=-0.3|@like SYMPTOM 0.3=-0.93|@like SYMPTOM 0.6=-0.65
    @like SYMPTOM 0.86=-0.27|^ <car>=-0.18|^ <condition>=-0.46|conf*=1.27|dije que=0.19|el=-0.33
    es una=0.52|escribi=2.05|hace*=0.01|la=-0.23|me=-0.01|mi=0.55|no=-0.57|o=-0.09|orde*=2.04|para=0.02
    que las=0.27|se=-0.03|si=-0.24|sist*=0.15|sistema=0.17|sobr*=0.8|sobre=1.4|y=0.16
  `,
  CORRECTION: `
    *=1.56|, <car>=-0.14|, <condition>=-0.1|, <n>=0.16|, <side>=0.08|, <year>=0.18|, asi=0.39|, el=0.42
    , es=0.98|, ese=0.17|, la=-0.19|, lo=0.46|, me=0.36|, no=0.32|, o=0.45|, para=0.08|, pues=0.36
    , un=0.02|, ya=0.55|,=0.44|. $=-1.07|. .=2.38|. <side>=0.3|. ah=2.21|. bueno=3.1|. digo=0.37|. y=1.18
    .=0.47|: <email>=-0.3|: <phone>=1.3|: es=0.87|:=0.62|<car> .=0.75|<car> <car>=-0.36
    <car> <engine>=-0.19|<car> <year>=-0.27|<car>=-0.1|<condition> ,=0.75|<condition> .=0.2
    <condition> nomas=0.74|<condition>=-0.54|<email> $=-0.17|<email> no=1.96|<engine> ,=0.93
    <engine>=-0.13|<everyday>=-0.26|<mileage>=-0.23|<name> ,=-0.04|<name>=-0.24|<part> $=-0.21
    <part> ,=0.42|<part> .=0.31|<part> <condition>=-0.29|<part> con=-0.36|<part> de=-0.29|<part> del=-1.41
    <part> es=0.03|<part> lo=0.17|<part> para=0.15|<part> y=-0.39|<part>=-0.02|<phone> .=0.35|<phone>=-0.1
    <place> $=-0.39|<place> ,=0.12|<place> .=0.56|<side> $=0.35|<side> ,=0.26|<side>=0.02
    <urgency> <urgency>=0.04|<urgency>=-0.47|<year> $=0.31|<year> ,=0.03|<year> .=0.59
    <year> <engine>=-0.21|<year> no=0.8|<year> y=-0.03|? $=-1.33|? no=1.43|?=-0.99|@=-2.78|@AXLE=-0.23
    @BOTH_OF_TWO=-0.32|@BRAND=-0.07|@BROKEN=-0.23|@CONDITION=-0.6|@CORRECTION=5|@ENGINE=-0.14
    @EVERYDAY=-0.3|@GREETING=-1.19|@INJECTION=-1.31|@KEEP=-1.16|@MILEAGE=-0.26|@MODEL=-0.25|@NAME=-0.26
    @OFF_TOPIC=-1.52|@PART=-0.13|@PHONE=-0.12|@QUESTION=-0.63|@REMOVE=2.67|@RUDE=-1|@SIDE=0.22
    @SYMPTOM=-0.69|@URGENCY=-0.55|@YEAR=-0.01|@about TUERCA=-0.84|@asked AXLE=-0.2|@asked CONDITION=-0.13
    @asked CONFIRM=2.7|@asked CONTACT=-0.58|@asked DEPARTMENT=-0.5|@asked ENGINE=-1.05
    @asked MILEAGE=-0.14|@asked MODEL=0.26|@asked PART=-1.72|@asked PHONE=-0.29|@asked QUANTITY=-0.01
    @asked SIDE=-1.63|@asked SYMPTOM=-3.35|@asked URGENCY=-0.6|@asked VEHICLE=-0.87|@asked VIN=-1.06
    @asked YEAR=-0.31|@asked nothing=-0.52|@facts=-2.11|@like GREETING 0.3=-1.32|@like GREETING 0.6=-0.78
    @like GREETING 0.86=-0.58|@like GREETING 0.97=-0.03|@like INJECTION 0.3=-0.55
    @like INJECTION 0.97=-1.35|@like NOTHING 0.3=-1.63|@like NOTHING 0.6=-0.98|@like NOTHING 0.86=-0.6
    @like OFF_TOPIC 0.3=-0.32|@like OFF_TOPIC 0.86=-0.17|@like QUESTION 0.3=-0.49|@like QUESTION 0.86=0.3
    @like QUESTION 0.97=-0.91|@like REQUEST 0.3=0.06|@like REQUEST 0.6=0.01|@like REQUEST 0.86=-0.08
    @like REQUEST 0.97=-0.32|@like RUDE 0.3=-1.21|@like RUDE 0.6=-0.99|@like RUDE 0.86=-0.19
    @like SYMPTOM 0.3=0.19|@like SYMPTOM 0.6=-0.29|@like SYMPTOM 0.86=-0.42|@like SYMPTOM 0.97=-1.83
    ^ <car>=-0.81|^ <condition>=-1.16|^ <email>=0.04|^ <n>=-0.11|^ <part>=-0.53|^ <place>=-0.08
    ^ <year>=-0.35|^ aca=-0.29|^ el=0.17|^ esta=-0.15|^ jaja=0.72|^ la=0.23|^ mire=-0.14|^ nah=0.84
    ^ no=-1.52|^ uh=0.04|a la=-0.41|a ver=0.98|a=-0.45|aca .=0.41|acla*=0.76|agre*=-0.46|agua*=1.74
    ah=0.07|ahor*=0.03|ahora que=2.37|ahora=0.2|anda=-0.01|anot*=0.33|arroba no=0.29|arroba=0.46|bah=0.26
    barras=1.33|bien=-0.81|bomba=0.42|buen*=0.15|bueno=1.07|camb*=0.85|cambie=0.15|cami*=-0.51|chas*=-0.38
    chasis=-0.11|com=0.58|con <part>=0.39|con=-0.02|consegui $=0.4|conviene=0.22|correcto=-0.07|coti*=0.39
    creo=-0.16|cuan*=-0.06|cuat*=1.14|da minha=0.07|dale=-0.1|de aire=2.77|de=-0.64|decir=1.13|deja*=2.64
    deja=0.83|dejala=0.25|del=-0.16|dice=1.61|dies*=0.6|diesel=0.98|digo=1.9|disc*=2.04|disculpe=1.47
    dos $=0.24|dos ,=0.03|dos=0.64|e o=0.85|el <car>=0.07|el <part>=0.14|el <side>=1.58|el que=0.73
    el=0.19|en <n>=0.86|en <place>=0.14|en el=-0.25|en=0.14|ento*=0.71|entonces=0.76|equi*=0.25|era=0.47
    es <car>=0.41|es <engine>=0.73|es <year>=1.16|es el=0.11|es=0.54|ese es=2.58|eso=-0.63|espe*=1.9
    espera=2.38|esta sana=2.36|estaba=0.62|falta un=2.17|grac*=-0.09|hace=-0.68|igua*=0.98|ka=1.95
    la <part>=-0.16|la <side>=0.43|la bomba=0.71|la de=2.07|la libreta=0.76|la=-0.01|lado=0.61|le=-0.1
    lei mal=0.47|libr*=0.19|libreta=0.82|lleva <part>=0.74|lo preciso=0.22|lo puedo=-0.62|lo=1.09|mal=2.26
    mejor $=-0.59|mejor <condition>=0.15|mentira=0.1|mira*=0.22|mire ,=-0.39|moto*=-0.01|nada=-0.82
    nah=1.58|necesito=-0.21|no ,=3.82|no <car>=4|no <side>=0.51|no <year>=0.17|no es=-0.33|no lleva=2.22
    no me=-1.14|no tengo=-1.18|no=1.22|nume*=1.06|o=-0.56|obvio $=0.57|ojo=1.07|olvi*=1|olvidate=0.86
    orig*=-0.06|pa la=-0.35|pa=-0.89|para ,=2.67|para <car>=0.1|para=0.24|pedo*=2.79|pensandolo=2.07
    perd*=2.76|pero no=-2.52|pero=0.1|pone*=2.07|poneme=1.31|por=-0.03|prec*=-0.24|preciso <urgency>=0.3
    pref*=1.1|prefiero <condition>=0.54|puedo=-1.34|q=-0.19|que sean=0.76|que=0.29|quedo=-1.27|recien=1.49
    revi*=0.16|sabes que=3.92|saca*=0.9|saca=0.5|sacala=1.44|sana=0.36|sano=2.42|saqu*=0.6|se me=-1.33
    se puede=0.89|se=-0.56|sea=0.49|sean los=2.24|sean=0.6|si $=-0.1|si ,=1|si es=-0.6|si=-1.18
    sin <part>=1.63|solo=0.91|son los=0.95|son=0.69|sumale=0.56|ta=-0.46|tambien sirve=0.54|te=-0.48
    tene*=0.75|tengo la=1.67|term*=0.18|termina en=0.51|termina=0.77|tien*=-0.33|tiene=-0.41|uh=0.28
    un <car>=-0.17|un=-0.45|una=-0.55|uno=-0.35|vez=0.38|viej*=0.25|viejo=0.43|y <car>=1.99|y <part>=-0.37
    y si=-0.83|y=-0.07|ya=0.77|yo=0.93|¿=-0.59
  `,
  GREETING: `
    ! $=0.74|,=-0.61|.=-0.35|:=-0.42|<car> $=-0.08|<car> <car>=-0.17|<car> <year>=-0.08|<car>=-0.36
    <condition>=-0.54|<email>=-0.04|<engine>=-0.12|<n>=-0.42|<part> $=-0.66|<part>=-0.58|<phone>=-0.53
    <place> $=-0.35|<place>=-0.62|<side> $=-0.03|<side>=-0.35|<urgency>=-0.37|<year> $=-0.17|<year>=-0.32
    ?=-0.37|@=-2.45|@AXLE=-0.12|@BRAND=-0.2|@CONDITION=-0.57|@EMAIL=-0.06|@ENGINE=-0.13|@GREETING=2.19
    @INJECTION=-0.03|@MILEAGE=-0.01|@MODEL=-0.49|@OFF_TOPIC=-1.1|@PART=-0.76|@PHONE=-0.55|@PLACE=-0.67
    @QUESTION=-1.53|@RUDE=-0.06|@SIDE=-0.27|@SYMPTOM=-0.71|@URGENCY=-0.4|@WANT=-0.64|@YEAR=-0.46
    @about THINGS=-0.02|@about TUERCA=-1.92|@asked CONDITION=-0.8|@asked CONFIRM=-0.15
    @asked DEPARTMENT=-0.09|@asked ENGINE=-0.33|@asked NAME=-2.5|@asked PART=-0.49|@asked PHONE=-0.52
    @asked QUANTITY=-0.63|@asked URGENCY=-0.43|@asked VEHICLE=-0.03|@asked YEAR=-0.44|@asked nothing=0.32
    @facts=-1.38|@like GREETING 0.3=1.05|@like GREETING 0.6=0.68|@like GREETING 0.86=1
    @like GREETING 0.97=0.92|@like INJECTION 0.3=-1.11|@like INJECTION 0.6=-0.9|@like INJECTION 0.86=-0.32
    @like INJECTION 0.97=-0.09|@like NOTHING 0.3=-0.67|@like NOTHING 0.6=-0.55|@like NOTHING 0.86=-0.62
    @like OFF_TOPIC 0.3=-0.95|@like QUESTION 0.3=-0.78|@like QUESTION 0.6=-0.97|@like QUESTION 0.86=-0.46
    @like QUESTION 0.97=-0.09|@like REQUEST 0.3=-0.9|@like REQUEST 0.6=-0.76|@like REQUEST 0.86=-0.6
    @like REQUEST 0.97=-0.47|@like RUDE 0.3=-0.77|@like RUDE 0.6=-0.41|@like SYMPTOM 0.3=-0.96
    @like SYMPTOM 0.6=-0.77|@like SYMPTOM 0.86=-0.49|@like SYMPTOM 0.97=-0.25|^ <condition>=-0.36
    ^ <phone>=-0.19|^ buen=-0.21|^ buenas=-0.03|^ eu=1.87|^ tas=0.82|agra*=1.05|al=-0.17|aten*=0.62
    buen dia=-0.07|buen=-0.11|cami*=-0.01|cuan*=-0.07|de mi=-0.14|de=-0.74|del=-0.42|dia=-0.34|el=-0.82
    en=-0.65|es=-0.27|escr*=-0.16|eso=1.67|espe*=0.02|esta*=-0.04|eu=0.33|gracias $=-0.2|hola !=-0.07
    hola $=0.15|hola .=-0.51|holaa $=1.19|jeje $=0.15|la=-0.5|las=-0.29|los=-0.33|me=-0.6|mi=-0.76
    no=-0.64|o=-0.57|para=-0.32|piol*=0.35|piola=0.41|por la=0.17|que=-0.55|quedo a=0.26|salu*=0.33
    saludos=0.36|se=-0.18|si=-0.69|su=0.01|tas=0.98|un=-0.48|una=-0.26|y=-0.47|¿ como=0.37
  `,
} as const
