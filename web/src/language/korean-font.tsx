import serif from '@fontsource/gowun-batang/700.css?url'
import sans from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

/** Pretendard in subsets that load by the letters of a page. Used by Korean pages and the back office. */
export function KoreanFont() {
  return <link rel="stylesheet" href={sans} precedence="low" />
}

/** Gowun Batang, in subsets too, for the headings of Korean pages (decision 145). */
export function KoreanSerif() {
  return <link rel="stylesheet" href={serif} precedence="low" />
}
