import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { showRefusal } from '../../relay/refusal'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Switch } from '../../ui/Switch'
import type { AirtablePersonalData_airtable$key } from './__generated__/AirtablePersonalData_airtable.graphql'
import { useSwitchAirtablePersonalData } from './useSwitchAirtablePersonalData'

/** The switch that adds personal data to the rows of those who allow it; on is asked for again. */
export function AirtablePersonalData({ airtable }: { airtable: AirtablePersonalData_airtable$key }) {
  const { isOn, sendsPersonalData, isEmptying } = useFragment(
    graphql`
      fragment AirtablePersonalData_airtable on AirtableIntegration {
        isOn
        sendsPersonalData
        isEmptying
      }
    `,
    airtable,
  )
  const [isAsking, setIsAsking] = useState(false)
  const [switchTo, switching] = useSwitchAirtablePersonalData()
  const change = async (to: boolean) => {
    const outcome = await switchTo({ isOn: to })
    setIsAsking(false)
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  return (
    <>
      <Switch
        checked={sendsPersonalData}
        disabled={switching || !isOn}
        onChange={() => (sendsPersonalData ? void change(false) : setIsAsking(true))}
      >
        Enviar datos personales
      </Switch>
      <chakra.p textStyle="sm" color="fg.muted" maxW="65ch">
        {words({ sendsPersonalData, isEmptying })}
      </chakra.p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void change(true)}
        title="¿Enviar datos personales a Airtable?"
        confirmLabel="Enviar datos personales"
        loading={switching}
        loadingText="Un momento"
      >
        Airtable está fuera del país: recibe el nombre, el email, el teléfono, el departamento, el chasis y
        los textos libres, solo de quienes lo permitan en «Privacidad» de su cuenta. Los ve quien entre a la
        base. Queda en el registro del equipo.
      </ConfirmDialog>
    </>
  )
}

function words({
  sendsPersonalData,
  isEmptying,
}: {
  sendsPersonalData: boolean
  isEmptying: boolean
}): string {
  if (sendsPersonalData)
    return 'Van solo los de quienes lo permiten en su cuenta. Si alguien retira el permiso, o apagás esto, se vacían en Airtable con los próximos envíos.'
  if (isEmptying)
    return 'Se están vaciando en Airtable. Hasta que termine no se puede apagar el envío ni cambiar de base.'
  return 'Nombre, email, teléfono, ubicación, chasis y textos libres quedan vacíos. Si lo prendés, van solo los de quienes lo permitan en su cuenta.'
}
