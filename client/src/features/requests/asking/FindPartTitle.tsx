import { PageTitle } from '../../../ui/PageTitle'

export function FindPartTitle() {
  return (
    <PageTitle description="Contanos qué repuesto necesitás y para qué auto: te cotizan proveedores verificados de todo el Uruguay.">
      Buscar repuesto
    </PageTitle>
  )
}
