interface LinkParts {
  before: string
  words: string
  after: string
}

/** The parts of a text around its link; all of a text that names none is the link, so that the way there is never lost. */
export function linkParts(text: string): LinkParts {
  const [, before, words, after] = /^(.*?)<link>(.*?)<\/link>(.*)$/s.exec(text) ?? ['', '', text, '']
  return { before: before!, words: words!, after: after! }
}
