import { emailProblem, isBlank, type Problems } from '../../forms/problems'

/** A payer without an account. */
export type Guest = { name: string; email: string }

/** The values of the pay form, with the names of the mutation's input. */
export type PayerValues = { payer: Guest }

export const payerProblems = ({ payer }: PayerValues): Problems<PayerValues> => ({
  'payer.name': isBlank(payer.name) && 'Poné tu nombre.',
  'payer.email': emailProblem(payer.email),
})
