import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every path of the product, under its layout. */
export default [
  layout('layouts/default-layout.tsx', [
    index('home/home-page.tsx'),
    route('home', 'home/home-page.tsx', { id: 'home' }),
    route('community', 'board/notice/notice-list-page.tsx'),
    route('community/notice/:idx', 'board/notice/notice-page.tsx'),
    route('reservation', 'reservation/reservation-page.tsx'),
    route('signup/auth/success', 'member/signup/auth-success-page.tsx'),
    route('signup/auth/fail', 'member/signup/auth-fail-page.tsx'),
    layout('layouts/member-layout.tsx', [
      route('mypage', 'mypage/mypage-page.tsx'),
      route('mypage/myinfo', 'member/profile/myinfo-page.tsx'),
      route('mypage/myinfo/check', 'member/profile/check-page.tsx'),
      route('mypage/myinfo/additional', 'member/profile/additional-page.tsx'),
    ]),
  ]),
  layout('layouts/bare-layout.tsx', [
    route('stop-site', 'site/stop-page.tsx'),
    route('close-page', 'site/close-page.tsx'),
    route('error', 'error/error-page.tsx'),
    route('offline', 'offline/offline-page.tsx'),
    route('login', 'login/login-page.tsx'),
    route('login/dormant', 'member/recovery/dormant-page.tsx'),
    route('login/find-id', 'member/recovery/find-id-page.tsx'),
    route('login/find-id-result', 'member/recovery/find-id-result-page.tsx'),
    route('login/find-pw', 'member/recovery/find-pw-page.tsx'),
    route('login/password-reset-page', 'member/recovery/password-reset-page.tsx'),
    route('signup', 'member/signup/signup-page.tsx'),
    route('signup/index_ori', 'member/signup/one-page.tsx'),
    route('signup/agreement', 'member/signup/agreement-page.tsx'),
    route('signup/auth', 'member/signup/auth-page.tsx'),
    route('signup/success', 'member/signup/success-page.tsx'),
    layout('layouts/member-layout.tsx', { id: 'layouts/bare-member' }, [
      route('mypage/withdrawal', 'member/withdrawal/withdrawal-page.tsx'),
      route('mypage/withdrawal/reason', 'member/withdrawal/reason-page.tsx'),
      route('mypage/withdrawal/reject', 'member/withdrawal/reject-page.tsx'),
      route('mypage/withdrawal/complete', 'member/withdrawal/complete-page.tsx'),
    ]),
    route('common/agreement/:termsIdx', 'terms/agreement-page.tsx'),
  ]),
  layout('layouts/manager-layout.tsx', [
    route('ishm', 'manager/today-page.tsx'),
    route('ishm/site/my-info', 'manager/account/my-info-page.tsx'),
    route('ishm/site/user', 'manager/account/user-page.tsx'),
    route('ishm/site/user/:idx', 'manager/account/user-page.tsx', { id: 'manager/account/user' }),
    route('ishm/system/outbox', 'mail/manage/outbox-page.tsx'),
    route('ishm/system/job', 'job/manage/job-page.tsx'),
    route('ishm/system/message', 'language/manage/message-page.tsx'),
  ]),
  layout('layouts/default-layout.tsx', { id: 'layouts/not-found' }, [route('*', 'not-found/not-found-page.tsx')]),
] satisfies RouteConfig
