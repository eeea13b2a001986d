import type { Random } from '../random.ts'

/** Surnames weighted by frequency. */
const SURNAMES =
  'Kim Kim Kim Kim Lee Lee Lee Park Park Choi Choi Jung Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong Jeon Ko Moon Yang Son Bae Baek Heo Nam Shim Roh Ha Kwak Sung Cha Joo Woo'.split(
    ' ',
  )
const MEN =
  'Min-jun Seo-jun Do-yun Ye-jun Si-woo Ha-jun Ju-won Ji-ho Ji-hu Jun-seo Jun-woo Hyun-woo Do-hyun Ji-hun Gun-woo Woo-jin Sun-woo Seo-jin Min-jae Hyun-jun Yeon-woo Yu-jun Jung-woo Seung-woo Seung-hyun Si-yun Jun-hyuk Eun-woo Ji-hwan Seung-min Yu-chan Jun-young Si-hu Jin-woo Seung-jun Ji-won Tae-yang Dong-hyun Sang-hoon Kyung-soo Young-ho Sung-min Jae-hyun Chang-min Byung-hun In-seok Ki-hyun Dae-hyun'.split(
    ' ',
  )
const WOMEN =
  'Seo-yeon Seo-yun Ji-woo Seo-hyun Ha-eun Ha-yun Min-seo Ji-yu Yun-seo Chae-won Su-a Ji-min Ji-a Ji-yun Da-eun Eun-seo Ye-eun Ye-rin Su-bin So-yul Ye-won Ji-an Yu-jin Ha-rin Ju-a So-yun Na-yun Min-ji Soo-jin Hye-jin Eun-ji Mi-young Young-mi Kyung-hee Sun-hee Yoo-na Bo-ra Hye-won'.split(
    ' ',
  )

export interface Name {
  name: string
  mail: string
  gender: 'M' | 'F'
}

export function nameOf(random: Random): Name {
  const gender = random.chance(0.68) ? 'M' : 'F'
  const name = `${random.pick(gender === 'M' ? MEN : WOMEN)} ${random.pick(SURNAMES)}`
  return { name, gender, mail: mailOf(name) }
}

/** Names, each different from all before. */
export function* names(random: Random, taken: Iterable<string> = []): Generator<Name, never> {
  const used = new Set(taken)
  for (;;) {
    const found = nameOf(random)
    if (used.has(found.name)) continue
    used.add(found.name)
    yield found
  }
}

/** `Min-jun Kim` has the address minjun.kim. */
export function mailOf(name: string): string {
  return name.toLowerCase().replaceAll('-', '').replace(' ', '.')
}
