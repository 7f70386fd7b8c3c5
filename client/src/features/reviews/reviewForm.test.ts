import { expect, test } from 'vitest'
import { found } from '../../forms/problems'
import { reviewAspects } from './reviewAspects'
import { averageOf, checkReview, MISSING_STARS, type ReviewValues, starsIn } from './reviewForm'

const rated: ReviewValues = {
  responseTime: 5,
  productQuality: 1,
  descriptionClarity: 3,
  productMatch: 4,
  comment: '',
  mayBeQuoted: false,
}

test('accepts four rated aspects without a comment', () => {
  expect(found(checkReview(rated))).toEqual([])
  expect(starsIn(rated)).toEqual({
    responseTime: 5,
    productQuality: 1,
    descriptionClarity: 3,
    productMatch: 4,
  })
})

test.each(reviewAspects)('asks for all aspects when %s is missing', aspect => {
  const values = { ...rated, [aspect]: null }
  expect(found(checkReview(values)).map(([path, message]) => [path, message])).toEqual([
    [aspect, MISSING_STARS],
  ])
  expect(starsIn(values)).toBeNull()
})

test.each([
  [[5, 4, 4, 4], 4.3],
  [[5, 1, 3, 4], 3.3],
  [[1, 1, 1, 1], 1],
  [[5, 5, 5, 4], 4.8],
] as const)(
  'averages %j to one decimal',
  ([responseTime, productQuality, descriptionClarity, productMatch], average) => {
    expect(averageOf({ responseTime, productQuality, descriptionClarity, productMatch })).toBe(average)
  },
)
