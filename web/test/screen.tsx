import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Session } from '@clubhouse/contract/session'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { caller, callFor } from '../src/api/caller'
import { Queries } from '../src/api/queries'
import { queryClient } from '../src/api/query-client'
import { packTexts } from '../src/language/texts'
import { LanguageProvider } from '../src/language/use-text'
import { forgetSession, keepSession } from '../src/session/session-store'
import { Feedback } from '../src/ui/feedback/feedback'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

/** What a call answers: its data, which may come later, a file, or a refusal. @param url as it was asked @param body what was sent */
type Answer = (url: URL, body: unknown, headers: Headers) => unknown

interface Asked {
  /** Such as `PUT /ip-blocks`. */
  call: string
  query: Record<string, string>
  body: unknown
}

/** What a refusal says besides its status. */
interface Fail {
  code: string
  msgCode?: string
  msgDetail?: string
  msgVar?: Record<string, unknown>
}

export class Refused extends Error {
  readonly status: number
  readonly fail: Fail

  constructor(status: number, fail: Fail = { code: 'OTHER' }) {
    super(fail.code)
    this.status = status
    this.fail = fail
  }
}

const CLUB = {
  clubCode: 'GC001',
  siteCode: 'GREENHILL',
  zone: 'Asia/Seoul',
  currency: 'KRW',
  langs: ['en', 'ko'],
  defaultLang: 'en',
}
const MESSAGES = join(import.meta.dirname, '../../db/messages')
const TEXTS = packTexts(
  Object.fromEntries(
    globSync('*.json', { cwd: MESSAGES }).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Record<string, { en: string }>).map(
        ([code, { en }]) => [`${basename(file, '.json')}.${code}`, en],
      ),
    ),
  ),
)

/** What the screen asked the server, in order; views and texts are left out. */
export let asked: Asked[] = []
let answers: Record<string, Answer> = {}
let root: Root | undefined

beforeEach(() => {
  callFor({ ...caller(), accessToken: async () => 'at.test' })
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  asked = []
  answers = { 'GET /manage/views': () => ({ layout: null, views: [] }) }
  vi.stubGlobal('fetch', answered)
  // Nothing has a place here.
  document.elementsFromPoint = () => []
  keepSession(MANAGER, false)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  queryClient().clear()
  forgetSession()
  sessionStorage.clear()
  document.body.replaceChildren()
})

export const answer = (more: Record<string, Answer>): void => {
  answers = { ...answers, ...more }
}

interface Place {
  /** The route, such as `/ishm/x/:idx?`. */
  path?: string
  at?: string
  /** What the loader of the page has read. */
  loaded?: unknown
  /** False at a club that has no mail server yet. */
  sendsMail?: boolean
  currency?: string
}

/** Shows a page to a manager who may do everything, unless the test ends the session before. */
export async function show(
  page: ReactNode,
  { path = '/ishm/*', at = '/ishm', loaded, sendsMail = true, currency = CLUB.currency }: Place = {},
): Promise<void> {
  await act(async () => root?.unmount())
  const place = document.createElement('main')
  document.body.replaceChildren(place)
  root = createRoot(place)
  const route = { id: 'page', path, element: page, ...(loaded !== undefined && { loader: () => loaded }) }
  const router = createMemoryRouter([route], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: loaded } },
  })
  await act(async () =>
    root!.render(
      <LanguageProvider lang="en" texts={TEXTS} version={1} club={{ ...CLUB, sendsMail, currency }}>
        <Queries>
          <RouterProvider router={router} />
          <Feedback />
        </Queries>
      </LanguageProvider>,
    ),
  )
}

/** Turns of 5 ms at least: they are counted, since the load of the machine must not decide. */
const TURNS = 400

/** Waits until nothing throws, and returns what it found. */
export async function soon<T>(find: () => T): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return find()
    } catch (error) {
      if (turn > TURNS) throw error
    }
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  }
}

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** An element by what it says. @throws when there is none */
export function named<E extends HTMLElement = HTMLElement>(selector: string, name: string | RegExp): E {
  const all = [...document.querySelectorAll<E>(selector)]
  const found = all.find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))))
  if (!found) throw new Error(`No ${selector} ${name}; there are: ${all.map(nameOf).join(' | ')}`)
  return found
}

/** @throws when there is none */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`No field ${name}`)
  return found
}

export const said = (): string => document.body.textContent ?? ''

export const press = (element: HTMLElement) => act(async () => element.click())

export const pressNamed = async (selector: string, name: string | RegExp) =>
  press(await soon(() => named(selector, name)))

export async function put(element: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  await act(async () => {
    // React listens to the setter of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value)
    element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
}

export const type = async (name: string, value: string) => put(await soon(() => field(name)), value)

export const leave = (name: string) =>
  act(async () => field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

async function answered(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address, 'http://club.example')
  const call = `${init.method ?? 'GET'} ${url.pathname.replace('/hp/api', '')}`
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
  if (!call.startsWith('GET /manage/views')) asked.push({ call, query: Object.fromEntries(url.searchParams), body })
  const found = answers[call]
  try {
    if (!found) throw new Refused(404)
    const data = await found(url, body, new Headers(init.headers))
    const headers = { 'content-disposition': 'attachment' }
    return data instanceof Blob ? new Response(data, { headers }) : Response.json({ result: true, data })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return Response.json({ result: false, data: null, fail: error.fail }, { status: error.status })
  }
}

const UNTIL = '2099-01-01T00:00:00Z'
export const MANAGER: Session = {
  accessToken: 'access',
  accessTokenExpire: UNTIL,
  refreshToken: 'refresh',
  refreshTokenExpire: UNTIL,
  clubCode: CLUB.clubCode,
  id: 'manager1',
  name: 'Ji-ho Kim',
  lang: 'en',
  phoneNo: '',
  email: '',
  authority: 'MANAGER',
  adminIdx: 1,
  memberIdx: null,
  memberType: null,
  clubIdx: 1,
  clubName: 'Greenhill',
  address: '',
  addressDetail: '',
  zipCode: '',
  clubPhoneNo: '',
  clubFaxNo: '',
  businessNo: '',
  ceoName: '',
  isAdmin: true,
  isSSAdmin: true,
  isTempPassword: false,
  authClub: [CLUB.clubCode],
  clubList: [],
  langList: [],
  imageUrl: null,
  inactive: false,
  inactiveDate: null,
  userMove: null,
  adminMenu: [],
}
