import href from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

/** Pretendard in small pieces, of which a page loads only those with its letters. Only pages in Korean ask for it. */
export function KoreanFont() {
  return <link rel="stylesheet" href={href} precedence="low" />
}
