package arbiter.games.capital.grapple;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.damage.KnockedProne;
import arbiter.games.capital.move.Fall;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.NoAction;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** A Reaction of the grappler: letting go, and throwing the victim down if it likes. Ledger: CAP-STAT-GRAPPLING-3. */
public record Release(Combatant grappler, Combatant victim, boolean prone) implements CapitalAct {

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (unit.grappling().isEmpty()) {
            return;
        }
        Combatant victim = state.unit(unit.grappling().get());
        menu.add(new Release(unit, victim, false));
        if (!victim.isProne()) {
            menu.add(new Release(unit, victim, true));
        }
    }

    /** Nobody is Active: whoever holds somebody may let go. */
    public static void whenIdle(Play<CapitalState> play) {
        CapitalState state = play.state();
        for (int place = 0; place < state.units().size(); place++) {
            Combatant unit = state.inOrder(place);
            if (unit.grappling().isPresent() && unit.present()) {
                asked(play, unit);
            }
        }
    }

    private static void asked(Play<CapitalState> play, Combatant unit) {
        List<CapitalAct> options = new ArrayList<>();
        offer(play.state(), unit, options);
        NothingTwice.cut(play.state(), unit, options);
        if (options.isEmpty()) {
            return;
        }
        CapitalAct keep = new NoAction();
        options.add(keep);
        CapitalAct chosen = play.choose(Request.one(unit.decider(), "grapple.release", options)
                .asking(() -> "Does " + unit.name() + " let go?")
                .otherwise(keep)
                .quietly());
        if (chosen != keep) {
            NothingTwice.note(play, unit, chosen.kind());
            chosen.resolve(play, Occasion.OVERWATCH);
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
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new GrappleEnded(victim.id()));
        if (prone) {
            play.emit(new KnockedProne(victim.id()));
        }
        Fall.dropped(play, grappler, victim);
    }
}
