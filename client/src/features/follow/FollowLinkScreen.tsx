import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { emailProblem } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { parseEmail } from '../../lib/generated/identifiers'
import { showRefusal } from '../../relay/refusal'
import { AfterHydration } from '../../shell/AfterHydration'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Page } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { EmailInput } from '../../ui/TextInput'
import { lastFollowedAt } from './lastFollowed'
import { RememberedRequests } from './RememberedRequests'
import { useRequestFollowLink } from './useRequestFollowLink'

/** Mails the follow link of a request without an account again, for a visitor who lost it. */
export function FollowLinkScreen() {
  const form = useForm({ initial: { email: '' }, check: ({ email }) => ({ email: emailProblem(email) }) })
  const [request, requesting] = useRequestFollowLink()
  const [sent, setSent] = useState<string | null>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const page = lastFollowedAt(pathname + search)
    // A full page load: the page's operations read the link from the address.
    if (page !== null) location.replace(page)
  }, [pathname, search])
  const send = form.handleSubmit(async ({ email }) => {
    const outcome = await request({ email })
    if (outcome.ok) setSent(parseEmail(email))
    else showRefusal(outcome.refusal, form)
  })
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Recuperar el enlace de tu pedido</PageTitle>
      <chakra.section display="grid" gap="5" maxW="26rem" aria-live="polite">
        <chakra.h1 textStyle="h1">Seguí tu pedido</chakra.h1>
        <AfterHydration>
          <RememberedRequests />
        </AfterHydration>
        {sent ? (
          <p>
            Si hay pedidos sin cuenta con <b>{sent}</b>, te mandamos los enlaces a ese email. Si no llegan,
            mirá en el correo no deseado.
          </p>
        ) : (
          <>
            <p>
              Poné el email con el que lo pediste y te mandamos un enlace nuevo. Cuando lo abras, los
              anteriores dejan de funcionar, también los que le hayas pasado a otra persona.
            </p>
            <chakra.form
              noValidate
              display="grid"
              gap="4"
              onSubmit={event => {
                void send(event)
              }}
            >
              <Field label="Email" error={form.formState.errors.email?.message}>
                <EmailInput {...form.register('email')} />
              </Field>
              <Button
                type="submit"
                variant="solid"
                loading={requesting}
                loadingText="Mandando"
                justifySelf="start"
              >
                Mandarme el enlace
              </Button>
            </chakra.form>
          </>
        )}
      </chakra.section>
    </Page>
  )
}
