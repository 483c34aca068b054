package arbiter.games.capital.state;

/** Keeps both sides of a grapple in step. Ledger: CAP-STAT-GRAPPLED-1, CAP-AMB-96. */
final class Grapples {

    private Grapples() {}

    static void hold(CapitalState state, Combatant grappler, Combatant victim) {
        letGo(state, grappler);
        free(state, victim);
        grappler.grappling = victim.id();
        victim.grappledBy = grappler.id();
    }

    /** The grappler holds nobody any more. */
    static void letGo(CapitalState state, Combatant grappler) {
        if (grappler.grappling != null) {
            state.combatant(grappler.grappling).grappledBy = null;
            grappler.grappling = null;
        }
    }

    /** Nobody holds the victim any more. */
    static void free(CapitalState state, Combatant victim) {
        if (victim.grappledBy != null) {
            state.combatant(victim.grappledBy).grappling = null;
            victim.grappledBy = null;
        }
    }
}
