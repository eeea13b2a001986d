/** How an invented person is drawn. */
export interface Drawn {
  ground: string
  skin: string
  hair: string
  shirt: string
  look: 'short' | 'long' | 'cap'
}

const HAIR: Readonly<Record<Drawn['look'], string>> = {
  short: 'M262 330c0-110 60-170 138-170s138 60 138 170c-20-60-60-86-138-86s-118 26-138 86Z',
  long: 'M240 560c-20-90-20-160 0-240 22-100 80-164 160-164s138 64 160 164c20 80 20 150 0 240-26 10-52 10-70 0 24-90 20-170-6-230-40-20-128-20-168 0-26 60-30 140-6 230-18 10-44 10-70 0Z',
  cap: 'M258 318c0-100 56-158 142-158s142 58 142 158c60 4 96 16 104 36-120-26-268-26-388 0Z',
}

/** A portrait of flat shapes, four wide to five high. */
export const portrait = ({ ground, skin, hair, shirt, look }: Drawn): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="80 0 640 800">
  <rect x="80" width="640" height="800" fill="${ground}"/>
  <path d="M80 640c120-60 220-40 320-90s220-60 320-20v270H80Z" fill="#ffffff" opacity="0.18"/>
  ${look === 'long' ? `<path d="${HAIR.long}" fill="${hair}"/>` : ''}
  <path d="M150 800c10-150 90-220 250-220s240 70 250 220Z" fill="${shirt}"/>
  <path d="M340 500h120v80c-30 50-90 50-120 0Z" fill="${skin}"/>
  <ellipse cx="400" cy="370" rx="122" ry="152" fill="${skin}"/>
  ${look === 'long' ? `<path d="M282 350c10-100 60-140 118-140s108 40 118 140c-60-10-90-40-110-80-30 50-70 70-126 80Z" fill="${hair}"/>` : `<path d="${HAIR[look]}" fill="${hair}"/>`}
</svg>`
