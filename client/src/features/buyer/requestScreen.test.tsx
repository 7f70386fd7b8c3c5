import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import {
  ADDRESS,
  about,
  offer,
  open,
  withActions,
  withOffer,
  withoutOffers,
} from '../../../test/buyersRequest'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused } from '../../../test/server'
import addDialog from '../requests/editing/__generated__/AddToRequestDialogQuery.graphql'
import editDialog from '../requests/editing/__generated__/EditRequestDialogQuery.graphql'
import addToRequest from '../requests/editing/__generated__/useAddToPartRequestMutation.graphql'
import deleteRequest from '../requests/editing/__generated__/useDeletePartRequestMutation.graphql'
import editRequest from '../requests/editing/__generated__/useEditPartRequestMutation.graphql'
import extendRequest from '../requests/editing/__generated__/useExtendPartRequestMutation.graphql'
import restoreRequest from '../requests/editing/__generated__/useRestorePartRequestMutation.graphql'
import confirmRequest from '../requests/following/__generated__/ConfirmOwnRequestMutation.graphql'
import offerNews from './__generated__/useBuyerNewsOfferSubscription.graphql'
// Pages load it after their first render; here it is loaded at once.
import './useBuyerNews'

const user = userEvent.setup({ delay: null })
withNews()

describe('the page of a request', () => {
  test('shows the request, its audience, its deadline, and what happens next while there are no offers', async () => {
    open(withoutOffers)
    renderApp(ADDRESS)
    await screen.findByRole('heading', { level: 1, name: /^Radiador, Manguera/ })
    expect(
      screen.getByText(
        /12 proveedores avisados, 5 abiertos ahora, 2 cotizando\. Recibe ofertas hasta el 20 de diciembre/,
      ),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Sin ofertas todavía' })).toBeTruthy()
    expect(screen.getByText(/te avisamos a lucia@correo\.uy/)).toBeTruthy()
    expect(screen.getByText('Hace ruido al doblar.')).toBeTruthy()
    expect(screen.getByText('No hay archivos adjuntos')).toBeTruthy()
  })

  test('is the target of “Ver pedido” while it has no offers, and leads back to the list', async () => {
    open(withoutOffers)
    const { router } = renderApp('/dashboard/consultas')
    await user.click(await screen.findByRole('link', { name: 'Ver pedido de Radiador, Manguera' }))
    await screen.findByRole('heading', { level: 2, name: 'Sin ofertas todavía' })
    expect(router.state.location.pathname).toBe(ADDRESS)
    await router.navigate(-1)
    await screen.findByRole('heading', { level: 3, name: 'Radiador, Manguera' })
  })

  test('shows and pays its offers, and shows no toast for a visible one', async () => {
    const { server } = open(withoutOffers, { PayFormQuery: { node: null, paymentGateways: [] } })
    const { router } = renderApp(ADDRESS)
    await screen.findByRole('heading', { level: 2, name: 'Sin ofertas todavía' })
    server.shown = withOffer
    await news(
      'useBuyerNewsOfferSubscription',
      answerTo(
        offerNews,
        {
          Subscription: () => ({ offerUpdated: { ...offer, request: withOffer } }),
          PartRequest: () => withOffer,
        },
        { orderBy: 'PRICE' },
      ),
    )
    await screen.findByText(/^Verificado · Rivera · 14 ventas/)
    expect(screen.queryByRole('heading', { name: 'Sin ofertas todavía' })).toBeNull()
    expect(screen.queryByText('Nueva oferta')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Aceptar oferta' }))
    await screen.findByRole('dialog', { name: 'Procesar Pago' })
    expect(router.state.location.search).toBe('?pagar=offer-1')
  })

  test('cancels the request, and reports it once', async () => {
    open(withoutOffers)
    renderApp(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }))
    const ask = await screen.findByRole('alertdialog', { name: '¿Cancelar el pedido?' })
    await user.click(within(ask).getByRole('button', { name: 'Cancelar pedido' }))
    expect(await within(ask).findByText('Contanos por qué lo cancelás')).toBeTruthy()
    await user.selectOptions(within(ask).getByLabelText('Motivo'), 'Ya lo conseguí')
    await user.click(within(ask).getByRole('button', { name: 'Cancelar pedido' }))
    await screen.findByText('Cancelaste este pedido.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull())
  })

  test('extends it by 30 days, and shows the deadline before and after', async () => {
    const { calls } = open(withActions('EXTEND'), {
      useExtendPartRequestMutation: payloadOf(extendRequest, 'extendPartRequest', 'ChangedRequestPayload', {
        PartRequest: () => ({
          ...withoutOffers,
          expiresAt: '2027-01-19T12:00:00.000Z',
          edits: [{ kind: 'EXTENDED', aspects: [], comment: null, at: '2026-11-21T12:00:00.000Z' }],
        }),
      }),
    })
    renderApp(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Extender 30 días' }))
    const ask = await screen.findByRole('alertdialog', { name: '¿Extender 30 días?' })
    expect(within(ask).getByText(/hasta el 19 de enero de 2027/)).toBeTruthy()
    await user.click(within(ask).getByRole('button', { name: 'Extender' }))
    await screen.findByText('Pedido extendido')
    expect(calls.find(({ operation }) => operation === 'useExtendPartRequestMutation')?.variables).toEqual({
      id: 'request-1',
      revision: 1,
    })
    expect(screen.getAllByText(/Recibe ofertas hasta el 19 de enero de 2027/)).toHaveLength(2)
    expect(screen.getByText('Extendiste el plazo 30 días')).toBeTruthy()
  })

  test('adds a comment for providers, and refuses an empty one', async () => {
    const { calls } = open(withActions('ADD'), {
      useAddToPartRequestMutation: payloadOf(addToRequest, 'addToPartRequest', 'ChangedRequestPayload', {
        PartRequest: () => ({
          ...withoutOffers,
          edits: [{ kind: 'ADDED', aspects: [], comment: 'Es el derecho', at: '2026-11-21T12:00:00.000Z' }],
        }),
      }),
    })
    renderApp(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Agregar fotos o comentarios' }))
    const dialog = await screen.findByRole('dialog', { name: 'Agregar fotos o comentarios' })
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }))
    expect(await within(dialog).findByText('Agregá una foto o escribí algo')).toBeTruthy()
    await user.type(within(dialog).getByLabelText(/^Comentario/), ' Es el derecho ')
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }))
    await screen.findByText('Agregado al pedido')
    expect(calls.at(-1)?.variables).toEqual({
      input: { id: 'request-1', comment: 'Es el derecho', uploadIds: [], parts: [] },
    })
    expect(screen.getByText('Agregaste un comentario')).toBeTruthy()
    expect(screen.getByText('“Es el derecho”')).toBeTruthy()
  })

  test('accepts only as many photos as the limit leaves', async () => {
    const full = { ...withActions('ADD'), photoCount: 5 }
    open(full, {
      AddToRequestDialogQuery: answerTo(
        addDialog,
        { ...about, Query: () => ({ node: full }) },
        { requestId: 'request-1' },
      ),
    })
    renderApp(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Agregar fotos o comentarios' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar fotos o comentarios' }))
    expect(await dialog.findByText('hasta 1 video de 15 segundos')).toBeTruthy()
    const sixth = new File(['x'], 'sexta.jpg', { type: 'image/jpeg' })
    await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Subir video'), sixth)
    expect(await screen.findByText('Máximo 5 imágenes permitidas')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /sexta/ })).toBeNull()
  })

  test('shows each file once: photos with their part, downloadable when large, and other files apart', async () => {
    const file = (kind: string, fileName: string) => ({
      __typename: 'RequestFile',
      id: fileName,
      kind,
      fileName,
      bytes: 1024,
      part: { __typename: 'RequestedPart', id: 'part-2' },
      thumbnailUrl: '/small',
      url: '/large',
      posterUrl: null,
      downloadUrl: `/save/${fileName}`,
    })
    open({ ...withoutOffers, files: [file('IMAGE', 'golpe.webp'), file('VIDEO', 'motor.mp4')] })
    renderApp(ADDRESS)
    const save = await screen.findByRole('link', { name: 'Descargar motor.mp4' })
    expect(save.closest('section')?.textContent).toBe('Otros archivosmotor.mp4 1\u00a0KB · MangueraDescargar')
    expect(screen.getAllByText(/golpe|motor/)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Ampliar Foto 1 de 1' }))
    const large = within(await screen.findByRole('dialog', { name: 'Fotos de la solicitud' }))
    expect(large.getByRole('link', { name: 'Descargar' }).getAttribute('href')).toBe('/save/golpe.webp')
  })

  test('keeps a deleted request at its address, and restores it there', async () => {
    const deleted = {
      ...withoutOffers,
      state: 'CANCELED',
      deletedAt: '2026-11-21T12:00:00.000Z',
      viewerActions: [{ action: 'RESTORE', enabled: true, disabledReason: null }],
    }
    open(withActions('DELETE'), {
      useDeletePartRequestMutation: payloadOf(deleteRequest, 'deletePartRequest', 'DeletedRequestPayload', {
        PartRequest: () => deleted,
      }),
      useRestorePartRequestMutation: payloadOf(
        restoreRequest,
        'restorePartRequest',
        'DeletedRequestPayload',
        { PartRequest: () => ({ ...deleted, deletedAt: null, viewerActions: [] }) },
      ),
    })
    renderApp(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
    const ask = await screen.findByRole('alertdialog', { name: '¿Eliminar el pedido?' })
    await user.click(within(ask).getByRole('button', { name: 'Eliminar' }))
    await screen.findByText('Pedido eliminado')
    expect((await screen.findByText('Eliminaste este pedido.')).parentElement?.textContent).toContain(
      'El 21 de diciembre de 2026 se borran lo que escribiste y las fotos.',
    )
    expect(screen.queryByText('Cancelaste este pedido.')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Restaurar' }))
    await screen.findByText('Pedido restaurado')
    expect(screen.queryByText('Eliminaste este pedido.')).toBeNull()
    expect(screen.getByText('Cancelaste este pedido.')).toBeTruthy()
  })

  test('confirms a request that waits for its mail when the e-mail is the account’s', async () => {
    const waiting = { ...withActions('CONFIRM'), sentAt: null }
    open(waiting, {
      ConfirmOwnRequestMutation: payloadOf(confirmRequest, 'confirmOwnRequest', 'ChangedRequestPayload', {
        PartRequest: () => withActions('CANCEL'),
      }),
    })
    renderApp(ADDRESS)
    const notice = (await screen.findByText('Confirmá tu pedido.')).parentElement
    expect(notice?.textContent).not.toContain('correo')
    expect(screen.getByText(/Podés confirmarlo hasta el 20 de diciembre/)).toBeTruthy()
    expect(screen.queryByText(/Recibe ofertas/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Confirmar mi pedido' }))
    await screen.findByText('Los proveedores ya lo ven.')
    expect(screen.getByText(/Recibe ofertas hasta el 20 de diciembre/)).toBeTruthy()
    expect(screen.queryByText('Confirmá tu pedido.')).toBeNull()
  })

  test.each([
    ['lucia@correo.uy', /desde el correo que te mandamos a lucia@correo\.uy/],
    [null, null],
  ])('mentions a mail only when one was sent: %s', async (email, words) => {
    open({ ...withoutOffers, sentAt: null, contact: { email } })
    renderApp(ADDRESS)
    await screen.findByText(/Podés confirmarlo hasta/)
    expect(screen.queryByText(words ?? /Confirmá tu pedido|correo que te mandamos/) !== null).toBe(
      words !== null,
    )
  })

  test('is not deleted while its money is open, and shows why', async () => {
    open(withActions('DELETE'), {
      useDeletePartRequestMutation: {
        deletePartRequest: refused(
          'MoneyOpen',
          'MONEY_OPEN',
          'Todavía no se puede. Hay un pedido pagado que todavía no terminó.',
        ),
      },
    })
    renderApp(`${ADDRESS}?eliminar=request-1`)
    const ask = await screen.findByRole('alertdialog', { name: '¿Eliminar el pedido?' })
    await user.click(within(ask).getByRole('button', { name: 'Eliminar' }))
    await screen.findByText('No se pudo eliminar el elemento')
    expect(screen.getByText('Todavía no se puede. Hay un pedido pagado que todavía no terminó.')).toBeTruthy()
  })

  test('edits a request without offers as a whole, showing the previous values, and keeps the files', async () => {
    const photo = (id: string, part: string | null) => ({
      __typename: 'RequestFile',
      id,
      kind: 'IMAGE',
      fileName: `${id}.jpg`,
      part: part && { __typename: 'RequestedPart', id: part },
    })
    const part = { __typename: 'RequestedPart', category: null, condition: 'USED', urgency: 'LOW' }
    const asked = {
      ...withoutOffers,
      department: 'SALTO',
      parts: withoutOffers.parts.map(one => ({ ...one, ...part, partNumber: null })),
      files: [photo('radiador', 'part-1'), photo('golpe', 'part-1'), photo('auto', null)],
    }
    const { calls } = open(withActions('EDIT', 'ADD'), {
      EditRequestDialogQuery: answerTo(
        editDialog,
        { ...about, Query: () => ({ node: asked }) },
        { requestId: 'request-1' },
      ),
      useEditPartRequestMutation: payloadOf(editRequest, 'editPartRequest', 'ChangedRequestPayload', {
        PartRequest: () => ({ ...withoutOffers, model: 'Palio' }),
      }),
    })
    renderApp(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Editar pedido' }))
    expect(screen.queryByRole('button', { name: 'Agregar fotos o comentarios' })).toBeNull()
    const dialog = await screen.findByRole('dialog', { name: 'Editar pedido' })
    const model = within(dialog).getByLabelText('Modelo')
    await user.clear(model)
    await user.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }))
    expect(await within(dialog).findByText('El modelo es obligatorio')).toBeTruthy()
    await user.type(model, 'Palio')
    await user.click(within(dialog).getByRole('button', { name: 'Quitar golpe.jpg' }))
    await user.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }))
    await screen.findByText('Pedido actualizado')
    expect(
      calls.find(({ operation }) => operation === 'useEditPartRequestMutation')?.variables,
    ).toMatchObject({
      input: {
        id: 'request-1',
        revision: 1,
        brand: 'Fiat',
        model: 'Palio',
        department: 'SALTO',
        parts: [{ description: 'Radiador' }, { description: 'Manguera', quantity: 2 }],
        keptFileIds: ['radiador', 'auto'],
        filePlaces: [
          { fileId: 'radiador', part: 0 },
          { fileId: 'auto', part: null },
        ],
        uploadIds: [],
      },
    })
  })

  test('shows how long the first offer took', async () => {
    open({ ...withOffer, firstOfferAt: '2026-11-20T15:00:00.000Z' })
    renderApp(ADDRESS)
    expect(await screen.findByText('Llegó la primera oferta, 3 horas después')).toBeTruthy()
  })

  test.each([
    ['nobody has', null],
    ['somebody else has', { ...withoutOffers, isMine: false }],
  ])('reports an unknown request that %s', async (_who, request) => {
    open(request)
    renderApp(ADDRESS)
    await screen.findByRole('heading', { level: 1, name: 'Solicitud no encontrada' })
    expect(screen.queryByText('Radiador')).toBeNull()
    expect(screen.getByRole('link', { name: 'Volver a mis pedidos' })).toBeTruthy()
  })
})
