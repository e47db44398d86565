// What tsc cannot know about our pages: a selector does not tell which element it finds, an event not
// whose it is, and some events are our own.

interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface Element {
  closest(selectors: string): any;
}

interface Document {
  getElementById(name: string): any;
  addEventListener<Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: Omit<DocumentEventMap[Name], "target"> & { target: any }) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

interface DocumentEventMap {
  /** These parts of the page were drawn anew. */
  swapped: CustomEvent<string[]>;
  /** A form was sent. */
  posted: CustomEvent;
  /** The server did not answer. */
  unreached: CustomEvent;
  /** Somebody goes elsewhere in the past by themselves. */
  wandered: CustomEvent;
  /** Another side of the board is in sight. */
  viewed: CustomEvent;
  /** The board was fitted to the window. */
  fitted: CustomEvent;
}
