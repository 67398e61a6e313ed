/**
 * Every style of the site in cascade order, general rules first. Only the build reads this file: it produces the whole
 * style sheet and, from that, the rules inlined in each page (app/build.ts).
 */
import.meta.glob('./styles/global.css', { eager: true })
import.meta.glob(['./ui/**/*.css', './drawings/**/*.css'], { eager: true })
import.meta.glob('./shell/**/*.css', { eager: true })
import.meta.glob(['./features/**/*.css', './islands/**/*.css', './routes/**/*.css', './*.css'], { eager: true })
