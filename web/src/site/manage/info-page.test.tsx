import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, said, show, soon, type } from '../../../test/screen'
import InfoPage from './info-page'

const INFO = {
  ...{ clubCode: 'GC001', clubName: 'Greenhill', clubPhoneNo: '', clubFaxNo: '', businessNo: '', mailOrderNo: '' },
  ...{ ceoName: '', address: '', addressDetail: '', zipCode: '', email: 'desk@club.example', currency: 'KRW' },
  ...{ timeZone: 'KST', zone: 'Asia/Seoul', lang: 'en', langs: ['en', 'ko'], lat: 0, lng: 0, isIndexed: true },
  ...{ ext: { naverVerify: '', googleVerify: '', social: {} }, translated: {}, version: 3 },
  settings: { taxMail: '', senderMail: '', senderName: '', dormantMonths: 12, keepDays: 30 },
}

test('each detail of the club is beside the same one in its other language, and a missing one is marked', async () => {
  answer({
    'GET /site/info': () => INFO,
    'GET /site/addition': () => ({}),
    'GET /address': () => ({ isOn: false }),
    'PUT /site/info': () => ({ version: 4 }),
  })
  await show(<InfoPage />, { path: '/ishm/site/info', at: '/ishm/site/info' })
  const name = await soon(() => named('label', 'Club name (ko)'))
  const besides = name.closest('[data-missing]')?.parentElement
  expect(besides?.contains(named('label', 'Club name (en)'))).toBe(true)
  await type('translated.ko.clubName', '그린힐')
  expect(said()).not.toContain('Missing')
  await type('translated.ko.senderName', '그린힐 프런트')
  expect(said()).toContain('Missing')
  expect(named('section', /Unsaved/).textContent).toContain('Club name (ko) · Sender name (ko)')
  await pressNamed('button', 'Save')
  await soon(() =>
    expect(asked.filter(({ call }) => call === 'PUT /site/info')).toMatchObject([
      { body: { translated: { ko: { clubName: '그린힐', senderName: '그린힐 프런트' } } } },
    ]),
  )
})
