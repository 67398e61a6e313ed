export { CookieSettings as default } from '#app/features/consent/cookie-settings.tsx'
