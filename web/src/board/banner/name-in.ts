const HANGUL = /\p{Script=Hangul}/u

/**
 * A banner has one name for all languages. Where the club wrote it in Korean and in another language, as in
 * `Breakfast · 조식`, the part in the reader's language is enough; any other name is shown as it is.
 */
export function nameIn(lang: string, bannerName: string): string {
  const parts = bannerName.split(' · ')
  const korean = parts.filter((part) => HANGUL.test(part))
  if (parts.length !== 2 || korean.length !== 1) return bannerName
  return parts.find((part) => HANGUL.test(part) === (lang === 'ko'))!
}
