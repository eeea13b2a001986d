import { describe, expect, it } from 'vitest'
import { StartError } from '../../platform/config.ts'
import { answersOf, readFlags } from './answers.ts'
import { namesOf } from './fields.ts'

const NEEDED = [
  '--code',
  'HILL1',
  '--name',
  'Hillside',
  '--manager-name',
  'Ji-won Oh',
  '--manager-email',
  'oh@hill.example',
]
const silent = () => {}

describe('names in other languages', () => {
  it.each<[string, Record<string, string> | undefined]>([
    ['', {}],
    ['ko=힐사이드 골프', { ko: '힐사이드 골프' }],
    [' ko = 힐사이드 ; ja=ヒル=サイド;', { ko: '힐사이드', ja: 'ヒル=サイド' }],
    ['힐사이드', undefined],
    ['ko=', undefined],
    ['xx=Hill', undefined],
    ['ko=하나;ko=둘', undefined],
  ])('"%s" are %o', (typed, names) => {
    expect(namesOf(typed)).toEqual(names)
  })
})

describe('flags of npm run club:new', () => {
  it('make a whole club, with defaults for what a club can change later', async () => {
    expect(await answersOf(readFlags(NEEDED), undefined, silent)).toEqual({
      code: 'HILL1',
      name: 'Hillside',
      languages: 'en,ko',
      names: '',
      currency: 'KRW',
      zone: 'Asia/Seoul',
      managerId: 'manager1',
      managerName: 'Ji-won Oh',
      managerOtherName: '',
      managerEmail: 'oh@hill.example',
    })
  })

  it.each([
    ['--code', 'hill', 'Invalid --code: use 5 capital letters or digits, such as HILL1.'],
    ['--name', 'Hill\nside', 'Invalid --name: use 1 to 80 characters on one line.'],
    ['--languages', 'ko', /^Invalid --languages: use en and any of ko, /],
    ['--languages', 'en,xx', /^Invalid --languages: /],
    ['--currency', 'WON', 'Invalid --currency: use a code of ISO 4217, such as KRW or EUR.'],
    ['--zone', 'Seoul', 'Invalid --zone: use an IANA name, such as Asia/Seoul or Europe/Berlin.'],
    [
      '--manager-id',
      'Boss',
      'Invalid --manager-id: use 6 to 12 lower-case letters or digits, beginning with a letter.',
    ],
    ['--manager-email', 'oh@hill', 'Invalid --manager-email: use an email address, such as kim@club.example.'],
  ])('%s %j is refused', async (flag, value, said) => {
    const answers = answersOf(readFlags([...NEEDED, flag, value]), undefined, silent)
    await expect(answers).rejects.toThrow(said)
    await expect(answers).rejects.toBeInstanceOf(StartError)
  })

  it('are listed when one of them does not exist', () => {
    expect(() => readFlags(['--nmae', 'x'])).toThrow(/--code, --name, --languages/)
  })

  it('that are missing are named, each on a line, where nobody can be asked', async () => {
    await expect(answersOf({}, undefined, silent)).rejects.toThrow(
      /^Missing --code: .*\nMissing --name: .*\nMissing --manager-name: .*\nMissing --manager-email: /,
    )
  })
})

it('asks for what the flags leave out, again until it fits', async () => {
  const typed = ['hill', 'HILL1', '', 'Berlin', 'Europe/Berlin', 'jiwonoh', '오지원']
  const questions: string[] = []
  const said: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return typed.shift()!
  }
  const flags = readFlags([...NEEDED.slice(2), '--languages', 'en'])
  const own = await answersOf(flags, ask, (line) => said.push(line))
  expect(questions).toEqual([
    ...['Club code: ', 'Club code: ', 'Currency [KRW]: '],
    ...['Time zone [Asia/Seoul]: ', 'Time zone [Asia/Seoul]: ', 'ID of the first manager [manager1]: '],
    'The same name in Korean or Latin letters (or nothing): ',
  ])
  expect(said).toEqual([
    '  Use 5 capital letters or digits, such as HILL1.',
    '  Use an IANA name, such as Asia/Seoul or Europe/Berlin.',
  ])
  expect(own).toMatchObject({ code: 'HILL1', currency: 'KRW', zone: 'Europe/Berlin', managerId: 'jiwonoh' })
})
