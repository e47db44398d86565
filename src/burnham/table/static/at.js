// Where the site is: on a host of its own, or below a path of another one.  This file lies in its folder "static".

const root = new URL("..", import.meta.url).pathname.slice(0, -1);

/** An address of the site as this browser has to ask for it: at("/commitments"). */
export const at = address => root + address;
