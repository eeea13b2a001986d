import { expect, it } from 'vitest'
import { isMeant, personWords, squeeze } from './person-words.ts'

const MIN_JUN = {
  names: ['Min-jun Kim', '김민준', 'member1'],
  numbers: ['10-0001'],
  phones: ['010-5550-1000'],
}

it.each([
  'min-jun kim',
  'kim min-jun',
  'MINJUN KIM',
  'min jun kim',
  'minjun kim',
  'kim, min-jun',
  'kimminjun',
  'Min\u2011jun Kim',
  'Min.jun Kim',
  'jun',
  '김민준',
  '김 민준',
  '민준',
  '김민준'.normalize('NFD'),
  'kim 김',
  'ｋｉｍ',
  'member1',
  '10-0001',
  '10\u20110001',
  '100001',
  '10 0001',
  '10-0',
  '10000',
  '0001',
  '10-0001 kim',
  '010-5550-1000',
  '01055501000',
  '010 5550 1000',
  '010.5550.1000',
  '5550-1000',
  '55501000',
  '1000',
  'kim 1000',
  '+82 10-5550-1000',
  '+821055501000',
  '82 10 5550 1000',
])('%s finds', (typed) => {
  expect(isMeant(typed, MIN_JUN)).toBe(true)
})

it.each([
  '',
  '-',
  '%',
  'kim%',
  '_',
  'kim lee',
  'park',
  '999',
  '2000',
  '010-5550-2000',
  '010-5551-1000',
  '00001',
  '10-0002',
])('%s does not', (typed) => {
  expect(isMeant(typed, MIN_JUN)).toBe(false)
})

it('takes a whole phone number for its last digits where no more is known', () => {
  const known = { names: [], phones: ['1000'] }
  expect(isMeant('010-5550-1000', known)).toBe(true)
  expect(isMeant('010-5550-2000', known)).toBe(false)
})

it('keeps words, numbers and their spelling apart', () => {
  expect(personWords('Kim 10-0001')).toEqual({
    words: ['kim'],
    numbers: [{ written: '10-0001', start: '100001', end: '100001' }],
  })
  expect(personWords('+82 (0)10 5550 1000').numbers).toMatchObject([{ end: '1055501000' }])
})

it('leaves signs that stand for themselves', () => {
  expect(squeeze('O’Neil-Smith Jr.')).toBe('oneilsmithjr')
  expect(squeeze('a%_b')).toBe('a%_b')
})
