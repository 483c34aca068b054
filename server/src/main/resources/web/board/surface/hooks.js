/** What a kind of board with places may have besides; most have none of it. */
import {nothing} from 'lit';
import {SurfaceDeeds} from './deeds.js';

export class SurfaceHooks extends SurfaceDeeds {
  /** A finger touched the board there, where a mouse would have been before. */
  touched() {}

  /** What is to be said of a place besides where it is; the open plane says nothing. */
  aboutPlace() {
    return '';
  }

  /** Whether the pointer is over something else than before. */
  isElsewhere(here, before) {
    return here.unit !== before?.unit || here.offer?.option.id !== before?.offer?.option.id;
  }

  /** Words on the ground that labels should keep off, in pixels. */
  written() {
    return [];
  }

  /** What a kind of board draws over its tokens. */
  above() {
    return nothing;
  }

  /** What a kind of board lets float over itself. */
  floating() {
    return nothing;
  }
}
