/** Id of the menu of narrow screens. */
export const MENU_ID = 'menu'
