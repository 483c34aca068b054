package arbiter.games.centuryg.state;

/** Duels have two ends. */
final class Duels {

    private Duels() {}

    static void end(CenturyState state, Fighter fighter) {
        if (fighter.duel != null) {
            state.fighter(fighter.duel).duel = null;
            fighter.duel = null;
        }
    }
}
