import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of reviews whose authors let everyone read them. */
export type TestimonialFilter = 'WAITING' | 'SHOWN' | 'ALL'

/** The same in the address. */
export const testimonialChoices: Choices<TestimonialFilter> = {
  param: 'estado',
  values: { WAITING: null, SHOWN: 'mostradas', ALL: 'todas' },
}

/** The list's arguments, as the graph takes them. */
export type TestimonialArguments = { quoted: boolean | null }

export const testimonialArguments = (filter: TestimonialFilter): TestimonialArguments => ({
  quoted: filter === 'ALL' ? null : filter === 'SHOWN',
})

/** The variables of the list that an address asks for. */
export const testimonialVariables = (search: string) =>
  testimonialArguments(chosenOf(search, testimonialChoices))
