import { expect, test } from 'vitest'
import { checkDigitOf, readVehicleNumber, type Vin } from './vehicleNumber.ts'

const THIS_YEAR = 2026
const vin = (typed: string) => readVehicleNumber(typed, THIS_YEAR) as Vin

test.each([
  ['1G4AH59H45G118341', '4'],
  ['1M8GDM9AXKP042788', 'X'],
])('computes the check digit of %s as %s', (number, digit) => {
  expect(checkDigitOf(number)).toBe(digit)
  expect(vin(number).checkDigit).toBe('FITS')
})

test('treats a wrong check digit as a difference, not as an error', () => {
  expect(vin('1G4AH59H55G118341').checkDigit).toBe('DIFFERS')
  expect(vin('9BWZZZ377VT004251').checkDigit).toBe('DIFFERS')
})

test.each([
  ['8A1', 'Renault', 'Argentina'],
  ['8AD', 'Peugeot', 'Argentina'],
  ['8AF', 'Ford', 'Argentina'],
  ['8AG', 'Chevrolet', 'Argentina'],
  ['8AJ', 'Toyota', 'Argentina'],
  ['8AP', 'Fiat', 'Argentina'],
  ['8AW', 'Volkswagen', 'Argentina'],
  ['8BC', 'Citroën', 'Argentina'],
  ['935', 'Citroën', 'Brasil'],
  ['936', 'Peugeot', 'Brasil'],
  ['93H', 'Honda', 'Brasil'],
  ['93Y', 'Renault', 'Brasil'],
  ['94D', 'Nissan', 'Brasil'],
  ['988', 'Jeep', 'Brasil'],
  ['98R', 'Chery', 'Brasil'],
  ['9BD', 'Fiat', 'Brasil'],
  ['9BF', 'Ford', 'Brasil'],
  ['9BG', 'Chevrolet', 'Brasil'],
  ['9BH', 'Hyundai', 'Brasil'],
  ['9BR', 'Toyota', 'Brasil'],
  ['9BW', 'Volkswagen', 'Brasil'],
  ['9UJ', 'Chery', 'Uruguay'],
  ['9UK', 'Lifan', 'Uruguay'],
  ['9UW', 'Kia', 'Uruguay'],
  ['MA3', 'Suzuki', 'India'],
  ['KMH', 'Hyundai', 'Corea del Sur'],
  ['LGX', 'BYD', 'China'],
  ['WVW', 'Volkswagen', 'Alemania'],
  ['VF1', 'Renault', 'Francia'],
  ['ZFA', 'Fiat', 'Italia'],
  ['JTD', 'Toyota', 'Japón'],
  ['3N1', 'Nissan', 'México'],
  ['1FT', 'Ford', 'Estados Unidos'],
])('reads %s as %s, made in %s', (wmi, make, country) => {
  const read = vin(`${wmi}AAAAA0AA000001`)
  expect(read.makes).toContain(make)
  expect(read.country).toBe(country)
})

test('knows no make and no country for an unknown identifier', () => {
  expect(vin('QQQAAAAA0AA000001')).toMatchObject({ makes: [], country: null })
})

test.each([
  ['A', [2010, 1980]],
  ['P', [2023, 1993]],
  ['1', [2001]],
  ['5', [2005]],
  ['V', [1997, 2027]],
  ['W', [1998]],
  ['0', []],
  ['U', []],
  ['Z', []],
])('reads position 10 %s as %j', (code, years) => {
  expect(vin(`9BWAAAAA0${code}A000001`).years).toEqual(years)
})

test('prefers the earlier cycle for a digit at position 7 only in a North American VIN', () => {
  expect(vin('1G4AH59H4PG118341').years).toEqual([1993, 2023])
  expect(vin('1G4AH5AH4PG118341').years).toEqual([2023, 1993])
  expect(vin('9BWAA59H4PG118341').years).toEqual([2023, 1993])
})

test.each([
  ['8A1', true],
  ['9BD', true],
  ['LGX', true],
  ['MA3', true],
  ['VF1', false],
  ['JTD', false],
])('trusts position 10 of %s as its year: %s', (wmi, isReliable) => {
  expect(vin(`${wmi}AAAAA0AA000001`).isYearReliable).toBe(isReliable)
})

test('accepts separators and lower case, and reports an impossible letter', () => {
  expect(vin('9bw-aaaaa0 aa.000001').number).toBe('9BWAAAAA0AA000001')
  expect(vin('9BWAAAAA0AAOO0001')).toMatchObject({ hasImpossibleLetter: true, makes: ['Volkswagen'] })
})

test.each([
  ['*9BWAA05U8DP123456*'],
  ['\u202aVIN: 9BWAA05U8DP123456\u202c'],
  ['ＶＩＮ：９ＢＷＡＡ０５Ｕ８ＤＰ１２３４５６'],
  ['Chasis № 9BW\u2011AA05U8\u2013DP123456'],
  ['VIN: 9bwaa05u8dp123456'],
  ['Chasis Nº 9BWAA05U8DP123456'],
  ['Nro. de chasis: 9BWAA05U8DP123456,'],
  ['Número de VIN = 9BWAA05U8DP123456'],
  ['Bastidor 9BWAA05U8DP123456'],
  ['Chassis No 9BWAA05U8DP123456'],
  ['“9BWAA05U8DP123456”'],
  ['9BWAA05U8–DP/123_456'],
  ['9BWAA05U8DP123456\u200b'],
  ['９BWAA05U8DP123456'],
  ['(9BW AA0 5U8 DP1 234 56)'],
])('finds the VIN within %j', typed => {
  expect(vin(typed)).toMatchObject({ number: '9BWAA05U8DP123456', years: [2013, 1983] })
})

test.each([
  ['WVWZZZ1KZ8W123456', ['Volkswagen'], 'Alemania', [2008], false],
  ['WDB2030041A123456', ['Mercedes-Benz'], 'Alemania', [2001], false],
  ['VF37JNFUC9H123456', ['Peugeot'], 'Francia', [2009], false],
  ['ZFA18800005123456', ['Fiat'], 'Italia', [], false],
  ['UU1BSDJU548123456', ['Renault'], 'Rumania', [2004], false],
  ['JN1TBNT30Z0123456', ['Nissan'], 'Japón', [], false],
  ['JSAFTL51V00123456', ['Suzuki'], 'Japón', [], false],
  ['9BWZZZ377VT004251', ['Volkswagen'], 'Brasil', [1997, 2027], true],
  ['9BGRM69X08G123456', ['Chevrolet'], 'Brasil', [2008], true],
  ['98861110XMK123456', ['Fiat', 'Jeep', 'RAM'], 'Brasil', [2021, 1991], true],
  ['8AJFZ29G106123456', ['Toyota'], 'Argentina', [], true],
  ['8AC904663BE123456', ['Mercedes-Benz'], 'Argentina', [2011, 1981], true],
  ['LGWEF4A57GF123456', ['Great Wall', 'Haval', 'GWM', 'ORA'], 'China', [2016, 1986], true],
  ['LC0CE4DC7N0123456', ['BYD'], 'China', [2022, 1992], true],
  ['MALAM51BBDM123456', ['Hyundai'], 'India', [2013, 1983], true],
  ['3FAFP21L0XR123456', ['Ford'], 'México', [1999], true],
  ['9UWSHX76ALN123456', ['Kia'], 'Uruguay', [2020, 1990], true],
])('reads %s as its papers do', (number, makes, country, years, isYearReliable) => {
  expect(vin(number)).toMatchObject({ makes, country, years, isYearReliable, hasImpossibleLetter: false })
})

test.each([
  ['00000000000000000', null],
  ['11111', null],
  ['9ВWAA05U8DP123456', null],
  ['SK410_123456', { kind: 'CHASSIS', number: 'SK410123456' }],
  ['AE101–0045678', { kind: 'CHASSIS', number: 'AE1010045678' }],
  ['chasis KSP90-1234567', { kind: 'CHASSIS', number: 'KSP901234567' }],
  ['AE101-0045678', { kind: 'CHASSIS', number: 'AE1010045678' }],
  ['sj410 123456', { kind: 'CHASSIS', number: 'SJ410123456' }],
  ['abcdef', null],
  ['a1b2', null],
  ['9BWZZZ377VT0042512', null],
  ['', null],
])('reads %s as %j', (typed, read) => {
  expect(readVehicleNumber(typed, THIS_YEAR)).toEqual(read)
})
