/** Cubot makes telephones, and the app of Daum is a person's. */
const CRAWLER =
  /(?:^|[^u])bot\b|[^c]ubot\b|crawl|spider|slurp|mediapartners|google-inspectiontool|googleother|facebookexternalhit|kakaotalk-scrap|embedly|quora link preview|lighthouse|yeti|daum(?:oa|\/)/i

/** Does a user agent name itself as something that reads for a search engine or a link preview? */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}
