import { ExtGuide } from './ext-guide'

export const handle = { messages: ['ext-info'] }

export default function NaverGuidePage() {
  return <ExtGuide engine="NAVER" console="https://searchadvisor.naver.com" />
}
