const HANGUL = /\p{Script=Hangul}/u

/** Of a name such as `Breakfast · 조식`, only the part in the reader's language is shown. */
export function nameIn(lang: string, bannerName: string): string {
  const parts = bannerName.split(' · ')
  const korean = parts.filter((part) => HANGUL.test(part))
  if (parts.length !== 2 || korean.length !== 1) return bannerName
  return parts.find((part) => HANGUL.test(part) === (lang === 'ko'))!
}
