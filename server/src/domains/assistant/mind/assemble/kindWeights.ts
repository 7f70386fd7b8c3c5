/** Of the tuning conversations. */
export const LEARNT_FROM = '48248100c4ed5451'

/** Written by npm run learn-kinds: features with their weights. */
export const KIND_WEIGHTS = {
  SYMPTOM: `
    , <everyday>=-0.45|, <side>=-0.03|, con=-1.09|, e=1.08|, es=0.27|, se=0.98|,=-0.11|. $=-0.35|:=-0.64
    <car> $=0.27|<car> <engine>=0.31|<car> <year>=-0.14|<car>=0.45|<condition>=-0.51|<mileage>=-0.24
    <part> ,=-0.44|<part> <side>=-0.19|<part> de=-0.71|<part> para=-0.3|<part>=-0.02|<phone>=-0.45
    <place> $=-0.19|<place>=-0.05|<side> a=2.58|<urgency>=-0.36|<year> ,=-0.14|<year> .=-0.32|? $=-0.64
    ?=-0.91|@=-3.13|@ALSO=-0.1|@AXLE=0.42|@BOTH_OF_TWO=-0.58|@BROKEN=-0.14|@CONDITION=-0.55
    @CORRECTION=-0.64|@EMAIL=-0.02|@KEEP=-0.92|@MILEAGE=-0.26|@MODEL=0.43|@PART=-0.21|@PHONE=-0.48
    @PLACE=-0.1|@QUESTION=-0.11|@REMOVE=1.23|@RUDE=-0.17|@SIDE=-0.57|@SYMPTOM=4.55|@URGENCY=-0.42
    @WANT=-0.92|@YEAR=-0.14|@about THINGS=0.03|@about TUERCA=-1.09|@asked AXLE=-0.26|@asked CONDITION=-1.2
    @asked CONFIRM=-1.95|@asked CONTACT=-0.38|@asked DEPARTMENT=-0.68|@asked ENGINE=-0.79
    @asked NAME=-0.39|@asked PART=-1.56|@asked PHONE=-0.05|@asked QUANTITY=-0.95|@asked SIDE=-0.11
    @asked SYMPTOM=3.37|@asked URGENCY=-1.14|@asked VEHICLE=-1.19|@asked VIN=-0.16|@asked YEAR=-0.73
    @asked nothing=0.12|@facts=-1.05|@like GREETING 0.3=-0.47|@like GREETING 0.6=-0.64
    @like GREETING 0.86=-0.33|@like INJECTION 0.3=-1.24|@like INJECTION 0.6=-0.55|@like NOTHING 0.3=-1.26
    @like NOTHING 0.6=-0.75|@like NOTHING 0.86=-0.49|@like OFF_TOPIC 0.3=-1.48|@like QUESTION 0.3=-1.31
    @like QUESTION 0.6=-0.99|@like QUESTION 0.86=-0.18|@like QUESTION 0.97=-0.22|@like REQUEST 0.3=-0.62
    @like REQUEST 0.6=-0.44|@like REQUEST 0.86=-0.56|@like REQUEST 0.97=-0.64|@like RUDE 0.3=-0.14
    @like RUDE 0.86=-1.09|@like SYMPTOM 0.3=0.75|@like SYMPTOM 0.6=0.67|@like SYMPTOM 0.86=0.11
    @like SYMPTOM 0.97=1.3|^ <car>=-0.04|^ <part>=-0.66|^ mi=0.45|^ se=-0.49|agua por=0.09|al=0.49
    anda=0.23|auto=0.07|carr*=1.2|chin*=0.04|chispa=0.83|comp*=-0.16|con <part>=-0.45|con=0.47|cuan*=0.4
    cuando=2.87|de <part>=1.03|de=-0.51|del <year>=0.64|del=0.08|dice=-0.08|diri*=0.31|dos=-0.84|e=0.05
    el auto=0.67|el=-0.11|en la=0.07|en una=-0.11|en=0.48|entr*=0.11|es un=0.61|es=-0.11|flot*=-0.27
    flota=-0.45|fuer*=1.06|hace=0.34|la <car>=0.09|la <part>=-0.16|la de=-0.52|la moto=1.17|lo=-0.19
    los=-0.8|luz=0.67|mane*=0.98|me=0.21|meu=0.12|mi <car>=0.29|mi=1.14|motorcito=1.45|nada=0.81
    nece*=-0.64|necesito=-0.16|no ,=-0.45|no me=0.56|no se=-0.93|no=0.49|para <car>=-0.18|para=-0.73
    por=0.3|prec*=-0.67|preciso=-0.14|pren*=1.57|pres*=0.14|presenta=3.94|que=-0.48|queda=-0.32
    quedo sin=0.73|quedo=1.83|quiero <part>=1.64|rale*=0.36|ralenti=0.79|s=2.6|se rompio=1.44|se va=0.01
    se=1.32|semaforo $=0.31|semaforo=0.76|seno*=0.25|si=-0.59|suena=0.76|ta=1.52|tengo un=0.6|tira=5.9
    toda=0.54|um <car>=3.11|um=0.83|un <car>=0.66|un=0.33|una <car>=0.59|una=0.3|y <part>=-0.39|y=0.95
  `,
  QUESTION: `
    , queria=0.11|,=-0.91|<car> <year>=0.1|<condition> $=-0.78|<condition> ,=-0.37|<condition> ?=2.28
    <engine>=-0.01|<mileage>=-0.15|<n>=-0.31|<part> $=-0.12|<part> de=0.13|<phone>=-0.08|<place> $=-0.4
    <place>=0.12|<side>=-0.5|<year> $=-0.44|?=3.19|@=-3.16|@AXLE=-0.45|@BOTH_OF_TWO=-0.29|@ENGINE=-0.02
    @GREETING=-0.05|@INJECTION=-0.68|@MILEAGE=-0.17|@OFF_TOPIC=-2.81|@PART=-0.12|@PHONE=-0.12|@PLACE=0.12
    @QUESTION=0.58|@RUDE=-0.14|@SIDE=-0.13|@WANT=0.24|@YEAR=-0.13|@about TUERCA=5.27
    @asked CONDITION=-0.63|@asked CONFIRM=-0.59|@asked CONTACT=-0.17|@asked DEPARTMENT=-0.38
    @asked EMAIL=-0.05|@asked ENGINE=-0.06|@asked MILEAGE=-0.17|@asked PART=-0.93|@asked URGENCY=-1.12
    @asked VEHICLE=-0.02|@asked YEAR=-0.21|@asked nothing=-0.54|@facts=-1.26|@like GREETING 0.3=-0.15
    @like GREETING 0.86=-0.45|@like GREETING 0.97=-0.33|@like INJECTION 0.3=-0.17|@like NOTHING 0.3=-1.1
    @like OFF_TOPIC 0.3=-1.88|@like OFF_TOPIC 0.86=-0.6|@like QUESTION 0.6=0.83|@like QUESTION 0.86=1.04
    @like QUESTION 0.97=1.89|@like REQUEST 0.3=-0.85|@like REQUEST 0.6=-0.64|@like REQUEST 0.86=-0.46
    @like REQUEST 0.97=-0.32|@like RUDE 0.3=-0.76|@like SYMPTOM 0.3=-0.68|@like SYMPTOM 0.6=-0.65
    @like SYMPTOM 0.86=-0.25|^ <car>=-0.19|^ <condition>=-0.55|^ cuanto=0.11|^ el=-0.27|^ no=-0.57|^ ¿=0.3
    a <place>=0.43|buenas=-0.07|busc*=0.3|capital .=0.8|chap*=-0.7|como hago=1.29|cons*=0.63|cuanto=0.54
    de=0.1|del=-0.05|domingo=-0.28|el=0.06|en=0.66|entr*=1.88|envi*=0.23|envio a=0.41|hago para=0.97
    hay=0.23|hola ,=0.36|hora=-0.79|indi*=0.36|inst*=-0.52|kit=-1|la=-0.13|lo=-0.18|mand*=0.52|me=-0.02
    nece*=0.02|necesito=0.01|no=-0.85|paga*=0.14|pagar=0.43|para=0.25|plaz*=1.86|ponerle <part>=0.57
    ponerle=1.43|por=0.76|prec*=0.6|precio de=2.84|que es=0.1|queria saber=0.01|repu*=0.03|rueg*=0.01
    ruego=0.01|saber=0.85|sabes a=-0.68|sabes=-1.78|se=-0.29|sirv*=0.04|sirve=0.88|son=0.59|sos=-0.56
    te=-0.97|tiene=0.19|ustedes=0.36|venden=0.33|vender=-0.2|y=-0.14|¿ el=0.15|¿=0.95
  `,
  OFF_TOPIC: `
    ,=-0.72|. $=-0.11|.=-0.37|<car> <car>=-0.15|<car> <year>=-0.05|<car>=-0.36|<condition> $=-0.16
    <condition>=-0.06|<engine>=-0.06|<n> $=0.37|<n>=0.09|<part> de=0.19|<part>=-0.37|<phone>=-0.24
    <place>=-0.14|<side>=-0.37|<urgency> $=-0.07|<urgency>=-0.81|<year>=-0.15|@=-2.9|@BRAND=-0.27
    @CONDITION=-0.09|@ENGINE=-0.07|@GREETING=-1.14|@INJECTION=-1.05|@MODEL=-0.42|@OFF_TOPIC=5.18
    @PART=-0.54|@PHONE=-0.26|@PLACE=-0.17|@RUDE=-2.03|@SIDE=-0.27|@SYMPTOM=-0.18|@URGENCY=-0.86
    @WANT=-0.25|@YEAR=-0.28|@about TUERCA=-0.43|@about UNKNOWN=1.26|@asked CONDITION=-0.45
    @asked CONFIRM=-1.02|@asked CONTACT=-0.29|@asked DEPARTMENT=-0.46|@asked NAME=-0.54|@asked PART=-0.67
    @asked QUANTITY=-1.15|@asked SYMPTOM=-1.03|@asked URGENCY=-0.08|@asked YEAR=-0.35|@asked nothing=0.05
    @facts=-1.35|@like GREETING 0.3=-0.33|@like GREETING 0.97=-0.53|@like INJECTION 0.86=-1
    @like NOTHING 0.3=-0.03|@like NOTHING 0.6=-0.94|@like NOTHING 0.86=-0.16|@like OFF_TOPIC 0.3=2.57
    @like OFF_TOPIC 0.86=1.47|@like QUESTION 0.86=-0.86|@like QUESTION 0.97=-1.34|@like REQUEST 0.3=-0.66
    @like REQUEST 0.6=-0.46|@like REQUEST 0.86=-0.46|@like REQUEST 0.97=-0.45|@like SYMPTOM 0.3=-0.93
    @like SYMPTOM 0.6=-0.76|@like SYMPTOM 0.86=-0.47|@like SYMPTOM 0.97=-0.07|^ <car>=-0.08
    ^ <condition>=-0.58|^ <urgency>=-0.52|^ necesito=0.8|^ sos=3.49|^ y=0.11|^ ¿=-0.15|a=0.13|auto=-0.2
    ayer=0.49|chapista=0.66|con=-0.06|cuan*=-0.32|de octubre=0.16|de=0.06|domi*=0.17|domingo=1.85|en=-0.22
    es=-0.49|esta=-0.27|hoy=0.26|inte*=-0.18|jaja=2.75|la=-0.19|las=-0.13|llue*=2.91|los=-0.51|me lo=0.21
    me va=0.85|mi viejo=0.21|mode*=0.56|modelo <year>=1.37|modelo=0.57|necesito el=2.12|no=-0.46|o=-0.15
    octubre=0.51|para un=1.61|por=-0.44|sabes a=0.58|sabes=0.01|si=-0.48|un=0.72|una=0.21|uno de=0.18
    va a=1.2|vend*=1.67|y un=0.7
  `,
  RUDE: `
    *=0.08|, no=-0.65|,=-0.23|. $=-0.28|. <part>=2.42|.=-0.06|<car> $=-0.03|<car> <car>=-0.05
    <car> <year>=0.22|<car>=0.07|<condition> <condition>=0.03|<condition> todo=-0.92|<condition>=-0.19
    <n>=-0.4|<part> $=-0.2|<part> <side>=0.03|<part> de=0.11|<part>=-0.12|<phone>=-0.17|<place>=-0.3
    <side> $=-0.2|<side> manual=2.01|<year> $=-0.04|<year> ,=0.87|<year>=0.03|@=-3.15|@AXLE=-0.05
    @CONDITION=-0.22|@CORRECTION=-0.23|@GREETING=-0.69|@MODEL=0.01|@PART=-0.28|@PHONE=-0.19|@PLACE=-0.34
    @QUESTION=-0.68|@RUDE=9.64|@WANT=-0.08|@YEAR=0.01|@about TUERCA=-0.18|@asked CONDITION=-1.27
    @asked CONFIRM=-0.83|@asked NAME=-0.19|@asked URGENCY=-0.84|@asked nothing=-0.78|@facts=-1.12
    @like GREETING 0.3=-0.7|@like GREETING 0.6=-0.47|@like GREETING 0.86=-0.22|@like GREETING 0.97=-0.06
    @like INJECTION 0.3=-0.14|@like INJECTION 0.6=-0.94|@like INJECTION 0.86=-0.1|@like NOTHING 0.3=-1.24
    @like NOTHING 0.6=-0.64|@like OFF_TOPIC 0.3=-1.25|@like QUESTION 0.3=-0.47|@like QUESTION 0.86=-0.77
    @like QUESTION 0.97=-0.13|@like REQUEST 0.3=-0.82|@like REQUEST 0.6=-0.58|@like REQUEST 0.86=-0.4
    @like REQUEST 0.97=-0.29|@like RUDE 0.3=1.56|@like RUDE 0.86=1.05|@like SYMPTOM 0.3=-0.9
    @like SYMPTOM 0.6=-0.44|@like SYMPTOM 0.86=-0.51|^ <car>=-0.39|^ <year>=-0.2|^ el=0.09|^ no=0.17
    ^ ¿=-0.02|a=0.16|ahi ?=2.22|burr*=4.47|con una=1.64|cont*=0.41|de=0.01|del=0.24|el=-0.1|en=-0.17
    es un=1.41|geni*=1.83|habe*=0.78|haber=0.97|los=-0.15|madr*=0.44|madre=0.47|mand*=-0.37|mande=-1.11
    manga de=0.51|manga=0.8|manual ,=0.25|me=-0.12|mi=-0.17|muer*=0.16|muerto=0.81|nadi*=0.19|nadie=0.34
    o=0.05|porq*=-0.06|que <condition>=0.99|que no=0.1|que=0.79|servicio=0.94|sos=1.33|te lo=2.37|te=1.11
    todo ,=-1.1|un <car>=0.08|ver si=0.42|y=-0.24|ya te=0.14|¿ o=0.93
  `,
  INJECTION: `
    ,=-0.61|. $=-0.14|<condition>=-0.42|<part>=-0.07|<phone>=-0.18|<place>=-0.33|<side>=-0.1
    <urgency>=-0.12|<year> .=0.89|? $=-0.53|?=-0.69|@=-3.17|@CONDITION=-0.46|@GREETING=-0.52
    @INJECTION=8.96|@MODEL=-0.16|@PART=-0.22|@PHONE=-0.2|@PLACE=-0.37|@URGENCY=-0.15|@WANT=-0.04
    @YEAR=-0.12|@about TUERCA=-0.39|@asked CONDITION=-1.05|@asked CONFIRM=-1.05|@asked CONTACT=-0.09
    @asked ENGINE=-0.1|@asked NAME=-0.16|@asked PART=-0.38|@asked QUANTITY=-0.24|@asked URGENCY=-0.54
    @asked nothing=-0.67|@facts=-1.18|@like GREETING 0.3=-0.46|@like GREETING 0.6=-0.28
    @like GREETING 0.86=-0.09|@like INJECTION 0.6=0.58|@like INJECTION 0.86=0.24|@like INJECTION 0.97=2.78
    @like NOTHING 0.3=-0.89|@like NOTHING 0.6=-0.31|@like QUESTION 0.3=-0.63|@like QUESTION 0.6=-0.28
    @like REQUEST 0.3=-0.84|@like REQUEST 0.6=-0.64|@like REQUEST 0.86=-0.46|@like REQUEST 0.97=-0.26
    @like RUDE 0.3=-0.52|@like RUDE 0.6=-0.1|@like SYMPTOM 0.3=-0.82|@like SYMPTOM 0.6=-0.5
    @like SYMPTOM 0.86=-0.03|^ <condition>=-0.18|conf*=1.5|de=-0.09|el=-0.24|escribi=2.07|la=-0.35
    list*=0.16|los=-0.02|mi camioneta=1.52|mi=0.15|no=-0.54|orde*=0.65|poem*=0.02|poema=0.04|que las=2.26
    si=-0.02|un poema=0.03|una=0.02
  `,
  CORRECTION: `
    !=0.02|*=0.65|, <year>=0.06|, con=0.29|, es=1.08|, ese=0.18|, la=-0.09|, lo=0.25|, me=0.37|, no=0.28
    , pues=0.37|, ya=0.27|,=0.61|. $=-0.75|. .=1.43|. <phone>=0.36|. <side>=0.76|. ah=2.42|. bueno=1.01
    . es=-0.48|. y=1.76|.=0.48|: <phone>=0.58|: es=1.27|:=0.83|<car> <car>=-0.29|<car> <engine>=-0.02
    <car> <year>=-0.17|<car>=-0.05|<condition> nomas=0.6|<condition>=-0.3|<engine> ,=0.77|<engine>=-0.34
    <mileage>=-0.33|<n> ,=0.08|<n>=0.07|<name>=-0.04|<part> $=-0.08|<part> ,=0.14|<part> .=0.31
    <part> con=-0.43|<part> del=-1.36|<part> el=0.35|<part> entonces=0.94|<part> y=-0.7|<phone> .=0.44
    <place> $=-0.6|<side> $=0.42|<side> ,=0.08|<side>=0.11|<urgency> ,=-0.14|<urgency>=-0.06|<year> $=0.22
    <year> ,=0.06|<year> .=0.12|<year> <engine>=-0.29|? $=-1.36|? no=0.44|?=-0.5|@=-2.83|@AXLE=-0.14
    @BRAND=-0.09|@BROKEN=-0.51|@CONDITION=-0.35|@CORRECTION=5.45|@ENGINE=-0.36|@GREETING=-1.29
    @INJECTION=-0.98|@KEEP=-0.49|@MILEAGE=-0.37|@MODEL=-0.11|@NAME=-0.05|@OFF_TOPIC=-1.12|@PART=-0.01
    @QUESTION=-0.32|@REMOVE=2.15|@RUDE=-1.29|@SIDE=0.37|@SYMPTOM=-0.19|@URGENCY=-0.12|@WANT=0.05
    @about TUERCA=-0.55|@asked CONDITION=0.04|@asked CONFIRM=2.89|@asked CONTACT=-0.42
    @asked DEPARTMENT=-0.18|@asked MODEL=1.45|@asked PART=-1.24|@asked QUANTITY=0.09|@asked SIDE=-1.16
    @asked SYMPTOM=-2.66|@asked URGENCY=-1.09|@asked VEHICLE=-1.22|@asked VIN=-0.81|@asked YEAR=-0.2
    @asked nothing=-0.81|@facts=-2.27|@like GREETING 0.3=-1.32|@like GREETING 0.6=-0.68
    @like GREETING 0.86=-0.61|@like INJECTION 0.3=-0.32|@like INJECTION 0.97=-1.44|@like NOTHING 0.3=-1.58
    @like NOTHING 0.6=-0.66|@like NOTHING 0.86=-1.13|@like NOTHING 0.97=-1.03|@like OFF_TOPIC 0.3=-0.2
    @like OFF_TOPIC 0.86=-0.4|@like QUESTION 0.3=-0.56|@like QUESTION 0.97=-0.65|@like REQUEST 0.3=0.16
    @like REQUEST 0.86=0.01|@like REQUEST 0.97=-0.21|@like RUDE 0.3=-0.67|@like RUDE 0.6=-1.27
    @like RUDE 0.86=-0.24|@like SYMPTOM 0.3=0.28|@like SYMPTOM 0.6=-0.21|@like SYMPTOM 0.86=-0.91
    @like SYMPTOM 0.97=-2.28|^ <car>=-1.12|^ <condition>=-1|^ <n>=-0.64|^ <part>=-0.36|^ <phone>=-0.07
    ^ <place>=-0.3|^ aca=-0.14|^ el=0.57|^ jaja=0.48|^ la=0.85|^ nah=0.45|^ no=-1.17|^ uh=0.76|a=-0.62
    acla*=1.01|agua*=1.29|ah=0.64|ahor*=0.28|ahora que=1.02|ahora=0.43|ano=0.31|arroba no=0.31|arroba=0.5
    bien=-0.57|buen*=0.22|bueno=0.63|camb*=0.08|cami*=-0.78|chas*=-0.03|clar*=0.1|claro=0.45
    consegui $=1.08|cont*=-0.69|conviene=0.35|cuat*=0.23|cuatro=0.39|da=0.28|de aire=2.31|de=-0.5
    decir=1.58|deja*=1.08|del=-0.02|dice=0.81|dies*=0.59|diesel=1.17|disc*=1.17|disculpe=1.31|dos ,=0.61
    e o=0.54|el <part>=0.05|el <side>=0.71|el <year>=0.24|el de=0.76|el=0.17|en=0.2|es <car>=0.28
    es <year>=1.4|es=0.32|eso=-1.24|espe*=2.01|espera=1.2|esta sana=2.84|esta*=0.19|estaba=1.22|hace=-0.32
    igua*=1.27|incl*=0.15|jueg*=-0.01|juego=-0.67|ka=2.4|la <car>=-0.15|la <part>=-0.19|la de=0.65
    la libreta=0.88|la=-0.23|lado=0.26|libr*=0.01|libreta=0.88|lleva=0.17|lo=0.63|los=0.1|mal ,=0.03
    mal=2.51|mand*=-0.34|mejo*=-0.36|mejor=-0.49|mi=0.13|mira*=1.5|mire la=0.23|moto*=-0.46|nada=-0.34
    nah=0.69|no ,=4.06|no es=-0.62|no lleva=2.06|no me=-0.01|no tengo=-0.63|no=1.07|nume*=0.46
    obvio $=0.57|ojo=0.19|olvi*=1.25|olvidate=0.59|orig*=-0.16|otro=0.3|pa=-0.78|para ,=2.32
    para <car>=0.1|para que=0.12|para=0.16|pens*=1|pensandolo=2.94|perd*=2.17|perdon=0.21|pero no=-2.5
    pone*=1.98|poneme=0.2|por=-0.61|prec*=-0.14|preciso=-0.06|pued*=-0.16|que lo=0.49|que sean=0.62
    que=0.49|recien=1.62|sabes que=2.96|saca*=0.69|sana=0.26|se me=-0.41|se=-0.01|sean los=0.33|sean=0.9
    segu*=-0.21|ser=-0.23|si ,=1.48|si es=-0.41|si=-1.58|sin <part>=0.92|son los=1.62|son=1.06|sumale=0.86
    tambien ,=0.01|te=-0.28|tene*=0.64|term*=0.4|tiene=-0.89|tiro=0.13|uh=1.91|un <car>=-0.17|un=-0.51
    una=-0.37|viejo=0.71|y <car>=2.08|y <part>=-0.99|y es=0.2|ya=0.52
  `,
  GREETING: `
    ! $=0.73|,=-0.42|.=-0.19|:=-0.33|<car> <car>=-0.12|<car> <year>=-0.02|<car>=-0.33|<condition>=-0.43
    <engine>=-0.02|<n>=-0.29|<part>=-0.51|<phone>=-0.46|<place> $=-0.1|<place>=-0.63|<side>=-0.29
    <urgency>=-0.15|<year> $=-0.03|<year>=-0.29|?=-0.17|@=-2.58|@BRAND=-0.16|@CONDITION=-0.46
    @ENGINE=-0.03|@GREETING=1.93|@MODEL=-0.45|@OFF_TOPIC=-0.41|@PART=-0.69|@PHONE=-0.48|@PLACE=-0.68
    @QUESTION=-1.11|@SIDE=-0.08|@SYMPTOM=-0.18|@URGENCY=-0.18|@WANT=-0.61|@YEAR=-0.42|@about TUERCA=-1.8
    @asked CONDITION=-0.61|@asked CONFIRM=-0.3|@asked NAME=-1.3|@asked PART=-0.47|@asked PHONE=-0.14
    @asked URGENCY=-0.35|@asked YEAR=-0.07|@asked nothing=0.3|@facts=-1.44|@like GREETING 0.3=1.41
    @like GREETING 0.6=0.21|@like GREETING 0.86=1.15|@like GREETING 0.97=0.74|@like INJECTION 0.3=-1.31
    @like INJECTION 0.6=-0.93|@like INJECTION 0.86=-0.24|@like NOTHING 0.3=-0.62|@like NOTHING 0.6=-0.32
    @like NOTHING 0.86=-0.25|@like OFF_TOPIC 0.3=-1.07|@like QUESTION 0.3=-1.26|@like QUESTION 0.6=-0.88
    @like QUESTION 0.86=-0.47|@like REQUEST 0.3=-0.97|@like REQUEST 0.6=-0.79|@like REQUEST 0.86=-0.64
    @like REQUEST 0.97=-0.5|@like RUDE 0.3=-0.81|@like RUDE 0.6=-0.23|@like SYMPTOM 0.3=-1
    @like SYMPTOM 0.6=-0.8|@like SYMPTOM 0.86=-0.44|@like SYMPTOM 0.97=-0.06|^ <condition>=-0.14
    ^ hola=-0.08|agra*=0.73|buen*=0.07|de=-0.5|del=-0.42|el=-0.84|en=-0.66|es=-0.07|hola=-0.09|holaa $=1.6
    la=-0.25|las=-0.06|los=-0.05|me=-0.92|mi=-0.25|no=-0.66|para=-0.38|que=-0.76|quedo a=0.51|salu*=0.68
    saludos=0.52|si=-0.43|todo=0.74|un=-0.4|una=-0.13|y=-0.5
  `,
} as const
