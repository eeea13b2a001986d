import href from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

/** Pretendard in subsets that load by the letters of a page. Used by Korean pages and the back office. */
export function KoreanFont() {
  return <link rel="stylesheet" href={href} precedence="low" />
}
