package arbiter.games.capital.ability;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.ActionSequence;
import arbiter.games.capital.turn.Active;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.List;

/** Focus I and II: an Instant that makes a Scout quicker until the next turn. Ledger: focus-1, focus-2. */
public record Focus(int energy, int extra, boolean freeOnce) implements ActTrait {

    @Override
    public void offerInstants(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (!Cooldown.ready(unit, this)) {
            return;
        }
        if (EnergyPayment.affords(state, unit, energy)) {
            menu.add(new Concentrate(this, unit, false));
        }
        if (freeOnce && !unit.focus().freeUsed()) {
            menu.add(new Concentrate(this, unit, true));
        }
    }

    private record Concentrate(Focus trait, Combatant unit, boolean free) implements CapitalAct {

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
            return free ? List.of() : List.of(new Cost("Energy", trait.energy));
        }

        @Override
        public boolean isAction() {
            return false;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (!free && !EnergyPayment.pay(play, unit, trait.energy, "Focus")) {
                return;
            }
            play.emit(new Focused(unit.id(), false));
            if (free) {
                play.emit(new FreeFocusUsed(unit.id()));
            }
            Cooldown.start(play, unit, trait);
            gained(play, unit, free ? 0 : trait.extra);
        }
    }

    /** What gaining Focus allows, however it was gained: an extra Action has its price. Ledger: CAP-AMB-110. */
    static void gained(Play<CapitalState> play, Combatant unit, int price) {
        FocusTrait.gained(play, unit);
        if (Active.mayBeGranted(play.state(), unit) // CAP-AMB-86
                && Offer.taken(
                        play,
                        unit,
                        "focus.extra",
                        new Offer.Use("Focus: an extra Action", price),
                        () -> unit.name() + " is in Focus. An extra Action at once?")) {
            ActionSequence.granted(play, unit, Occasion.ACTION);
        }
    }

    /** A unit gains Focus, anew if it had it. Ledger: focus-1, CAP-AMB-110. */
    public record Focused(String unit, boolean allOut) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            combatant.set(combatant.focus().gained(allOut));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, allOut ? " goes all out and gains Focus" : " gains Focus");
        }
    }

    /** The Focus that is free once until a Full Rest was used. Ledger: focus-2. */
    public record FreeFocusUsed(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            combatant.set(combatant.focus().withFreeUsed(true));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " has no free Focus left until a Full Rest");
        }
    }
}
