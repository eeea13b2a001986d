import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real HTTP server that speaks the format of the search of juso.go.kr. */
export interface AddressServer {
  url: string
  key: string
  /** The keywords that were asked with the right key, oldest first. */
  asked: string[]
  /** How the next questions are answered; without an argument, as usual. */
  answer(how?: (response: ServerResponse) => void): void
  close(): Promise<void>
}

const KEY = 'devU01TX0FVVEgyMDI2MTIwMTEwMDAwMDExNDk5OTk='

/** Addresses of two public buildings, as the service spells them. */
const ROWS = [
  {
    roadAddr: '서울특별시 중구 세종대로 110 (태평로1가)',
    roadAddrPart1: '서울특별시 중구 세종대로 110',
    roadAddrPart2: ' (태평로1가)',
    jibunAddr: '서울특별시 중구 태평로1가 31 서울특별시청',
    engAddr: '110 Sejong-daero, Jung-gu, Seoul',
    zipNo: '04524',
    bdNm: '서울특별시청',
    siNm: '서울특별시',
  },
  {
    roadAddr: '서울특별시 종로구 세종대로 209 (세종로, 정부서울청사)',
    roadAddrPart1: '서울특별시 종로구 세종대로 209',
    roadAddrPart2: ' (세종로, 정부서울청사)',
    jibunAddr: '서울특별시 종로구 세종로 77-6 정부서울청사',
    engAddr: '209 Sejong-daero, Jongno-gu, Seoul',
    zipNo: '03171',
    bdNm: '정부서울청사',
    siNm: '서울특별시',
  },
]

export async function openAddressServer(): Promise<AddressServer> {
  const asked: string[] = []
  let how: ((response: ServerResponse) => void) | undefined
  const server = createServer((request, response) => {
    const query = new URL(request.url!, 'http://address').searchParams
    if (query.get('confmKey') === KEY) asked.push(query.get('keyword')!)
    if (how) return how(response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answerTo(query)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/addrlink/addrLinkApi.do`,
    key: KEY,
    asked,
    answer: (next) => {
      how = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answerTo(query: URLSearchParams) {
  const keyword = query.get('keyword') ?? ''
  if (query.get('resultType') !== 'json') return { results: failed('-999', '시스템에러') }
  if (query.get('confmKey') !== KEY) return { results: failed('E0001', '승인되지 않은 KEY 입니다.') }
  if (/[%=><[\]]/.test(keyword)) return { results: failed('E0012', '특수문자+숫자만으로는 검색이 불가능 합니다.') }
  if (['서울', 'Seoul'].includes(keyword)) return { results: failed('E0006', '주소를 상세히 입력해 주시기 바랍니다.') }
  const juso = ROWS.filter((row) => Object.values(row).some((value) => value.includes(keyword)))
  const common = { errorMessage: '정상', countPerPage: '10', totalCount: String(juso.length), errorCode: '0' }
  return { results: { common: { ...common, currentPage: '1' }, juso } }
}

const failed = (errorCode: string, errorMessage: string) => ({
  common: { errorMessage, countPerPage: '10', totalCount: '0', errorCode, currentPage: '1' },
  juso: null,
})
