package arbiter.cli.play;

import java.util.List;

/** What can be typed besides answers. */
final class Words {

    static final List<String> ALL = List.of(
            "call", "calls", "edit", "edits", "help", "log", "odds", "order", "orders", "quit", "redo", "state",
            "undo");

    static final String HELP = """
            Answer with the number of an option or with its words; Enter takes the one marked so.
              odds N   the odds of option N
              calls    what may be done without being asked
              call N   do the one with that number
              edits [UNIT]   what the gamemaster can change on the table or on a unit
              edit ID [UNIT] KEY=VALUE ...   change it
              order suggested|pass|ask   deal with such questions like that from now on
              orders   the orders that stand
              order end N   end the one with that number
              state    how things stand
              log      what has happened
              undo     take the last answer back, with all that came of it
              redo     put it in force again
              quit     leave""";

    private Words() {}
}
