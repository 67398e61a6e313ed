export { MiniCalculator as default } from '#app/features/home/mini-calculator.tsx'
