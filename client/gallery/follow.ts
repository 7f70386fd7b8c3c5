import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { ask } from '../e2e/support/graph'
import { linkInMail } from '../e2e/support/sandbox'
import { paths } from '../src/paths'
import { press, type Screen } from './acts'

/** Followers by link in the demo world, by the state of their request. */
const FOLLOWERS = [
  ['a-confirmar', 'graciela@correo.example', 'Confirmá tu pedido'],
  ['con-ofertas', 'ruben@correo.example', 'El enlace de tu pedido'],
  ['cancelado', 'monica@correo.example', 'El enlace de tu pedido'],
  ['vencido', 'hebert@correo.example', 'El enlace de tu pedido'],
] as const

/** A request without an account: its mail, its page in every state, and the form for a lost link. */
export async function followedRequests(page: Page): Promise<Screen[]> {
  const followed: Screen[] = []
  for (const [stands, to, subject] of FOLLOWERS) {
    await requestLink(page, to)
    followed.push([stands, await linkInMail(page.request, { to, subject })])
  }
  return [
    ...followed,
    ['sin-email-a-confirmar', await askWithoutEmail(page)],
    ['enlace-no-valido', '/confirmar-pedido?enlace=nada', press('Confirmar mi pedido')],
    ['no-encontrado', paths.follow('nada')],
    ['recuperar-enlace', paths.follow()],
    ['recuperar-enlace-con-errores', paths.follow(), press('Mandarme el enlace')],
    ['recuperar-enlace-enviado', paths.follow(), askForLink],
  ]
}

async function requestLink(page: Page, email: string): Promise<void> {
  await ask(
    page.request,
    'mutation ($email: String!) { requestFollowLink(email: $email) { __typename } }',
    { email },
    z.object({ requestFollowLink: z.object({ __typename: z.literal('FollowLinkPayload') }) }),
  )
}

/** Without an e-mail the request's page is the only way to it. */
async function askWithoutEmail(page: Page): Promise<string> {
  const { createPartRequest } = await ask(
    page.request,
    `mutation ($input: CreatePartRequestInput!) {
      createPartRequest(input: $input) { ... on CreatePartRequestPayload { followPath } }
    }`,
    {
      input: {
        submissionKey: randomUUID(),
        brand: 'Fiat',
        model: 'Uno',
        year: 2011,
        department: 'ROCHA',
        parts: [{ description: 'Espejo izquierdo' }],
        contact: { phone: '094 500 600' },
      },
    },
    z.object({ createPartRequest: z.object({ followPath: z.string() }) }),
  )
  return createPartRequest.followPath
}

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nadie@ejemplo.uy')
  await press('Mandarme el enlace')(page)
}
