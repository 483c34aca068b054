package arbiter.games.narrative.turn;

import arbiter.dice.Symbols;
import arbiter.games.narrative.check.SymbolWords;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.List;

/** How an encounter goes on from turn to turn. */
public final class TurnEvents {

    private TurnEvents() {}

    /** Somebody rolled for a slot. */
    public record InitiativeRolled(String unit, String skill, DicePool pool, Symbols symbols)
            implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" rolls initiative with " + skill + ", ")
                    .dice(pool.toString())
                    .words(": " + SymbolWords.of(symbols))
                    .line();
        }
    }

    /** The order of slots is settled. */
    public record SlotsSettled(List<Slot> slots) implements NarrativeEvent {

        public SlotsSettled {
            slots = List.copyOf(slots);
        }

        @Override
        public void apply(NarrativeState state) {
            state.set(InitiativeSlots.of(slots));
        }

        @Override
        public Line line(NarrativeState state) {
            return Line.of("The slots are "
                    + String.join(
                            ", ",
                            slots.stream()
                                    .filter(slot -> !slot.isSecret(state))
                                    .map(Slot::side)
                                    .toList()));
        }
    }

    /** Somebody who came late has a slot too; those after it move back by one. Ledger: NAR-INIT-7. */
    public record SlotAdded(String unit, int place, Slot slot) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(state.slots().added(place, slot));
            state.set(state.progress().slotAdded(place));
            state.set(state.course().without(unit));
        }

        /** Nobody learns of a slot of somebody whom they do not know of. */
        @Override
        public Audience audience(NarrativeState state) {
            return slot.isSecret(state) ? Audience.playing(unit) : Audience.EVERYONE;
        }

        @Override
        public Line line(NarrativeState state) {
            return Line.of("One more slot for " + slot.side() + ", the "
                    + state.slots().number(state, place) + ". of all");
        }
    }

    /** Everybody may act again. */
    public record RoundBegan() implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(state.progress().newRound());
            state.set(state.slots().newRound(state)); // NAR-INIT-7
            for (Participant one : state.units()) {
                one.set(TurnRecord.FRESH);
            }
        }

        @Override
        public Line line(NarrativeState state) {
            return Line.of("Round " + state.round());
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Somebody takes a slot of their side. */
    public record TurnBegan(String unit, int slot) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(TurnRecord.BEGUN);
            state.set(state.progress().begun(unit, slot));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " takes slot " + state.slots().number(state, slot));
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** The action of the turn is used. */
    public record ActionTaken(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.turn().withAction());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " uses the action");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** Gear was managed as an incidental, once in this round. */
    public record QuickDrawUsed(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.turn().withQuickDraw());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is quick to draw");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** A maneuver of the turn is used. */
    public record ManeuverUsed(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.turn().withManeuver());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " uses a maneuver");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** The action of the turn goes for one more maneuver. Ledger: NAR-ACT-1. */
    public record ActionExchanged(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.turn().withAction());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " gives up the action for a maneuver");
        }
    }

    /** The gamemaster says that it is over. */
    public record EncounterEnded() implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(state.course().over());
        }

        @Override
        public Line line(NarrativeState state) {
            return Line.of("The encounter is over");
        }
    }

    /** A turn is over. */
    public record TurnEnded(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(state.progress().ended());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has finished");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }
}
