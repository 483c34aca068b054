package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Focused;
import arbiter.games.capital.state.FreeFocusUsed;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Focus I and II: an Instant that makes a Scout quicker until the next turn. Ledger: focus-1, focus-2. */
record Focus(Combatant unit, boolean free) implements Deed {

    private static final int ENERGY = 1;
    private static final Offer.Use EXTRA = new Offer.Use("Focus: an extra Action", 2);
    private static final Offer.Use FREE_EXTRA = new Offer.Use("Focus: an extra Action", 0);

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        if (!Cooldown.ready(unit, AbilityId.FOCUS_1)) {
            return;
        }
        if (Purse.affords(state, unit, ENERGY)) {
            menu.add(new Focus(unit, false));
        }
        if (unit.has(AbilityId.FOCUS_2) && !unit.marks().freeFocusUsed()) {
            menu.add(new Focus(unit, true));
        }
    }

    @Override
    public String id() {
        return free ? "focus:free" : "focus";
    }

    @Override
    public String text() {
        return free ? "Focus, free once until a Full Rest" : "Focus";
    }

    @Override
    public List<Cost> costs() {
        return free ? List.of() : List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (!free && !Purse.pay(play, unit, ENERGY, "Focus")) {
            return;
        }
        play.emit(new Focused(unit.id(), false));
        if (free) {
            play.emit(new FreeFocusUsed(unit.id()));
        }
        Cooldown.start(play, unit, AbilityId.FOCUS_1);
        gained(play, unit, free);
    }

    /** What gaining Focus allows, however it was gained. Ledger: CAP-AMB-110. */
    static void gained(Play<CapitalState> play, Combatant unit, boolean freeAction) {
        TacticalFocus.offer(play, unit);
        if (Active.mayBeGranted(play.state(), unit) // CAP-AMB-86
                && Offer.taken(
                        play,
                        unit,
                        "focus.extra",
                        freeAction ? FREE_EXTRA : EXTRA,
                        () -> unit.name() + " is in Focus. An extra Action at once?")) {
            TakingAction.granted(play, unit, Manner.ACTION);
        }
    }
}
