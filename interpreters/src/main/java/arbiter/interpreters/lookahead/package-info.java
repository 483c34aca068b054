/**
 * An opponent for every game: it plays each answer on, on copies of the table, within a budget of counted work, and
 * takes the one after which its side stands best by {@link arbiter.kernel.Game#worth}.
 *
 * <p>What it may not know it does not use. It plays on {@link arbiter.kernel.Game#known}, the table as its side may
 * know it; dice to come are thrown anew on every copy; secret answers of others, given in this step or still to
 * come, are taken to be their defaults; others who are hidden answer by default as well. Dice that were thrown in the
 * step under way count as known. Quiet moments pass by default, and it calls for nothing unasked.
 */
package arbiter.interpreters.lookahead;
