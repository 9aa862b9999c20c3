// What a page here and resize.js on the page around it say to each other.

export const HEIGHT = 'set-aside-dice/height';
export const ASK_HEIGHT = 'set-aside-dice/ask-height';
