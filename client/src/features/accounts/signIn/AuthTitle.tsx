import { PageTitle } from '../../../ui/PageTitle'

export function AuthTitle({ isSignUp }: { isSignUp: boolean }) {
  return (
    <PageTitle description="Entrá a tu cuenta de Tuerca o creá una para pedir repuestos o cotizarlos.">
      {isSignUp ? 'Crear cuenta' : 'Iniciar sesión'}
    </PageTitle>
  )
}
