package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.GrappleEnded;
import arbiter.games.capital.state.KnockedProne;
import arbiter.kernel.Play;
import java.util.List;

/** A Reaction of the grappler: letting go, and throwing the victim down if it likes. Ledger: CAP-STAT-GRAPPLING-3. */
record Release(Combatant grappler, Combatant victim, boolean prone) implements Deed {

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        if (unit.grappling().isEmpty()) {
            return;
        }
        Combatant victim = state.combatant(unit.grappling().get());
        menu.add(new Release(unit, victim, false));
        if (!victim.isProne()) {
            menu.add(new Release(unit, victim, true));
        }
    }

    @Override
    public String id() {
        return prone ? "release:prone" : "release";
    }

    @Override
    public String text() {
        return prone ? "Throw " + victim.name() + " down and let go" : "Let go of " + victim.name();
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new GrappleEnded(victim.id()));
        if (prone) {
            play.emit(new KnockedProne(victim.id()));
        }
    }
}
