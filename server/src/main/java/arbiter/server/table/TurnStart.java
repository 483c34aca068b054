package arbiter.server.table;

/**
 * Where a turn of a table began, for its gamemaster.
 *
 * @param number the last item of the log before it, as the gamemaster counts them
 * @param text the moment in words
 * @param state all of the state, in the form of saved tables
 */
public record TurnStart(long number, int round, String text, String state) {}
