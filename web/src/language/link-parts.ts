interface LinkParts {
  before: string
  words: string
  after: string
}

/** The parts of a text around its link. A text without a link is the link as a whole, so that it never gets lost. */
export function linkParts(text: string): LinkParts {
  const [, before, words, after] = /^(.*?)<link>(.*?)<\/link>(.*)$/s.exec(text) ?? ['', '', text, '']
  return { before: before!, words: words!, after: after! }
}
