/** Who makes parts, as workshops name them: never a misspelled model ('Delphi' is no Dolphin). */
export const MAKERS_OF_PARTS = new Set(
  (
    'bosch ngk luk valeo sachs skf magneti marelli delphi denso monroe cofap trw ate brembo mahle mann wega fram gates contitech dayco snr fag ina hella mobis acdelco ' +
    'sabo siemens continental vdo gm vw toyota original ferodo frasle nakata axios tecfil pierburg wahler koyo nsk ntn kyb corven moog lemforder febi meyle topran vmg ate textar ' +
    'champion beru elring corteco victor reinz glyco kolbenschmidt metal leve indisa urba schadek dolz hepu airtex marwal varta moura willard kayaba ntk hengst purflux ufi mapco thomson nytron fobras spal ate lucas facet hipper knorr wabco fleetguard donaldson baldwin parker racor sogefi knecht ufi sofima bilstein corteco ruville swag blueprint nipparts jurid pagid galfer cobra iada bendix cummins timken ntn gmb aisin asimco nissens behr denso hitachi lemfoerder fremax cobreq osram philips narva fras ' +
    'zexel garrett borgwarner kkk holset stanadyne motorcraft mopar tokico boge sidem raybestos wagner goetze nural mopisan albarus spicer meritor zf purolator wix optibelt mitsuboshi bando iwis hastings walker prestolite gauss litton frenosa lecoy imasaf bosal fric tenneco phc ashika japanparts jakoparts yec ctr sangsin mogul mintex lpr japko kavo mte iguacu brosol weber solex aspl elstock trico polibuj corven lesjofors'
  ).split(' '),
)
