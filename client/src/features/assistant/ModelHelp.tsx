import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import type { ModelHelp_help$key } from './__generated__/ModelHelp_help.graphql'
import { useSetModelConsent } from './useSetModelConsent'

export type ModelHelpProps = {
  conversationId: string
  help: ModelHelp_help$key
}

/**
 * Asks whether an external language model may help; once answered, shows the answer with a way to change it.
 * Changing the text of the question needs a new CONSENT_VERSION on the server.
 */
export function ModelHelp({ conversationId, help }: ModelHelpProps) {
  const { isAllowed } = useFragment(
    graphql`
      fragment ModelHelp_help on AssistantModelHelp {
        isAllowed
      }
    `,
    help,
  )
  const [setConsent, setting] = useSetModelConsent()
  const say = async (given: boolean) => {
    const outcome = await setConsent({ conversationId, given })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  if (isAllowed == null)
    return (
      <chakra.section aria-labelledby="ayuda-modelo" display="grid" gap="2">
        <chakra.h3 id="ayuda-modelo" textStyle="label">
          ¿Querés que te entienda mejor?
        </chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted" maxW="65ch">
          Si lo permitís, lo que le escribís al asistente (también lo que ya dijiste en esta charla) y las
          fotos se envían a un modelo de lenguaje de otra empresa. Antes sacamos los teléfonos, emails,
          nombres y números de chasis que reconocemos en el texto, y los metadatos de las fotos. Los videos no
          se envían. Podés retirar el permiso cuando quieras.{' '}
          <Link to={paths.privacy}>Política de privacidad</Link>
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" disabled={setting} onClick={() => void say(true)}>
            Permitir
          </Button>
          <Button size="sm" variant="ghost" disabled={setting} onClick={() => void say(false)}>
            No, gracias
          </Button>
        </chakra.div>
      </chakra.section>
    )
  return (
    <chakra.p
      textStyle="xs"
      color="fg.muted"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
    >
      {isAllowed ? 'Ayuda un modelo de lenguaje de otra empresa.' : 'Contesta solo el asistente de Tuerca.'}
      <Button
        variant="link"
        textStyle="xs"
        minH="6"
        py="0"
        disabled={setting}
        onClick={() => void say(!isAllowed)}
      >
        {isAllowed ? 'Retirar el permiso' : 'Permitir que ayude un modelo de otra empresa'}
      </Button>
    </chakra.p>
  )
}
