import href from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

/** Pretendard in small pieces, of which a page loads only those with its letters. Pages in Korean ask for it, and the back office. */
export function KoreanFont() {
  return <link rel="stylesheet" href={href} precedence="low" />
}
