/** Cubot makes phones, and Daum's app is used by people. */
const CRAWLER =
  /(?:^|[^u])bot\b|[^c]ubot\b|crawl|spider|slurp|mediapartners|google-inspectiontool|googleother|facebookexternalhit|kakaotalk-scrap|embedly|quora link preview|lighthouse|yeti|daum(?:oa|\/)/i

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}
