package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.GrappleEnded;
import arbiter.games.capital.state.KnockedProne;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
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

    /** Nobody is Active: whoever holds somebody may let go. */
    static void whenIdle(Play<CapitalState> play) {
        CapitalState state = play.state();
        for (int place = 0; place < state.combatants().size(); place++) {
            Combatant unit = state.inOrder(place);
            if (unit.grappling().isPresent() && unit.present()) {
                asked(play, unit);
            }
        }
    }

    private static void asked(Play<CapitalState> play, Combatant unit) {
        List<Deed> options = new ArrayList<>();
        offer(play.state(), unit, options);
        NothingTwice.cut(play.state(), unit, options);
        if (options.isEmpty()) {
            return;
        }
        Deed keep = new NoAction();
        options.add(keep);
        Deed chosen = play.choose(Request.one(unit.decider(), "grapple.release", options)
                .asking(() -> "Does " + unit.name() + " let go?")
                .otherwise(keep)
                .quietly());
        if (chosen != keep) {
            NothingTwice.note(play, unit, chosen.kind());
            chosen.resolve(play, Manner.OVERWATCH);
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
