/**
 * Every style of the site in the one order that holds: what is general first. Only the build reads this file; it makes
 * the whole style sheet, and from it the rules that each page carries (app/build.ts).
 */
import.meta.glob('./styles/global.css', { eager: true })
import.meta.glob(['./ui/**/*.css', './drawings/**/*.css'], { eager: true })
import.meta.glob('./shell/**/*.css', { eager: true })
import.meta.glob(['./features/**/*.css', './islands/**/*.css', './routes/**/*.css', './*.css'], { eager: true })
