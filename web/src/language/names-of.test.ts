import { createTranslator } from '@clubhouse/contract/text/club-translator'
import { expect, test } from 'vitest'
import { namesOf } from './names-of'
import { speakHere } from './speaking'

test('the name in the language of the page stands first, in whichever language the club writes', async () => {
  const club = { zone: 'Asia/Seoul', currency: 'KRW', langs: ['en', 'ko'], defaultLang: 'en' }
  const translator = createTranslator('ko', {}, club)
  speakHere(translator, { ...club, clubCode: 'GC001' } as never, 1)
  const seollal = { name: 'Seollal', translated: { ko: { name: '설날' } } }
  expect(namesOf(seollal)).toEqual({ here: '설날', others: ['Seollal'] })
  expect(namesOf({ name: 'Club day', translated: { ko: { name: '' } } })).toEqual({ here: 'Club day', others: [] })
  await translator.changeLanguage('en')
  expect(namesOf(seollal)).toEqual({ here: 'Seollal', others: ['설날'] })
})
