const CRAWLER =
  /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|quora link preview|lighthouse|yeti|daum/i

/** Does a user agent name itself as something that reads for a search engine or a link preview? */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}
