import type { Random } from '../random.ts'

/** Roman and Korean, in turns. */
const forms = (words: string) => [...words.matchAll(/(\S+) (\S+)/g)].map(([, roman, korean]) => ({ roman, korean }))

/** Surnames weighted by frequency. */
const SURNAMES = forms(
  'Kim 김 Kim 김 Kim 김 Kim 김 Lee 이 Lee 이 Lee 이 Park 박 Park 박 Choi 최 Choi 최 Jung 정 Jung 정 Kang 강 Cho 조 Yoon 윤 Jang 장 Lim 임 Han 한 Oh 오 Seo 서 Shin 신 Kwon 권 Hwang 황 Ahn 안 Song 송 Ryu 류 Hong 홍 Jeon 전 Ko 고 Moon 문 Yang 양 Son 손 Bae 배 Baek 백 Heo 허 Nam 남 Shim 심 Roh 노 Ha 하 Kwak 곽 Sung 성 Cha 차 Joo 주 Woo 우',
)
const MEN = forms(
  'Min-jun 민준 Seo-jun 서준 Do-yun 도윤 Ye-jun 예준 Si-woo 시우 Ha-jun 하준 Ju-won 주원 Ji-ho 지호 Ji-hu 지후 Jun-seo 준서 Jun-woo 준우 Hyun-woo 현우 Do-hyun 도현 Ji-hun 지훈 Gun-woo 건우 Woo-jin 우진 Sun-woo 선우 Seo-jin 서진 Min-jae 민재 Hyun-jun 현준 Yeon-woo 연우 Yu-jun 유준 Jung-woo 정우 Seung-woo 승우 Seung-hyun 승현 Si-yun 시윤 Jun-hyuk 준혁 Eun-woo 은우 Ji-hwan 지환 Seung-min 승민 Yu-chan 유찬 Jun-young 준영 Si-hu 시후 Jin-woo 진우 Seung-jun 승준 Ji-won 지원 Tae-yang 태양 Dong-hyun 동현 Sang-hoon 상훈 Kyung-soo 경수 Young-ho 영호 Sung-min 성민 Jae-hyun 재현 Chang-min 창민 Byung-hun 병헌 In-seok 인석 Ki-hyun 기현 Dae-hyun 대현',
)
const WOMEN = forms(
  'Seo-yeon 서연 Seo-yun 서윤 Ji-woo 지우 Seo-hyun 서현 Ha-eun 하은 Ha-yun 하윤 Min-seo 민서 Ji-yu 지유 Yun-seo 윤서 Chae-won 채원 Su-a 수아 Ji-min 지민 Ji-a 지아 Ji-yun 지윤 Da-eun 다은 Eun-seo 은서 Ye-eun 예은 Ye-rin 예린 Su-bin 수빈 So-yul 소율 Ye-won 예원 Ji-an 지안 Yu-jin 유진 Ha-rin 하린 Ju-a 주아 So-yun 소윤 Na-yun 나윤 Min-ji 민지 Soo-jin 수진 Hye-jin 혜진 Eun-ji 은지 Mi-young 미영 Young-mi 영미 Kyung-hee 경희 Sun-hee 선희 Yoo-na 유나 Bo-ra 보라 Hye-won 혜원',
)

export interface Name {
  /** In Korean. */
  name: string
  /** In Roman letters. */
  otherName: string
  mail: string
  gender: 'M' | 'F'
}

export function nameOf(random: Random): Name {
  const gender = random.chance(0.68) ? 'M' : 'F'
  const given = random.pick(gender === 'M' ? MEN : WOMEN)
  const family = random.pick(SURNAMES)
  const otherName = `${given.roman} ${family.roman}`
  return { name: `${family.korean}${given.korean}`, otherName, gender, mail: mailOf(otherName) }
}

/** Names, each different from all before. @param taken those used already, in Roman letters */
export function* names(random: Random, taken: Iterable<string> = []): Generator<Name, never> {
  const used = new Set(taken)
  for (;;) {
    const found = nameOf(random)
    if (used.has(found.otherName)) continue
    used.add(found.otherName)
    yield found
  }
}

/** `Min-jun Kim` has the address minjun.kim. */
export function mailOf(name: string): string {
  return name.toLowerCase().replaceAll('-', '').replace(' ', '.')
}
